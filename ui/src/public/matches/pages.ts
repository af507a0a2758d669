/** The pages of an event of matches, each fetched when somebody goes there; `first/pages.mjs` has their addresses. */

export const MATCH_PAGES = {
  matches: () => import("./EventPage.svelte"),
  "match-standings": () => import("./StandingsPage.svelte"),
  "match-list": () => import("./MatchesPage.svelte"),
  "match-games": () => import("./GamesPage.svelte"),
  "match-hall": () => import("./HallScreen.svelte"),
  hall: () => import("./HallPage.svelte"),
  match: () => import("./MatchPage.svelte"),
  sheet: () => import("./SheetPage.svelte"),
  "match-proof": () => import("./ProofPage.svelte"),
  "match-mine": () => import("../../me/MatchMinePage.svelte"),
};
