/** What the first page says of an event, in words. */

import { counted, inWords, partOf, planned } from "../../lib/numbers/format";
import { to } from "../../lib/router/routes";
import type { Coming, DealsNow, Demonstration, Home, MatchesNow } from "./shapes";

type Kind = Demonstration["kind"];

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const gameOf = (kind: Kind): string => (kind === "deals" ? "poker" : "backgammon");
export const hrefOf = (event: { kind: Kind; id: string }): string =>
  event.kind === "deals" ? to.event(event.id) : to.matches(event.id);
/** Where one watches: the scoreboard, and of matches the page with all of them. */
export const watchHref = (event: { kind: Kind; id: string }): string =>
  event.kind === "deals" ? to.scoreboard(event.id) : to.matches(event.id);

export const aboutDeals = (event: DealsNow): string =>
  [
    "Poker",
    event.sessions > 1 ? `session ${event.session} of ${event.sessions}` : null,
    `${inWords(event.entries.length)} teams at ${inWords(event.tables)} ${event.tables === 1 ? "table" : "tables"}`,
  ]
    .filter(Boolean)
    .join(", ");

/** What a filled column of the strip is, in either theme, so that "comparable" explains itself. */
export const stripSaid = (event: DealsNow): string =>
  `Filled: played at all ${inWords(event.tables)} tables, open. ${partOf(event.hands_played, event.hands_total).replace(/^all/, "All")} hands.`;

export function aboutMatches(event: MatchesNow): string {
  const match = event.match;
  if (match === null) return `Backgammon, ${inWords(event.entries.length)} teams`;
  if (event.others > 0) return `${event.name}, ${inWords(event.others + 1)} matches live`;
  return `${event.name}, ${match.final ? "final" : `round ${match.round}`}`;
}

export function progress(event: DealsNow | MatchesNow): string {
  return event.kind === "deals"
    ? `comparable: ${partOf(event.comparable, event.deals)}`
    : `${partOf(event.matches_finished, event.matches)} matches`;
}

export const shown = (event: Demonstration): string =>
  event.status === "sealed" || event.status === "withdrawn"
    ? `${event.status}, for show`
    : `${partOf(event.done, event.of)} ${event.kind === "deals" ? "deals" : "matches"}, for show`;

/** Who leads in a room and by how many pips: "Norvale" and ", White, by 43 pips". */
export function leadSaid(room: { white: string; black: string; leads: number[] }): [string, string] {
  const lead = room.leads.at(-1) ?? 0;
  if (lead === 0) return ["", "level"];
  return [
    lead > 0 ? room.white : room.black,
    `, ${lead > 0 ? "White" : "Black"}, by ${counted(Math.abs(lead), "pip")}`,
  ];
}

/** What there is to watch, and where. */
export function watching(home: Home): { said: string; href: string | null } {
  const { live, demonstration, finished } = home;
  const [only] = live;
  if (only) {
    const said = live.length === 1 ? "One event is live" : `${sentence(inWords(live.length))} events are live`;
    return { said, href: live.length === 1 ? watchHref(only) : "#live" };
  }
  const [show] = demonstration;
  if (show && (show.status === "running" || show.status === "finished"))
    return { said: "Nothing is live; a demonstration", href: watchHref(show) };
  if (finished.length > 0) return { said: "Nothing is live; see results", href: "#finished" };
  return { said: "Nothing is live yet", href: null };
}

const day = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short" });
const withYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** A date in a list, e.g. "Sat 31 Oct"; of another year "31 Oct 2025". */
export const dayOf = (iso: string, now = new Date()): string => {
  const then = new Date(iso);
  return (then.getFullYear() === now.getFullYear() ? day : withYear).format(then).replace(",", "");
};

/** On which day an event is planned to begin, by the clock of its hall. */
export const beginsOn = (begins: string): string => dayOf(planned(begins).noon);

/** What stands at the end of the line of an event to come: "18:30, poker", "poker, sealed Sun 29 Nov". */
export const coming = (event: Coming): string =>
  event.begins === null
    ? `${gameOf(event.kind)}, sealed ${dayOf(event.sealed_at)}`
    : [planned(event.begins).time, gameOf(event.kind)].filter(Boolean).join(", ");
