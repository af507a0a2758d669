/** The catalogue: every language says everything, with the same facts; what is asked for is there. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const FOLDER = at("../../../../src/evendeal/words");
const SCREENS = at("../..");
/** Parts that a language may lack, each as a whole: the office is then in English. */
const ENGLISH_FOR_NOW = new Set([
  "office",
  "office-play",
  "office-says",
  "office-new",
  "office-reasons",
  "office-refusals",
  "office-secrets",
  "office-sheets",
]);
/** Keys that the server names, and no screen: tests there look for them. */
const BY_THE_SERVER = /^(because|refusal|refused|print|says)-/;

const languages = readdirSync(FOLDER).filter((name) => !name.includes("."));
const partsOf = (language: string): string[] =>
  readdirSync(join(FOLDER, language))
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => name.replace(/\.ftl$/, ""));
const sourceOf = (language: string, part: string): string =>
  readFileSync(join(FOLDER, language, `${part}.ftl`), "utf8");

/** What a pattern is given, and which elements stand in its text, e.g. `$name` and `<link>`. */
function facts(pattern: unknown): Set<string> {
  const found = new Set<string>();
  const look = (node: unknown): void => {
    if (typeof node === "string") for (const [mark] of node.matchAll(/<\/?\w+>/g)) found.add(mark);
    else if (Array.isArray(node)) node.forEach(look);
    else if (node !== null && typeof node === "object") {
      const { type, name } = node as { type?: string; name?: string };
      if (type === "var") found.add(`$${name}`);
      else if (type === "mesg" || type === "term") found.add(`${type} ${name}`);
      Object.values(node).forEach((each) => typeof each === "object" && look(each));
      if ("value" in node && typeof node.value === "string" && type !== "str") look(node.value);
    }
  };
  look(pattern);
  return found;
}

/** The texts of a part by their keys, `key.attribute` for an attribute; what cannot be read is refused. */
function textsOf(source: string, where: string): Map<string, unknown> {
  const { body } = new FluentResource(source);
  const begun = [...source.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id);
  expect([where, body.map(({ id }) => id)]).toEqual([where, begun]);
  expect([where, begun.filter((id, i) => begun.indexOf(id) !== i)]).toEqual([where, []]);
  const found = new Map<string, unknown>();
  for (const { id, value, attributes } of body) {
    if (value !== null) found.set(id, value);
    for (const [name, pattern] of Object.entries(attributes)) found.set(`${id}.${name}`, pattern);
  }
  return found;
}

const catalogues = new Map(
  languages.map((language) => [
    language,
    new Map(partsOf(language).map((part) => [part, textsOf(sourceOf(language, part), `${language}/${part}`)])),
  ]),
);
const english = catalogues.get("en") ?? new Map<string, Map<string, unknown>>();
const everything = [...english.values()].flatMap((texts) => [...texts.keys()]);

test("every language has every key of English and no other, with the same facts", () => {
  expect(english.size).toBeGreaterThan(2);
  for (const [language, parts] of catalogues) {
    const wanted = [...english.keys()].filter((part) => parts.has(part) || !ENGLISH_FOR_NOW.has(part));
    expect([language, [...parts.keys()].sort()]).toEqual([language, wanted.sort()]);
    for (const [part, texts] of parts) {
      const where = `${language}/${part}.ftl`;
      expect([where, [...texts.keys()].sort()]).toEqual([where, [...(english.get(part)?.keys() ?? [])].sort()]);
      for (const [key, text] of texts) {
        const expected = [...facts(english.get(part)?.get(key))].sort();
        expect([where, key, [...facts(text)].sort()]).toEqual([where, key, expected]);
      }
    }
  }
});

test("facts are seen wherever they stand in a text", () => {
  const [message] = new FluentResource(
    "deals = { $n ->\n    [one] <b>{ $n }</b> deal\n   *[other] { WORDS($n) } of { $all }\n}\n",
  ).body;

  expect([...facts(message?.value)].sort()).toEqual(["$all", "$n", "</b>", "<b>"]);
});

test("a text that cannot be read is refused, and so is a key that stands there twice", () => {
  expect(() => textsOf("fine = Fine\nbroken = { $n ->\n", "here")).toThrow();
  expect(everything.filter((key, i) => everything.indexOf(key) !== i)).toEqual([]);
});

test("nobody is shouted at", () => {
  const shouting = languages.flatMap((language) =>
    partsOf(language).filter((part) => /[!¡]/.test(sourceOf(language, part))),
  );

  expect(shouting).toEqual([]);
});

interface Asked {
  /** Keys that stand in a source in full. */
  plain: Set<string>;
  /** Keys that are put together there, as a pattern. */
  made: Map<string, { pattern: RegExp; asked: boolean }>;
  /** Whatever else stands there in quotes: a key may be chosen before it is asked for. */
  quoted: Set<string>;
}

/** The keys that a source asks for: `t("key")`, `` t(`key-${which}`) ``, `<Rich key="key">`. */
function askedIn(source: string): Asked {
  const plain = new Set([...source.matchAll(/(?:\bt\(\s*|<Rich\s+key=)"([^"]+)"/g)].map(([, key]) => key ?? ""));
  const made = new Map(
    [...source.matchAll(/(\bt\(\s*)?`([a-z](?:[\w.-]|\$\{[^`{}]*\})*)`/g)].map(([, t = "", key = ""]) => [
      key,
      { pattern: new RegExp(`^${key.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`), asked: t !== "" },
    ]),
  );
  const quoted = new Set([...source.matchAll(/"([a-z][\w.-]*)"/g)].map(([, key]) => key ?? ""));
  return { plain, made, quoted };
}

const sources = readdirSync(SCREENS, { recursive: true })
  .map(String)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts") && !name.endsWith(".d.ts"))
  .map((name) => askedIn(readFileSync(join(SCREENS, name), "utf8")));

const plain = new Set(sources.flatMap((source) => [...source.plain]));
const made = sources.flatMap((source) => [...source.made]);

test("every key that a screen asks for is there", () => {
  expect(plain.size).toBeGreaterThan(150);
  expect([...plain].filter((key) => !everything.includes(key))).toEqual([]);
  expect(made.filter(([, { asked }]) => asked).length).toBeGreaterThan(20);
  expect(
    made.filter(([, { pattern, asked }]) => asked && !everything.some((key) => pattern.test(key))).map(([key]) => key),
  ).toEqual([]);
});

test("every key that is there is asked for", () => {
  const given = [...english.values()].flatMap((texts) => [...texts.values()].flatMap((text) => [...facts(text)]));
  const others = given.flatMap((fact) => (fact.startsWith("mesg ") ? [fact.slice(5)] : []));
  const named = new Set([...plain, ...others, ...sources.flatMap((source) => [...source.quoted])]);
  // One that begins with a placeholder could be any key.
  const pieced = made.filter(([key]) => /^\w+-/.test(key)).map(([, { pattern }]) => pattern);
  const unused = everything.filter(
    (key) => !BY_THE_SERVER.test(key) && !named.has(key) && !pieced.some((one) => one.test(key)),
  );

  expect(unused).toEqual([]);
});
