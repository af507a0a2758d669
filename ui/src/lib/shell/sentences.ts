/** What the floor says about an event, in words. */

import { grouped } from "../numbers/format";
import type { EventHead } from "../protocol/api";
import { t } from "../words/words.svelte";

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Posts = Pick<EventHead, "small_blind" | "big_blind" | "ante" | "big_blind_ante">;

const antes = ({ ante, big_blind_ante }: Posts): (string | null)[] => [
  ante > 0 ? t("event-ante", { chips: ante }) : null,
  big_blind_ante > 0 ? t("event-big-blind-ante", { chips: big_blind_ante }) : null,
];

export function stakes(event: EventHead): string {
  const last = event.levels.at(-1);
  const posts = { small: event.small_blind, big: event.big_blind };
  const extra = [
    event.cap === null ? null : t("event-cap", { chips: event.cap }),
    ...(last ? [] : antes(event)),
  ].filter((part) => part !== null);
  const blinds = last
    ? t("event-blinds-levels", { ...posts, last_small: last.small_blind, last_big: last.big_blind })
    : t("event-blinds", posts);
  return [blinds, ...extra].join(", ");
}

/** What is posted in an event, as its page has it among the facts: of each level in which deals. */
export const posted = (event: EventHead): string =>
  event.levels.length === 0
    ? `${grouped(event.small_blind)}/${grouped(event.big_blind)}`
    : event.levels
        .map((level) => {
          const blinds = `${grouped(level.small_blind)}/${grouped(level.big_blind)}`;
          const all = [blinds, ...antes(level).filter((part) => part !== null)].join(", ");
          return t("event-level", { posts: all, first: level.first, last: level.last });
        })
        .join("; ");

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
