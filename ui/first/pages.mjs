/**
 * The public pages: their addresses, the component that each is drawn by where it is fetched apart
 * and what stands around it, the parts of the catalogue that it needs, and what it reads first. The server starts both with the page itself: who asks for an address need
 * not wait for the script that asks for the rest.
 *
 * A part of an address in braces is any step; `{session}` of a reading is the session that the
 * address asks for, as a query, or nothing. `rows`: what stands in the HTML until the page
 * is drawn, as the server names it: the standings of the event, the two teams of a match.
 */

const SCOREBOARD = "/api/events/{event}/scoreboard{session}";
const MATCHES = "/api/events/{event}/scoreboard";
const MATCH = "/api/events/{event}/matches/{round}/{match}";

/** The next thing of the timetable stands above the standings, and rooms beside tables. */
const PROGRAMME = "/api/events/{event}/programme";

const LADDERS_FRAME = "public/seat_ladder/Pages.svelte";
const MATCHES_FRAME = "public/matches/Pages.svelte";

/** Of the catalogue: what comes with every page in English, and is fetched in another language. */
export const EVERYWHERE = ["common", "public", "players"];

/**
 * @typedef {{ path: string, component: string, frame?: string, parts?: string[], reads: string[],
 *   rows?: string }} Page
 */

/** @type {Page[]} */
export const PAGES = [
  { path: "/", component: "public/home/HomePage.svelte", reads: ["/api/home"], rows: "events" },
  { path: "/how", component: "public/home/HowPage.svelte", parts: ["how"], reads: [] },
  { path: "/prizes", component: "prizes/PrizesPage.svelte", parts: ["prizes"], reads: [] },
  { path: "/people/{person}", component: "public/pages/PersonPage.svelte", reads: ["/api/people/{person}"] },
  {
    path: "/screen/{of}/{table}",
    component: "public/table_screen/TableScreenPage.svelte",
    parts: ["hall"],
    reads: ["/api/console/{of}/{table}/screen"],
  },
  { path: "/sign-in", component: "me/SignInPage.svelte", reads: [] },
  { path: "/join", component: "me/JoinPage.svelte", reads: [] },
  { path: "/me", component: "me/MePage.svelte", reads: [] },
  {
    path: "/register/{link}",
    component: "public/registration/RegisterPage.svelte",
    parts: ["registration"],
    reads: ["/api/registrations/{link}"],
  },
  {
    path: "/seat/{event}",
    component: "public/hall/FindSeat.svelte",
    parts: ["hall"],
    reads: ["/api/events/{event}", "/api/events/{event}/sits"],
  },
  {
    path: "/registered",
    component: "public/registration/RegisteredPage.svelte",
    parts: ["registration"],
    reads: [],
  },
  { path: "/me/{event}", component: "me/MinePage.svelte", parts: ["mine"], reads: [SCOREBOARD] },
  {
    path: "/e/{event}",
    component: "public/seat_teams/EventPage.svelte",
    reads: [SCOREBOARD, PROGRAMME],
    rows: "standings",
  },
  {
    path: "/e/{event}/scoreboard",
    component: "public/pages/ScoreboardPage.svelte",
    reads: [SCOREBOARD],
    rows: "standings",
  },
  {
    path: "/e/{event}/hall",
    component: "public/seat_teams/HallPage.svelte",
    parts: ["hall"],
    reads: [SCOREBOARD, "/api/events/{event}/tables{session}"],
  },
  {
    path: "/e/{event}/tables",
    component: "public/pages/TablesPage.svelte",
    reads: [SCOREBOARD, "/api/events/{event}/tables{session}", PROGRAMME],
    rows: "tables",
  },
  {
    path: "/e/{event}/tables/{table}",
    component: "public/pages/TablePage.svelte",
    // Before the seats are drawn there is no table to read, which the scoreboard says.
    reads: [SCOREBOARD],
  },
  {
    path: "/e/{event}/deals",
    component: "public/pages/DealsPage.svelte",
    parts: ["deals"],
    reads: [SCOREBOARD, "/api/events/{event}/deals{session}"],
    rows: "deals",
  },
  {
    path: "/e/{event}/deals/{deal}",
    component: "public/pages/DealPage.svelte",
    parts: ["deals"],
    reads: [SCOREBOARD, "/api/events/{event}/deals/{deal}{session}"],
    rows: "deal",
  },
  {
    path: "/e/{event}/proof",
    component: "public/pages/ProofPage.svelte",
    parts: ["proof"],
    reads: [SCOREBOARD, "/api/events/{event}/proof{session}"],
  },
  {
    path: "/i/{event}",
    component: "public/seat_ladder/EventPage.svelte",
    frame: LADDERS_FRAME,
    parts: ["ladders"],
    reads: [SCOREBOARD],
    rows: "standings",
  },
  {
    path: "/i/{event}/scoreboard",
    component: "public/seat_ladder/StandingsPage.svelte",
    frame: LADDERS_FRAME,
    parts: ["ladders"],
    reads: [SCOREBOARD],
    rows: "standings",
  },
  {
    path: "/i/{event}/hall",
    component: "public/seat_ladder/HallPage.svelte",
    frame: LADDERS_FRAME,
    parts: ["ladders", "hall"],
    reads: [SCOREBOARD],
  },
  {
    path: "/i/{event}/players/{entry}",
    component: "public/seat_ladder/PlayerPage.svelte",
    frame: LADDERS_FRAME,
    parts: ["ladders"],
    reads: [SCOREBOARD, "/api/events/{event}/players/{entry}{session}"],
  },
  {
    path: "/i/{event}/tables",
    component: "public/pages/TablesPage.svelte",
    frame: LADDERS_FRAME,
    parts: ["ladders"],
    reads: [SCOREBOARD, "/api/events/{event}/tables{session}"],
    rows: "tables",
  },
  {
    path: "/i/{event}/tables/{table}",
    component: "public/pages/TablePage.svelte",
    frame: LADDERS_FRAME,
    parts: ["ladders"],
    reads: [SCOREBOARD],
  },
  {
    path: "/i/{event}/deals",
    component: "public/pages/DealsPage.svelte",
    frame: LADDERS_FRAME,
    parts: ["ladders", "deals"],
    reads: [SCOREBOARD, "/api/events/{event}/deals{session}"],
    rows: "deals",
  },
  {
    path: "/i/{event}/deals/{deal}",
    component: "public/pages/DealPage.svelte",
    frame: LADDERS_FRAME,
    parts: ["ladders", "deals"],
    reads: [SCOREBOARD, "/api/events/{event}/deals/{deal}{session}"],
    rows: "deal",
  },
  {
    path: "/i/{event}/proof",
    component: "public/pages/ProofPage.svelte",
    frame: LADDERS_FRAME,
    parts: ["ladders", "proof"],
    reads: [SCOREBOARD, "/api/events/{event}/proof{session}"],
  },
  {
    path: "/i/{event}/mine",
    component: "me/MinePage.svelte",
    frame: LADDERS_FRAME,
    parts: ["ladders", "mine"],
    reads: [SCOREBOARD],
  },
  {
    path: "/m/{event}",
    component: "public/matches/EventPage.svelte",
    frame: MATCHES_FRAME,
    parts: ["matches"],
    reads: [MATCHES],
    rows: "standings",
  },
  {
    path: "/m/{event}/standings",
    component: "public/matches/StandingsPage.svelte",
    frame: MATCHES_FRAME,
    parts: ["matches"],
    reads: [MATCHES],
    rows: "standings",
  },
  {
    path: "/m/{event}/hall",
    component: "public/matches/HallScreen.svelte",
    frame: MATCHES_FRAME,
    parts: ["matches", "hall"],
    reads: [MATCHES],
  },
  {
    path: "/m/{event}/matches",
    component: "public/matches/MatchesPage.svelte",
    frame: MATCHES_FRAME,
    parts: ["matches"],
    reads: [MATCHES],
    rows: "matches",
  },
  {
    path: "/m/{event}/games",
    component: "public/matches/GamesPage.svelte",
    frame: MATCHES_FRAME,
    parts: ["matches"],
    reads: [MATCHES, "/api/events/{event}/games"],
    rows: "games",
  },
  {
    path: "/m/{event}/me",
    component: "me/MatchMinePage.svelte",
    frame: MATCHES_FRAME,
    parts: ["matches", "mine"],
    reads: [MATCHES],
  },
  {
    path: "/m/{event}/proof",
    component: "public/matches/ProofPage.svelte",
    frame: MATCHES_FRAME,
    parts: ["matches", "proof"],
    reads: [MATCHES, "/api/events/{event}/proof"],
  },
  {
    path: "/m/{event}/{round}/{match}",
    component: "public/matches/MatchPage.svelte",
    frame: MATCHES_FRAME,
    parts: ["matches"],
    reads: [MATCHES, MATCH],
    rows: "match",
  },
  {
    path: "/m/{event}/{round}/{match}/sheet",
    component: "public/matches/SheetPage.svelte",
    frame: MATCHES_FRAME,
    parts: ["matches"],
    reads: [MATCHES, MATCH],
    rows: "match",
  },
  {
    path: "/m/{event}/{round}/{match}/{game}",
    component: "public/matches/MatchPage.svelte",
    frame: MATCHES_FRAME,
    parts: ["matches"],
    reads: [MATCHES, MATCH, `${MATCH}/games/{game}`],
    rows: "match",
  },
];
