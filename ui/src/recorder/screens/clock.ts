/** The clock that was called on a seat: it runs until the seat has acted. */

import type { Hand } from "../engine";
import { acts } from "./says";

/** Seconds that a player has once the clock is called (TDA 29: 25, then 5 counted down). */
const SECONDS = 30;

export interface Clock {
  deal: number;
  seat: number;
  /** Actions of the hand before it: one more, and the seat has acted. */
  before: number;
  at: Date;
}

const actions = (hand: Hand): number => hand.lines.filter((line) => line.counts && acts(line.body)).length;

export const clockOn = (hand: Hand, seat: number, at: Date): Clock => ({
  deal: hand.deal,
  seat,
  before: actions(hand),
  at,
});

/** The seconds that are left on the clock so many seconds after it was called; null: it runs no more. */
export function leftOn(clock: Clock, hand: Hand, passed: number): { seat: number; left: number } | null {
  const { deal, seat, before } = clock;
  if (hand.deal !== deal || hand.table.to_act !== seat || actions(hand) !== before) return null;
  return { seat, left: Math.max(0, SECONDS - passed) };
}
