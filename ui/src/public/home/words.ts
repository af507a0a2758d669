/** What the first page says of an event, in words. */

import { dateOf, dayOfYear, planned } from "../../lib/numbers/format";
import { to, type DealsPlaces } from "../../lib/router/routes";
import { partOf } from "../../lib/words/counts";
import { exact, t, type Fields } from "../../lib/words/words.svelte";
import type { Coming, DealsNow, Demonstration, Home, LaddersNow, MatchesNow, Over } from "./shapes";

type Kind = Demonstration["kind"];

/** The line of a house that has given none: it is ours, and so in the language of the reader. */
const OURS = "Everybody gets the same cards and the same rolls. Only the play is compared.";
/** What a house says of itself; null: it says nothing of its own. */
export const ownLine = (line: string | undefined): string | null => (line === undefined || line === OURS ? null : line);

export const gameOf = (kind: Kind): string => t(kind === "matches" ? "game-of-backgammon" : "game-of-poker");
/** Where the pages of events of deals are, by the word of the first page for them; null: they are of matches. */
const dealsPlaces = (kind: Kind): DealsPlaces | null =>
  kind === "matches" ? null : kind === "ladders" ? to.ladders : to;
export const hrefOf = ({ kind, id }: { kind: Kind; id: string }): string =>
  dealsPlaces(kind)?.event(id) ?? to.matches(id);
/** Where one watches: the scoreboard, and of matches the page with all of them. */
export const watchHref = ({ kind, id }: { kind: Kind; id: string }): string =>
  dealsPlaces(kind)?.scoreboard(id) ?? to.matches(id);

export function aboutDeals(event: DealsNow | LaddersNow): string {
  const { tables, session, sessions } = event;
  if (event.kind === "ladders") return t("home-about-ladders", { title: event.title, players: event.players, tables });
  return t(sessions > 1 ? "home-about-session" : "home-about-deals", {
    teams: event.entries.length,
    tables,
    session,
    sessions,
  });
}

/** What a filled column of the strip is, in either theme, so that "comparable" explains itself. */
export const stripSaid = ({ tables, hands_played: played, hands_total: hands }: DealsNow | LaddersNow): string =>
  t(played === hands && hands > 1 ? "home-strip-all" : "home-strip", { tables, played, hands });

export function aboutMatches(event: MatchesNow): string {
  const match = event.match;
  if (match === null) return t("home-about-teams", { teams: event.entries.length });
  const { name } = event;
  if (event.others > 0) return t("home-about-matches", { name, n: event.others + 1 });
  return match.final ? t("home-about-final", { name }) : t("home-about-round", { name, round: match.round });
}

export function progress(event: DealsNow | LaddersNow | MatchesNow): string {
  return event.kind === "matches"
    ? t("home-matches", { part: partOf(event.matches_finished, event.matches) })
    : t("home-comparable", { part: partOf(event.comparable, event.deals) });
}

export function stateOf(event: Demonstration): string {
  if (event.status === "sealed" || event.status === "withdrawn") return t(`home-shown-${event.status}`);
  const part = partOf(event.done, event.of);
  return t(event.kind === "matches" ? "home-shown-matches" : "home-shown-deals", { part });
}

/** What the winners of an event won with; of one that was withdrawn, that it was. */
export function resultText({ score, unit }: Over): string {
  if (unit === null) return t("home-withdrawn");
  const [first = 0, second] = score;
  if (second !== undefined) return t("home-score", { first, second, unit });
  return unit === "points" ? t("home-points", { n: exact(first) }) : t("home-score-one", { n: first, unit });
}

/** Who leads in a room and by how many pips, as a text of the catalogue. */
export function leadOf(room: { white: string; black: string; leads: number[] }): { key: string; fields: Fields } {
  const lead = room.leads.at(-1) ?? 0;
  if (lead === 0) return { key: "home-lead-level", fields: {} };
  return {
    key: lead > 0 ? "home-lead-white" : "home-lead-black",
    fields: { team: lead > 0 ? room.white : room.black, n: Math.abs(lead) },
  };
}

/** What there is to watch, and where. */
export function watching(home: Home): { said: string; href: string | null } {
  const { live, demonstration, finished } = home;
  const [only] = live;
  if (only) {
    return { said: t("home-watch-live", { n: live.length }), href: live.length === 1 ? watchHref(only) : "#live" };
  }
  const [show] = demonstration;
  if (show && (show.status === "running" || show.status === "finished"))
    return { said: t("home-watch-show"), href: watchHref(show) };
  if (finished.length > 0) return { said: t("home-watch-results"), href: "#finished" };
  return { said: t("home-watch-nothing"), href: null };
}

/** A date in a list, e.g. "Sat 31 Oct"; of another year "31 Oct 2025". */
export const dayOf = (iso: string, now = new Date()): string =>
  new Date(iso).getFullYear() === now.getFullYear() ? dayOfYear(iso) : dateOf(iso);

/** On which day an event is planned to begin, by the clock of its hall. */
export const beginsOn = (begins: string): string => dayOf(planned(begins).noon);

/** What stands at the end of the line of an event to come: "18:30, poker", "poker, sealed Sun 29 Nov". */
export const coming = (event: Coming): string =>
  event.begins === null
    ? t("home-coming-sealed", { game: gameOf(event.kind), day: dayOf(event.sealed_at) })
    : [planned(event.begins).time, gameOf(event.kind)].filter(Boolean).join(", ");
