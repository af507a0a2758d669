/** What the screens say, from the catalogue in `src/evendeal/words`, in the language of the reader. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { format, grouped, inWords, MINUS } from "../numbers/format";
import { fraction, type Fraction } from "../numbers/fraction";
import { askedAt } from "../router/hall";
import { BRACKETS, language } from "./language.svelte";
import type { Part } from "./part";
import { common } from "./parts/common";

const KEY = "evendeal-language";

/** The languages that there are, by their codes, each with its own name of itself. */
export const LANGUAGES: ReadonlyMap<string, string> = new Map(
  ["en", ...common.files.keys()]
    .map((code): [string, string] => [code, nameOf(code)])
    .sort(([, a], [, b]) => a.localeCompare(b, "en")),
);

function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/**
 * What an address asks for, else what was chosen before, else the first that the browser wants, else that of
 * the event; else English. A screen in the hall has no reader: there the event comes before what was chosen.
 */
export function chosen(
  search: string,
  stored: string | null,
  wanted: readonly string[],
  spoken: ReadonlyMap<string, string> = LANGUAGES,
  event: string | null = null,
): string {
  const query = new URLSearchParams(search);
  const reader = [stored, ...wanted.map((tag) => tag.split("-")[0] ?? "")];
  const order = [query.get("language"), ...(query.has("hall") ? [event, ...reader] : [...reader, event])];
  return order.find((code) => code !== null && (code === BRACKETS || spoken.has(code))) ?? "en";
}

/** The languages that have all of these parts; English has every part. */
export const spokenIn = (parts: readonly Part[]): ReadonlyMap<string, string> =>
  new Map([...LANGUAGES].filter(([code]) => code === "en" || parts.every(({ files }) => files.has(code))));

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage may be forbidden; the choice then lasts for this page
  }
}

/** What a message may be given. A number is printed as the house prints numbers, and chooses the plural. */
export type Fields = Readonly<Record<string, unknown>>;

/** A number that chooses the plural, with its digits as they are printed. */
class Printed extends FluentNumber {
  constructor(
    value: number,
    readonly printed: string,
    type: "cardinal" | "ordinal" = "cardinal",
  ) {
    super(value, { type } as Intl.NumberFormatOptions);
  }
  override toString(): string {
    return this.printed;
  }
}

/** An exact number in a message, e.g. `4½`; up to one it counts as one. */
export function exact(value: number | string | Fraction): FluentNumber {
  const { n, d } = typeof value === "object" ? value : fraction(value);
  return new Printed(n > 0 && n <= d ? 1 : n / d, format({ n, d }));
}

/** A number that is a place in an order, and chooses among the forms of those: `[one] { $n }st`. */
export const nth = (n: number): FluentNumber => new Printed(n, grouped(n), "ordinal");

/** Letters that are written from right to left: Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** A name in a sentence; one from right to left is set apart, so that no number beside it changes its place. */
const [APART = "", AGAIN = ""] = [0x2068, 0x2069].map((sign) => String.fromCodePoint(sign));
const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? APART + text + AGAIN : text);

function variable(value: unknown): FluentVariable {
  if (typeof value === "number") return new Printed(value, value < 0 ? MINUS + grouped(-value) : grouped(value));
  if (value instanceof FluentNumber) return value;
  if (Array.isArray(value)) return value.map((each) => String(variable(each))).join(", ");
  return value === null || value === undefined ? "" : isolated(String(value));
}

/** `WORDS($n)`: a small count in English words; `WORDS($n, begins: 1)` where it begins a sentence. */
function countInWords([count]: readonly unknown[], named: Record<string, unknown>): string {
  const text = count instanceof FluentNumber ? inWords(count.value) : String(count);
  return "begins" in named ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** Each text in brackets of its own, also between the elements that stand in it. */
const bracketed = (text: string): string =>
  text
    .split(/(<\/?\w+>)/)
    .map((piece) => (piece.startsWith("<") ? piece : piece.replace(/\S(?:.*\S)?/s, (words) => `\u27e6${words}\u27e7`)))
    .join("");

class Words {
  /** Whether what the page needs has come. */
  ready = $state(false);
  /** What this application speaks: the languages that have all the parts that it starts with. */
  languages = $state.raw(LANGUAGES);
  /** What is drawn now; a new object whenever something is added. */
  #bundle = $state.raw(new FluentBundle("en"));
  /** The language and the number of parts of it: what is there already is not made again. */
  #drawn = "";
  readonly #parts = new Set<Part>([common]);
  readonly #read = new Map<string, Map<Part, FluentResource>>();
  /** The language chosen; `language.current` follows once its texts are there. */
  #wanted = "en";
  /** What the address asked for when the page was opened; nothing once somebody has chosen on it. */
  #search = "";
  /** Chosen on this page: it holds, also where nothing may be stored. */
  #chosen: string | null = null;

  /** Speak the language of the reader, with these parts of the catalogue. */
  async start(...parts: Part[]): Promise<void> {
    this.languages = spokenIn(parts);
    const { pathname = "/", search = "" } = globalThis.location ?? {};
    this.#search = askedAt(pathname, search);
    this.#wanted = this.#forReader(globalThis.document?.documentElement.dataset.language ?? null);
    await this.need(...parts);
    this.ready = true;
  }

  /** Pages of an event are read; speak its language where nothing says what the reader's is. Null: it names none. */
  within(event: string | null): Promise<void> {
    this.#wanted = this.#forReader(event);
    return this.#show();
  }

  #forReader(event: string | null): string {
    return this.#chosen ?? chosen(this.#search, stored(), globalThis.navigator?.languages ?? [], this.languages, event);
  }

  /** Have these parts too, in whatever language is spoken. Rejected if one cannot be fetched. */
  need(...parts: Part[]): Promise<void> {
    for (const each of parts) this.#parts.add(each);
    return this.#show();
  }

  /** Speak another language from now on, and the next time. */
  choose(code: string): Promise<void> {
    this.#wanted = this.#chosen = code;
    try {
      localStorage.setItem(KEY, code);
    } catch {
      // the choice then lasts for this page
    }
    return this.#show();
  }

  async #show(): Promise<void> {
    const wanted = this.#wanted;
    const source = wanted === BRACKETS ? "en" : wanted;
    const read = this.#read.get(source) ?? new Map<Part, FluentResource>();
    this.#read.set(source, read);
    const missing = [...this.#parts].filter((each) => !read.has(each));
    // What comes with the page is there at once: no frame is drawn without it.
    const fetched = missing.map((each) => [each, textOf(each, source)] as const);
    if (fetched.some(([, text]) => typeof text !== "string")) await Promise.all(fetched.map(([, text]) => text));
    for (const [each, text] of fetched)
      read.set(each, new FluentResource(typeof text === "string" ? text : await text));
    const drawn = `${wanted} ${this.#parts.size}`;
    if (wanted !== this.#wanted || drawn === this.#drawn || ![...this.#parts].every((each) => read.has(each))) return;
    this.#drawn = drawn;
    const bundle = new FluentBundle(
      source,
      wanted === BRACKETS
        ? { useIsolating: false, functions: { WORDS: (...of) => bracketed(countInWords(...of)) }, transform: bracketed }
        : { useIsolating: false, functions: { WORDS: countInWords } },
    );
    for (const each of this.#parts) bundle.addResource(read.get(each) as FluentResource);
    // A page may ask for its part while it is drawn, and nothing may change then that is drawn already.
    untrack(() => {
      this.#bundle = bundle;
      language.current = wanted;
    });
    if (globalThis.document) document.documentElement.lang = wanted;
  }

  /** The text of a key, or of an attribute of it (`key.attribute`); null: it is in no part that has come. */
  find(key: string, fields: Fields): string | null {
    const [id = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === null || pattern === undefined) return null;
    const given = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, variable(value)]));
    return this.#bundle.formatPattern(pattern, given, []);
  }
}

/** A part in a language that does not have it, or of which it does not arrive, is said in English. */
function textOf(part: Part, code: string): string | Promise<string> {
  const english = (): string | Promise<string> => part.english ?? part.files.get("en")?.() ?? "";
  const fetch = code === "en" ? undefined : part.files.get(code);
  return fetch ? fetch().catch(english) : english();
}

export const words = new Words();
void words.need();

/** The text of a key in the language of the reader; the key itself where there is none. */
export const t = (key: string, fields: Fields = {}): string => words.find(key, fields) ?? (words.ready ? key : "");

/** A refusal in the language of the reader; where the catalogue has no words for it, its own sentence in English. */
export const tRefusal = (refusal: { name: string; sentence: string; fields: Fields }): string =>
  words.find(`refusal-${refusal.name}`, refusal.fields) ?? refusal.sentence;
