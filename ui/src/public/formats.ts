/** The public pages of an event, by its format. A further format is one entry more. */

import type { Component } from "svelte";
import type { Format } from "../lib/protocol/api";
import { to, type DealsPlaces, type RoutesOf } from "../lib/router/routes";
import { PAGES } from "./pages";
import type { About, EventProps, Section } from "./side";
import type { Part } from "../lib/words/part";
import { ladders as ladderWords } from "../lib/words/parts/ladders";
import { matches as matchWords } from "../lib/words/parts/matches";
import { t } from "../lib/words/words.svelte";
import SeatTeams from "./seat_teams/Pages.svelte";

interface Later<R> {
  later: () => Promise<{ default: Component<EventProps<R>> }>;
  /** The parts of the catalogue that they need. */
  parts?: readonly Part[];
}

interface Side<R> {
  /** What holds the pages: at once where most readers come to, else when somebody comes. */
  pages: Component<EventProps<R>> | Later<R>;
  /** What an address shows, for the title of the window; empty for the event itself. `what` is its name, once known. */
  title(route: R, what: string | null): string;
  sections(route: R, session: number | null): Section[];
  /** The event's own page; null where the reader is there. */
  about(route: R, name: string, session: number | null): About | null;
  /** Stacks decide prizes there: the page of prizes is one of its places. */
  prizes: boolean;
}

type Sides = { readonly [F in Format]: Side<RoutesOf[F]> };

/** A part of a match, and the match. */
const of = (part: string, match: string | null): string =>
  [part, match ?? t("title-match")].filter(Boolean).join(" · ");

/** The places of an event of deals that the bar leads to; `page` as the pages of teams are called. */
const dealsSections = (at: DealsPlaces, page: string, event: string, session: number | null): Section[] => [
  { name: t("bar-place"), href: at.event(event, session), here: page === "event" },
  { name: t("bar-standings"), href: at.scoreboard(event, session), here: page === "scoreboard" },
  { name: t("bar-tables"), href: at.tables(event, session), here: page === "tables" || page === "table" },
  { name: t("bar-deals"), href: at.deals(event, session), here: page === "deals" || page === "deal" },
  { name: t("bar-proof"), href: at.proof(event, session), here: page === "proof" },
];

export const SIDES: Sides = {
  seat_teams: {
    pages: SeatTeams,
    title: (route) =>
      ({
        event: "",
        scoreboard: t("bar-standings"),
        hall: t("title-hall"),
        tables: t("bar-tables"),
        deals: t("bar-deals"),
        proof: t("bar-proof"),
        mine: t("title-mine"),
        table: route.page === "table" ? t("title-table", { table: route.table }) : "",
        deal: route.page === "deal" ? t("title-deal", { deal: route.deal }) : "",
      })[route.page],
    sections: ({ page, event }, session) => dealsSections(to, page, event, session),
    about: ({ page, event }, name, session) => (page === "event" ? null : { name, href: to.event(event, session) }),
    prizes: true,
  },
  seat_ladder: {
    pages: { later: () => import("./seat_ladder/Pages.svelte"), parts: [ladderWords] },
    title: (route, what) =>
      ({
        ladders: "",
        "ladder-standings": t("bar-standings"),
        "ladder-hall": t("title-hall"),
        "ladder-player": what ?? "",
        "ladder-tables": t("bar-tables"),
        "ladder-deals": t("bar-deals"),
        "ladder-proof": t("bar-proof"),
        "ladder-mine": t("title-mine"),
        "ladder-table": route.page === "ladder-table" ? t("title-table", { table: route.table }) : "",
        "ladder-deal": route.page === "ladder-deal" ? t("title-deal", { deal: route.deal }) : "",
      })[route.page],
    sections: ({ page, event }, session) => {
      const alike: Record<string, string> = {
        ladders: "event",
        "ladder-standings": "scoreboard",
        "ladder-player": "scoreboard",
      };
      return dealsSections(to.ladders, alike[page] ?? page.replace("ladder-", ""), event, session);
    },
    about: ({ page, event }, name, session) =>
      page === "ladders" ? null : { name, href: to.ladders.event(event, session) },
    prizes: false,
  },
  room_match: {
    pages: { later: PAGES.matches, parts: [matchWords] },
    title: (route, what) =>
      ({
        matches: "",
        "match-standings": t("bar-standings"),
        "match-hall": t("title-hall"),
        "match-list": t("bar-matches"),
        "match-games": t("bar-games"),
        match: of(route.page === "match" && route.game !== null ? t("title-game", { game: route.game }) : "", what),
        sheet: of(t("title-sheet"), what),
        "match-proof": t("bar-proof"),
        "match-mine": t("title-mine"),
      })[route.page],
    sections: ({ page, matches }) => [
      { name: t("bar-place"), href: to.matches(matches), here: page === "matches" },
      { name: t("bar-standings"), href: to.matchStandings(matches), here: page === "match-standings" },
      {
        name: t("bar-matches"),
        href: to.matchList(matches),
        here: page === "match-list" || page === "match" || page === "sheet",
      },
      { name: t("bar-games"), href: to.matchGames(matches), here: page === "match-games" },
      { name: t("bar-proof"), href: to.matchProof(matches), here: page === "match-proof" },
    ],
    about: ({ page, matches }, name) => (page === "matches" ? null : { name, href: to.matches(matches) }),
    prizes: true,
  },
};

/** What an event's format does with its address; which format that is, the address itself says. */
export const sideOf = <F extends Format>(format: F): Side<RoutesOf[Format]> => SIDES[format] as Side<RoutesOf[Format]>;
