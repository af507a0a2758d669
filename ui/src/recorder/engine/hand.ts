/** The hand that the screen shows, put together from the server's lines, the own ones, and the rules. */

import type { Known, Progress } from "./play.ts";
import type { AskedLine, Played } from "./rules.ts";
import type { Hand, HandLine, Offered, Step } from "./shapes_hand.ts";
import type { Body, Card, ConsoleDeal, Stage, StreetName } from "./wire.ts";

export type HandKnown = Known<Body>;

/** The newest that the server told of a hand: with the cards on the table, and when those that wait come. */
export interface HandProgress extends Progress<Stage> {
  sent: Partial<Record<StreetName, Card[]>>;
  due: Date | null;
}

export const asked = (known: readonly HandKnown[]): AskedLine[] => known.map(({ n, body }) => ({ n, body }));

const ENDS: Partial<Record<Body["do"], Step>> = {
  accept: "accepted",
  dispute: "disputed",
  different: "frozen",
};

const CLOSED: readonly (Step | Stage)[] = ["accepted", "disputed", "frozen", "void"];
export const isClosed = (step: Step | Stage): boolean => CLOSED.includes(step);

/**
 * Where the hand stands.
 *
 * What the server said holds for the lines that it knew; own lines after them go further.
 */
export function stepOf(known: readonly HandKnown[], progress: HandProgress, played: Played): Step {
  let end: Step | null = isClosed(progress.stage) ? (progress.stage as Step) : null;
  for (const { n, body } of known) {
    if (n >= progress.next) end = ENDS[body.do] ?? end;
  }
  if (end) return end;
  if (known.every(({ body }) => body.do === "note" || body.do === "call_director")) return "sealed";
  const { state } = played;
  if (state.over) return "finished";
  if (state.to_act !== null) return "betting";
  if (played.offered) return "board";
  return state.street_due ? "street_due" : "showdown";
}

export function offeredOf(played: Played, progress: HandProgress): Offered | null {
  const street = played.offered;
  if (!street) return null;
  const cards = progress.sent[street] ?? null;
  return { street, count: street === "flop" ? 3 : 1, cards, due: cards ? null : progress.due };
}

export function listed(known: readonly HandKnown[], played: Played, step: Step): HandLine[] {
  const made = new Map(played.lines.map((line) => [line.n, line]));
  let street: HandLine["street"] = "preflop";
  return known.map(({ n, body, state, by, at }) => {
    const line = made.get(n);
    street = line?.street ?? street;
    return {
      n,
      body,
      state,
      by,
      at,
      street,
      counts: line?.counts ?? false,
      corrected: line?.corrected ?? null,
      open: (line?.open ?? false) && !isClosed(step),
      total: line?.total ?? null,
    };
  });
}

export interface HandFacts {
  deal: ConsoleDeal;
  known: readonly HandKnown[];
  progress: HandProgress;
  played: Played;
  /** "Please check again" was answered to the lines below this number; 0: it was not. */
  checkBelow: number;
  /** Whether there is or may be something after this hand. */
  follows: boolean;
}

export function handOf({ deal, known, progress, played, checkBelow, follows }: HandFacts): Hand {
  const step = stepOf(known, progress, played);
  const lines = listed(known, played, step);
  const seal = known.find(({ body }) => body.do === "break_seal") ?? known[0];
  const atTheServer = known.length <= deal.next;
  return {
    deal: deal.deal,
    slot: deal.slot,
    holder: deal.holder,
    // a deal that a device has kept since before the server told it has none
    toppedUp: (deal.topped_up as number[] | undefined) ?? [],
    place: deal.place,
    replaces: deal.replaces,
    label: deal.label,
    setup: deal.setup,
    step,
    table: played.state,
    offered: step === "board" ? offeredOf(played, progress) : null,
    lines,
    undoable: lines.findLast((line) => line.open) ?? null,
    checkAgain: checkBelow > 0 && known.length <= checkBelow && !isClosed(step),
    why: atTheServer ? deal.why : null,
    ruling: deal.ruling,
    calling: known.some(({ body }) => body.do === "call_director") && deal.ruling === null,
    since: step === "sealed" || !seal ? null : new Date(seal.at),
    mayGoOn: isClosed(step) && follows,
  };
}
