/** What the floor says about an event, in words. */

import { counted, grouped, inWords } from "../numbers/format";
import type { EventHead } from "../protocol/api";

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function stakes(event: EventHead): string {
  const extra = [
    event.cap === null ? null : `cap ${grouped(event.cap)}`,
    event.ante > 0 ? `ante ${grouped(event.ante)}` : null,
    event.big_blind_ante > 0 ? `big-blind ante ${grouped(event.big_blind_ante)}` : null,
  ].filter((part) => part !== null);
  return [`blinds ${grouped(event.small_blind)}/${grouped(event.big_blind)}`, ...extra].join(", ");
}

export function size(event: EventHead): string {
  return `${inWords(event.tables)} ${event.tables === 1 ? "table" : "tables"}, ${counted(event.deals, "deal")}`;
}

/** Which session is shown, where there is more than one. */
export function sessionOf(event: EventHead): string | undefined {
  return event.sessions > 1 ? `Session ${event.session} of ${event.sessions}` : undefined;
}

/** The line beneath an event's name. */
export function subtitle(event: EventHead): string[] {
  return [sessionOf(event), sentence(stakes(event)), size(event)]
    .filter((part) => part !== undefined)
    .map((part, n) => (n === 0 ? sentence(part) : part.charAt(0).toLowerCase() + part.slice(1)));
}

export function stripCaption(event: EventHead, handsPlayed: number, handsTotal: number): string {
  const tables = event.tables === 1 ? "at the table" : `at all ${inWords(event.tables)} tables`;
  return `Each column is a deal. Strong: played ${tables}, opened and comparable. ${grouped(handsPlayed)} of ${grouped(handsTotal)} hands are played.`;
}

/** Where there will be tables, and nobody sits yet. */
export const NO_SEATS = "The seats are drawn when the session begins.";

/** When standings begin, for a page that has none yet. */
export function firstDeal(event: EventHead): string {
  if (event.withdrawn) return "The event was withdrawn before a deal was played at every table.";
  return event.status === "sealed"
    ? `The ${grouped(event.deals)} deals are drawn and sealed; nobody has seen a card. Play has not started.`
    : "Play is under way. Nothing of a deal is shown before the last table has played it.";
}
