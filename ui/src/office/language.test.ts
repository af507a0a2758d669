/** A translator of the office adds files to the folder of a language, and no code. */

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { part, type Part } from "../lib/words/part";

// Other files of tests may have the office's own texts already, and what a catalogue says first holds.
vi.resetModules();
const { say } = await import("../lib/words/say");
const { spokenIn, words } = await import("../lib/words/words.svelte");

const CATALOGUE = fileURLToPath(new URL("../../../src/evendeal/words", import.meta.url));
const copy = join(mkdtempSync(join(tmpdir(), "words-")), "words");

afterEach(async () => {
  await words.choose("en");
  rmSync(copy, { recursive: true, force: true });
});

/** The parts of the office as they are found in a catalogue. */
function officeIn(catalogue: string): Part[] {
  const files = readdirSync(join(catalogue, "en")).filter((name) => name.startsWith("office"));
  return files.map((name) => {
    const languages = readdirSync(catalogue).filter((code) => readdirSync(join(catalogue, code)).includes(name));
    const found = languages.map((code) => [
      `${catalogue}/${code}/${name}`,
      () => Promise.resolve(readFileSync(join(catalogue, code, name), "utf8")),
    ]);
    return part(Object.fromEntries(found) as Record<string, () => Promise<string>>);
  });
}

test("a language that brings the office's files is offered there, and is spoken", async () => {
  cpSync(CATALOGUE, copy, { recursive: true });
  const files = readdirSync(join(copy, "en")).filter((name) => name.startsWith("office"));
  const step = { key: "says-begin-session", fields: { session: 2 } };

  expect([...spokenIn(officeIn(copy)).keys()]).toEqual(["en"]);

  for (const name of files) {
    const text = readFileSync(join(copy, "en", name), "utf8");
    writeFileSync(
      join(copy, "de", name),
      text.replace("= Begin session { $session }", "= Session { $session } beginnen"),
    );
  }
  await words.start(...officeIn(copy));
  await words.choose("de");

  expect([...words.languages.keys()]).toEqual(["de", "en"]);
  expect(say(step)).toBe("Session 2 beginnen");
});
