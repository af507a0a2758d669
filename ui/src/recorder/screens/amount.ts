/** What is typed on the amount keys: chips in all on this street, as the dealer announces them. */

import type { QuickSizes } from "../engine";

/** Most digits that an amount may have. */
const LONGEST = 9;

export type AmountKey = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "00" | "back";

/** In the order in which they lie under the hand. */
export const AMOUNT_KEYS: readonly AmountKey[] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0", "back"];

/** The digits after a key: no leading nought, never longer than an amount can be. */
export function pressed(typed: string, key: AmountKey): string {
  if (key === "back") return typed.slice(0, -1);
  return (typed + key).replace(/^0+/, "").slice(0, LONGEST);
}

/** The chips that the digits make; null while nothing is typed. */
export const amountOf = (typed: string): number | null => (typed === "" ? null : Number(typed));

export type Fit = "nothing" | "below" | "above" | "fits";

/** How an amount lies between the least and the most that the rules allow. */
export function fit(chips: number | null, least: number, most: number): Fit {
  if (chips === null) return "nothing";
  if (chips > most) return "above";
  return chips < least ? "below" : "fits";
}

/** A quick size: its name in the catalogues, and the total it stands for. */
export interface QuickSize {
  name: "least" | "half" | "two_thirds" | "pot" | "cap" | "all_in";
  chips: number;
}

/** The quick sizes that the rules give; `capped`: the largest is all of the cap, not only of the stack. */
export function quickSizes({ least, half, two_thirds, pot, cap }: QuickSizes, capped: boolean): QuickSize[] {
  const all: { name: QuickSize["name"]; chips: number | null }[] = [
    { name: "least", chips: least },
    { name: "half", chips: half },
    { name: "two_thirds", chips: two_thirds },
    { name: "pot", chips: pot },
    { name: capped ? "cap" : "all_in", chips: cap },
  ];
  return distinct(all.flatMap(({ name, chips }) => (chips === null ? [] : [{ name, chips }])));
}

/** The quick sizes without those that say the same amount twice; the named ends win. */
export function distinct(sizes: readonly QuickSize[]): QuickSize[] {
  const ends: readonly string[] = ["least", "cap", "all_in"];
  const taken = new Set(sizes.filter(({ name }) => ends.includes(name)).map(({ chips }) => chips));
  const seen = new Set<number>();
  return sizes.filter(({ name, chips }) => {
    if (seen.has(chips) || (!ends.includes(name) && taken.has(chips))) return false;
    seen.add(chips);
    return true;
  });
}
