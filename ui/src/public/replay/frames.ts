/**
 * A hand as pictures: what the server's steps show after each of them.
 *
 * Chips and pots are the server's. Here is only remembered what a step does not repeat: what
 * the other seats have in front of them, who is out, how much of the board lies.
 */

import { format } from "../../lib/numbers/format";
import { t } from "../../lib/words/words.svelte";

export type Chips = number | string;

export interface HandStep {
  street: string;
  do: string;
  seat: number | null;
  chips: Chips | null;
  committed: Chips | null;
  pot: Chips;
}

export interface Frame {
  /** What has just happened, as a sentence. */
  said: string;
  street: string;
  /** Who did it; null for the dealer, and before the first step. */
  seat: number | null;
  do: string;
  /** In front of each seat on this street, by seat. */
  bets: ReadonlyMap<number, Chips>;
  committed: ReadonlyMap<number, Chips>;
  out: ReadonlySet<number>;
  won: ReadonlyMap<number, Chips>;
  /** Community cards that lie. */
  board: number;
  pot: Chips;
}

const STEPS = new Set(["post", "fold", "kill", "check", "call", "bet", "raise", "show", "back", "win"]);
const CARDS: Record<string, number> = { flop: 3, turn: 4, river: 5 };

/** What a step says; one that is not known is said by its seat. */
export function sentence(step: HandStep): string {
  const chips = step.chips === null ? "" : format(step.chips);
  const fields = { seat: step.seat, chips };
  if (step.do === "deal") return t(`replay-deal-${step.street}`);
  return STEPS.has(step.do) ? t(`replay-${step.do}`, fields) : t("ladder-seat", fields);
}

/** The picture before the first card is played, and one after each step. */
export function frames(steps: readonly HandStep[]): Frame[] {
  let now: Frame = {
    said: t("replay-start"),
    street: "pre-flop",
    seat: null,
    do: "",
    bets: new Map(),
    committed: new Map(),
    out: new Set(),
    won: new Map(),
    board: 0,
    pot: 0,
  };
  const all = [now];
  for (const step of steps) {
    const bets = new Map(step.do === "deal" || (step.do === "win" && now.do !== "win") ? [] : now.bets);
    const committed = new Map(now.committed);
    const out = new Set(now.out);
    const won = new Map(now.won);
    if (step.seat !== null) {
      if (step.committed !== null) committed.set(step.seat, step.committed);
      if (step.do === "fold" || step.do === "kill") {
        out.add(step.seat);
        bets.delete(step.seat);
      } else if (step.do === "back") {
        bets.delete(step.seat);
      } else if (step.do === "win") {
        if (step.chips !== null) won.set(step.seat, step.chips);
      } else if (step.chips !== null && step.chips !== 0) {
        bets.set(step.seat, step.chips);
      }
    }
    now = {
      said: sentence(step),
      street: step.street,
      seat: step.seat,
      do: step.do,
      bets,
      committed,
      out,
      won,
      board: step.do === "deal" ? (CARDS[step.street] ?? now.board) : now.board,
      pot: step.pot,
    };
    all.push(now);
  }
  return all;
}

/** Where the streets begin: the frame to which a jump by street goes. */
export const streetStarts = (all: readonly Frame[]): number[] =>
  all.flatMap((frame, n) => (n === 0 || frame.do === "deal" ? [n] : []));
