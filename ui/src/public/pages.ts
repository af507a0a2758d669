/** The public pages, each fetched when somebody goes there; `first/pages.mjs` has their addresses. */

import { parse, type Route } from "../lib/router/routes";
import { MATCH_PAGES } from "./matches/pages";

/** What stands around each page of an event of matches, which is fetched with it. */
const matches = () => import("./matches/Pages.svelte");

const tables = () => import("./pages/TablesPage.svelte");
const table = () => import("./pages/TablePage.svelte");
const deals = () => import("./pages/DealsPage.svelte");
const deal = () => import("./pages/DealPage.svelte");
const proof = () => import("./pages/ProofPage.svelte");
const mine = () => import("../me/MinePage.svelte");

export const PAGES = {
  events: () => import("./home/HomePage.svelte"),
  how: () => import("./home/HowPage.svelte"),
  prizes: () => import("../prizes/PrizesPage.svelte"),
  "sign-in": () => import("../me/SignInPage.svelte"),
  join: () => import("../me/JoinPage.svelte"),
  me: () => import("../me/MePage.svelte"),
  register: () => import("./registration/RegisterPage.svelte"),
  seat: () => import("./hall/FindSeat.svelte"),
  registered: () => import("./registration/RegisteredPage.svelte"),
  mine,
  "table-screen": () => import("./table_screen/TableScreenPage.svelte"),
  person: () => import("./pages/PersonPage.svelte"),
  event: () => import("./seat_teams/EventPage.svelte"),
  scoreboard: () => import("./pages/ScoreboardPage.svelte"),
  hall: () => import("./seat_teams/HallPage.svelte"),
  tables,
  table,
  deals,
  deal,
  proof,
  ladders: () => import("./seat_ladder/EventPage.svelte"),
  "ladder-standings": () => import("./seat_ladder/StandingsPage.svelte"),
  "ladder-hall": () => import("./seat_ladder/HallPage.svelte"),
  "ladder-player": () => import("./seat_ladder/PlayerPage.svelte"),
  "ladder-tables": tables,
  "ladder-table": table,
  "ladder-deals": deals,
  "ladder-deal": deal,
  "ladder-proof": proof,
  "ladder-mine": mine,
  matches,
  "match-standings": matches,
  "match-hall": matches,
  "match-list": matches,
  "match-games": matches,
  match: matches,
  sheet: matches,
  "match-proof": matches,
  "match-mine": matches,
} satisfies Record<Exclude<Route["page"], "missing">, () => Promise<unknown>>;

/** Fetch a page as soon as somebody points at a link to it; returns how to stop. */
export function soon(): () => void {
  const fetched = (event: Event): void => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.origin !== location.origin) return;
    const { page } = parse(link.pathname);
    // One that does not arrive is fetched again by whoever goes there, and says so.
    if (page === "missing") return;
    void PAGES[page]().catch(() => undefined);
    if (page in MATCH_PAGES) void MATCH_PAGES[page as keyof typeof MATCH_PAGES]().catch(() => undefined);
  };
  const kinds = ["pointerover", "touchstart", "focusin"] as const;
  for (const kind of kinds) document.addEventListener(kind, fetched, { passive: true });
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, fetched);
  };
}
