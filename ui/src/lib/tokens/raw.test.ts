import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { raw, rawLines, stylesOf } from "./raw.mjs";

test("a length in pixels is raw, one of a token or in another unit is not", () => {
  expect(rawLines("a {\n margin: 8px;\n padding: var(--space-8) 1rem 0;\n width: calc(100% - 3.5px) }")).toEqual([
    2, 4,
  ]);
  expect(rawLines("a { gap: 0px; width: 2em }")).toEqual([]);
});

test("a query is asked at a breakpoint, of widths and of heights", () => {
  expect(rawLines("@media (max-width: 639px) { a { gap: 1em } } @media (min-width: 640px) {}")).toEqual([]);
  expect(rawLines("@container (max-width: 639px) and (min-height: 600px) {}")).toEqual([]);
  expect(rawLines("@media (max-width: 641px) {}\n@media (min-height: 640px) {}\na { width: 639px }")).toEqual([
    1, 2, 3,
  ]);
});

test("of a component only its styles count, and no comment; lines are those of the file", () => {
  const component = '<p>8px</p>\n<style lang="css">\na { gap: 1px } /* 9px */\n</style>';
  expect(rawLines(stylesOf("A.svelte", component))).toEqual([3]);
  expect(rawLines(stylesOf("A.svelte", "<p>8px</p>"))).toEqual([]);
  expect(rawLines(stylesOf("a.css", "/* 9px\n9px */\na { gap: 9px }"))).toEqual([3]);
});

test("whatever is raw in a folder is named by file and line; the tokens' own sheet may be", () => {
  const folder = mkdtempSync(join(tmpdir(), "raw-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "lib/tokens"), { recursive: true });
  writeFileSync(join(folder, "lib/tokens/tokens.css"), "a { gap: 8px }");
  writeFileSync(join(folder, "B.svelte"), "<i></i>\n<style>\n  i { gap: 8px }\n</style>");
  writeFileSync(join(folder, "lib/c.css"), "c { gap: 8px }");

  expect(raw(folder)).toEqual(["B.svelte:3", "lib/c.css:1"]);
});

test("no style of the screens has a raw pixel", () => {
  expect(raw()).toEqual([]);
});
