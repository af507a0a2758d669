/** What a line says, in the words of the floor. */

import { format } from "../../lib/numbers/format";
import { meant, type Body, type HandLine } from "../engine";
import { t } from "../../lib/words/words.svelte";

/** The seat that a line speaks of, or null. */
export function seatOf(body: Body): number | null {
  return "seat" in body ? body.seat : null;
}

/** A word or an amount for the log, after the seat's number. */
export function word(body: Body): string {
  switch (body.do) {
    case "fold":
      return t("log-folds");
    case "check":
      return t("log-checks");
    case "call":
      return t("log-calls");
    case "raise_to":
      return format(body.chips);
    case "muck":
      return t("log-mucks");
    case "show":
      return t("log-shows");
    case "kill":
      return t("log-killed");
    case "award":
      return t("log-award", { pot: potName(body.pot), seats: body.seats.join(" + ") });
    case "dealt":
    case "different":
      return t(`street-${body.street}`);
    case "deal_street":
      return t("log-board", { cards: body.cards.join(" ") });
    case "break_seal":
      return t("log-seal");
    case "note":
      return t(`note-${body.kind}`);
    case "call_director":
      return t("log-director");
    case "undo":
      return t("log-undo");
    case "correct":
      return t("log-correct");
    case "accept":
      return t("log-accept");
    case "dispute":
      return t("log-dispute");
  }
}

/** A whole line: "Seat 3 raises to 400". */
export function sentence(body: Body): string {
  const seat = seatOf(body);
  const said = body.do === "raise_to" ? t("log-raises", { chips: body.chips }) : word(body);
  return seat === null ? said : t("log-line", { seat, said });
}

/** The main pot is 0; the side pots are counted from 1. */
export const potName = (pot: number): string => (pot === 0 ? t("pot-main") : t("pot-side", { n: pot }));

/** Lines that the strip along the bottom lists; the others are written but only clutter it. */
export function listed(lines: readonly HandLine[]): HandLine[] {
  const onStrip = new Set<Body["do"]>([
    "fold",
    "check",
    "call",
    "raise_to",
    "muck",
    "show",
    "kill",
    "award",
    "note",
    "call_director",
  ]);
  return lines.filter((line) => line.counts && onStrip.has(line.body.do));
}

const ACTS: ReadonlySet<Body["do"]> = new Set(["fold", "check", "call", "raise_to"]);
/** Whether a seat has acted by it: the turn goes on. */
export const acts = (body: Body): boolean => ACTS.has(body.do);

/** What a seat last said on this street, or null. */
export function lastSaid(lines: readonly HandLine[], seat: number, street: HandLine["street"]): Body | null {
  for (const line of lines.toReversed()) {
    const body = meant(line);
    if (line.counts && line.street === street && acts(body) && seatOf(body) === seat) return body;
  }
  return null;
}
