/** What one seat did in a hand, in two acts at most: the boldest that it chose, and how the hand ended for it. */

import type { OpenDeal } from "../protocol/api";
import { t } from "../words/words.svelte";

export type HandStep = NonNullable<OpenDeal["rows"][number]["steps"]>[number];

/** What a seat chooses, the boldest first. */
const CHOSEN = [["raise", "bet"], ["call"], ["check"]] as const;

/**
 * The acts as words of the catalogue, `swing-did-ACT`, each with its street, `none` where it need not be named; no act
 * where the seat has done nothing.
 */
export function seatActs(steps: readonly HandStep[], seat: number): { act: string; street: string }[] {
  const own = steps.filter((step) => step.seat === seat);
  const chosen = CHOSEN.map((of) => own.filter((step) => of.some((act) => act === step.do)).at(-1)).find(Boolean);
  const end = ending(steps, own);
  if (!chosen) return end === null ? [] : [end];
  if (end === null) return [{ act: chosen.do, street: chosen.street }];
  // What came after it says that it was before the flop.
  return [{ act: chosen.do, street: chosen.street === "pre-flop" ? "none" : chosen.street }, end];
}

function ending(steps: readonly HandStep[], own: readonly HandStep[]): { act: string; street: string } | null {
  const out = own.find((step) => step.do === "fold" || step.do === "kill");
  if (out) return { act: out.do, street: out.street };
  const wins = steps.filter((step) => step.do === "win");
  const last = wins.at(-1);
  // A hand that a ruling stopped has no end.
  if (!last) return null;
  const won = own.some((step) => step.do === "win");
  if (last.street !== "showdown") return { act: won ? "takes" : "loses", street: last.street };
  if (!won) return { act: "loses", street: last.street };
  return { act: wins.length === 1 ? "wins" : "shares", street: last.street };
}

/** The same as a sentence's part, in the language of the reader: "raised the turn, lost". */
export const seatDid = (steps: readonly HandStep[], seat: number): string =>
  seatActs(steps, seat)
    .map(({ act, street }) => t(`swing-did-${act}`, { street }))
    .join(", ");
