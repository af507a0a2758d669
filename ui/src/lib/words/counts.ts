/** Counts and lists, as sentences have them in the language of the reader. */

import { grouped } from "../numbers/format";
import { nth, t } from "./words.svelte";

/** A count beside what it is a part of, `4 of 6`; where it is no part of it, `all 6`. */
export const partOf = (part: number, whole: number): string =>
  part !== whole ? t("part-of", { part, whole }) : whole > 1 ? t("part-all", { whole }) : grouped(whole);

/** The same where it begins a line. */
export const partOfAll = (part: number, whole: number): string => {
  const text = partOf(part, whole);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Names one after the other: "A, B and C". */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : t("list-and", { before: names.slice(0, -1).join(", "), last: names.at(-1) });

/** A place in an order: `1st`. */
export const ordinal = (n: number): string => t("ordinal", { n: nth(n) });
