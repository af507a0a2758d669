/** Numbers as the house prints them: thin-spaced thousands, a real minus, halves as ½. */

import { BRACKETS, language } from "../words/language.svelte";
import { fraction, type Fraction } from "./fraction";

export const MINUS = "\u2212";
/** Narrow, and no place where a line may end: a number is never broken. */
export const THIN = "\u202f";

const VULGAR: Record<string, string> = {
  "1/2": "½",
  "1/3": "⅓",
  "2/3": "⅔",
  "1/4": "¼",
  "3/4": "¾",
  "1/5": "⅕",
  "2/5": "⅖",
  "3/5": "⅗",
  "4/5": "⅘",
  "1/6": "⅙",
  "5/6": "⅚",
  "1/8": "⅛",
  "3/8": "⅜",
  "5/8": "⅝",
  "7/8": "⅞",
};

export interface Parts {
  sign: "" | "+" | typeof MINUS;
  /** Digits grouped by thin spaces; empty when only a fraction is left, as in ½. */
  whole: string;
  /** Numerator and denominator of what is left, or null for a whole number. */
  rest: { n: number; d: number } | null;
}

export const grouped = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+(?!\d))/g, THIN);

export function parts(value: number | string | Fraction, signed = false): Parts {
  const { n, d } = typeof value === "object" ? value : fraction(value);
  const size = Math.abs(n);
  const whole = Math.floor(size / d);
  const left = size % d;
  return {
    sign: n < 0 ? MINUS : signed && n > 0 ? "+" : "",
    whole: whole === 0 && left > 0 ? "" : grouped(whole),
    rest: left > 0 ? { n: left, d } : null,
  };
}

/** As one string, e.g. `+2 337½`, `−1 150`, `4⅓`, `4 3⁄7`. */
export function format(value: number | string | Fraction, signed = false): string {
  const { sign, whole, rest } = parts(value, signed);
  if (!rest) return sign + whole;
  const glyph = VULGAR[`${rest.n}/${rest.d}`];
  if (glyph) return sign + whole + glyph;
  return `${sign}${whole}${whole ? THIN : ""}${rest.n}\u2044${rest.d}`;
}

export const signed = (value: number | string | Fraction): string => format(value, true);

export function counted(count: number | string, one: string, many = `${one}s`): string {
  const exact = fraction(count);
  return `${format(exact)} ${exact.n > 0 && exact.n <= exact.d ? one : many}`;
}

const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** Small counts in words, as in "six tables". */
export const inWords = (count: number): string => WORDS[count] ?? grouped(count);

/** A long hex string in groups of four. */
export const inGroups = (hex: string): string[] => hex.match(/.{1,4}/g) ?? [];

/** First two groups and the last one: enough to compare by eye with a printed seal. */
export function shortSeal(hex: string): string {
  const groups = inGroups(hex);
  return groups.length > 4 ? `${groups[0]} ${groups[1]} … ${groups.at(-1)}` : groups.join(" ");
}

type Style = Intl.DateTimeFormatOptions;
const CLOCK: Style = { hour: "2-digit", minute: "2-digit" };
const SECONDS: Style = { ...CLOCK, second: "2-digit" };
const DATE: Style = { day: "numeric", month: "short", year: "numeric" };
const WHOLE_DAY: Style = { weekday: "long", day: "numeric", month: "long" };
const NAMED_DAY: Style = { ...WHOLE_DAY, year: "numeric" };
const DAY: Style = { weekday: "short", day: "numeric", month: "short" };

const DAY_OF_YEAR: Style = { ...DAY, year: "numeric" };

const formats = new Map<Style, { locale: string; format: Intl.DateTimeFormat }>();

/** A date or a time in the language of the reader, by the clock of the browser. */
function inStyle(style: Style, iso: string): string {
  const { locale } = language;
  let found = formats.get(style);
  if (found?.locale !== locale)
    formats.set(style, (found = { locale, format: new Intl.DateTimeFormat(locale, style) }));
  const text = found.format.format(new Date(iso));
  return language.current === BRACKETS ? `\u27e6${text}\u27e7` : text;
}

export const timeOf = (iso: string): string => inStyle(CLOCK, iso);
/** To the second, e.g. "18:03:59". */
export const secondOf = (iso: string): string => inStyle(SECONDS, iso);
export const dateOf = (iso: string): string => inStyle(DATE, iso);
/** The day as a heading, e.g. "Saturday 31 October". */
export const wholeDayOf = (iso: string): string => inStyle(WHOLE_DAY, iso);
/** A day that is written as "2026-12-03", with its weekday: "Thursday 3 December 2026". */
export const namedDayOf = (on: string): string => inStyle(NAMED_DAY, `${on}T12:00`).replace(/^(\p{L}+),/u, "$1");
/** A day of this year, e.g. "Sat 31 Oct". */
export const dayOfYear = (iso: string): string => inStyle(DAY, iso).replace(",", "");
export const momentOf = (iso: string): string => `${dateOf(iso)}, ${timeOf(iso)}`;

/**
 * When an event is planned to begin, by the clock of its hall, wherever the screen stands: noon of
 * that day, which every time zone has, and the time as it is written, empty where there is none.
 */
export const planned = (begins: string): { noon: string; time: string } => {
  const [day = "", time = ""] = begins.split("T");
  return { noon: `${day}T12:00`, time };
};

/** The same in words, e.g. "Thu 3 Dec 2026, 18:30". */
export const plannedOf = (begins: string): string => {
  const { noon, time } = planned(begins);
  return [inStyle(DAY_OF_YEAR, noon).replace(",", ""), time].filter(Boolean).join(", ");
};
