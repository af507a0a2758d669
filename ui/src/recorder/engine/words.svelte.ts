/** Words in four languages, each catalogue loaded when it is chosen. */

import { grouped } from "../../lib/numbers/format";
import type { Refusal } from "./wire";

export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;
export type Catalogue = Record<string, string>;

const KEY = "evendeal-recorder-language";

const catalogues = import.meta.glob<{ default: unknown }>("../words/*.json");

async function load(language: Language): Promise<unknown> {
  return (await catalogues[`../words/${language}.json`]?.())?.default ?? {};
}

export const isLanguage = (text: unknown): text is Language => typeof text === "string" && text in LANGUAGES;

function preferred(): Language {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // storage may be forbidden; the device's language then
  }
  if (isLanguage(stored)) return stored;
  const wanted = (globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? "en";
}

/** Catalogues may be nested; their keys are then joined by dots. */
export function flat(tree: unknown, before = ""): Catalogue {
  const found: Catalogue = {};
  for (const [name, value] of Object.entries(tree as Record<string, unknown>)) {
    if (typeof value === "string") found[before + name] = value;
    else Object.assign(found, flat(value, `${before}${name}.`));
  }
  return found;
}

class Words {
  language = $state<Language>(preferred());
  ready = $state(false);
  catalogue = $state.raw<Catalogue>({});

  async choose(language: Language): Promise<void> {
    const chosen = flat(await load(language));
    this.catalogue = chosen;
    this.language = language;
    this.ready = true;
    document.documentElement.lang = language;
    try {
      localStorage.setItem(KEY, language);
    } catch {
      // the choice then lasts for this page
    }
  }

  /** The language of this device. */
  start(): Promise<void> {
    return this.choose(this.language);
  }
}

export const words = new Words();

export type Fields = Record<string, unknown>;

/** The text of a key, its `{fields}` filled in; null: the catalogue has no such key. */
export function textOf(catalogue: Catalogue, language: Language, key: string, fields: Fields): string | null {
  const n = fields["n"];
  const plural = typeof n === "number" ? new Intl.PluralRules(language).select(n) : "other";
  const text = catalogue[`${key}.${plural}`] ?? catalogue[`${key}.other`] ?? catalogue[key];
  return text?.replace(/\{(\w+)\}/g, (whole, name: string) => (name in fields ? said(fields[name]) : whole)) ?? null;
}

function said(value: unknown): string {
  if (typeof value === "number") return value < 0 ? `\u2212${grouped(-value)}` : grouped(value);
  if (Array.isArray(value)) return value.map(said).join(", ");
  return value === null || value === undefined ? "" : String(value);
}

/** The words of a key in the language chosen. `key.one` and `key.other` are chosen by `fields.n`. */
export function t(key: string, fields: Fields = {}): string {
  return textOf(words.catalogue, words.language, key, fields) ?? key;
}

/** A refusal in the language chosen; where it has no words, its own sentence in English. */
export function tRefusal(refusal: Refusal): string {
  return textOf(words.catalogue, words.language, `refusal.${refusal.name}`, refusal.fields) ?? refusal.sentence;
}
