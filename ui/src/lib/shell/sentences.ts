/** What the floor says about an event, in words. */

import type { EventHead } from "../protocol/api";
import { t } from "../words/words.svelte";

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function stakes(event: EventHead): string {
  const extra = [
    event.cap === null ? null : t("event-cap", { chips: event.cap }),
    event.ante > 0 ? t("event-ante", { chips: event.ante }) : null,
    event.big_blind_ante > 0 ? t("event-big-blind-ante", { chips: event.big_blind_ante }) : null,
  ].filter((part) => part !== null);
  return [t("event-blinds", { small: event.small_blind, big: event.big_blind }), ...extra].join(", ");
}

export const size = (event: EventHead): string =>
  [t("event-size-tables", { n: event.tables }), t("count-deals", { n: event.deals })].join(", ");

/** Which session is shown, where there is more than one. */
export const sessionOf = ({ session, sessions }: EventHead): string | undefined =>
  sessions > 1 ? t("event-session-of", { session, sessions }) : undefined;

/** The line beneath an event's name. */
export const subtitle = (event: EventHead): string[] =>
  [sessionOf(event), stakes(event), size(event)]
    .filter((part) => part !== undefined)
    .map((part, n) => (n === 0 ? sentence(part) : part));

export const stripCaption = (event: EventHead, played: number, hands: number): string =>
  t("event-strip", { tables: event.tables, played, hands });

/** Where there will be tables, and nobody sits yet. */
export const noSeats = (): string => t("event-no-seats");

/** When standings begin, for a page that has none yet. */
export function firstDeal(event: EventHead): string {
  if (event.withdrawn) return t("event-none-withdrawn");
  return event.status === "sealed" ? t("event-none-sealed", { deals: event.deals }) : t("event-none-running");
}
