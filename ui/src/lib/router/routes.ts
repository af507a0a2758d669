/** Addresses of the app and what they show. */

import type { Format } from "../protocol/api";
import { maybe, number, route, Table, text, type Missing, type RouteOf } from "./table";

const event = text();
const matches = text();

const HOUSE = {
  events: route("/", {}),
  "sign-in": route("/sign-in", {}),
  join: route("/join", {}),
  me: route("/me", {}),
  /** Registering for an event to come, and one's own registration, whose code stands behind the #. */
  register: route("/register/{link}", { link: text() }),
  registered: route("/registered", {}),
  /** Where somebody sits in an event, of whatever format. */
  seat: route("/seat/{of}", { of: text() }),
  prizes: route("/prizes", {}),
  how: route("/how", {}),
  /** A person who plays in events of the house. */
  "table-screen": route("/screen/{of}/{table}", { of: text(), table: number }),
  person: route("/people/{person}", { person: text() }),
};

const SEAT_TEAMS = {
  mine: route("/me/{event}", { event }),
  event: route("/e/{event}", { event }),
  scoreboard: route("/e/{event}/scoreboard", { event }),
  hall: route("/e/{event}/hall", { event }),
  tables: route("/e/{event}/tables", { event }),
  table: route("/e/{event}/tables/{table}", { event, table: number }),
  deals: route("/e/{event}/deals", { event }),
  deal: route("/e/{event}/deals/{deal}", { event, deal: number }),
  proof: route("/e/{event}/proof", { event }),
};

const SEAT_LADDER = {
  ladders: route("/i/{event}", { event }),
  "ladder-standings": route("/i/{event}/scoreboard", { event }),
  "ladder-hall": route("/i/{event}/hall", { event }),
  "ladder-tables": route("/i/{event}/tables", { event }),
  "ladder-table": route("/i/{event}/tables/{table}", { event, table: number }),
  "ladder-deals": route("/i/{event}/deals", { event }),
  "ladder-deal": route("/i/{event}/deals/{deal}", { event, deal: number }),
  "ladder-proof": route("/i/{event}/proof", { event }),
  "ladder-mine": route("/i/{event}/mine", { event }),
  /** How one player has come to his place in a session. */
  "ladder-player": route("/i/{event}/players/{entry}", { event, entry: text() }),
};

const ROOM_MATCH = {
  matches: route("/m/{matches}", { matches }),
  "match-standings": route("/m/{matches}/standings", { matches }),
  "match-hall": route("/m/{matches}/hall", { matches }),
  "match-list": route("/m/{matches}/matches", { matches }),
  "match-games": route("/m/{matches}/games", { matches }),
  "match-proof": route("/m/{matches}/proof", { matches }),
  "match-mine": route("/m/{matches}/me", { matches }),
  sheet: route("/m/{matches}/{session}/{match}/sheet", { matches, session: number, match: number }),
  match: route("/m/{matches}/{session}/{match}/{game}", {
    matches,
    session: number,
    match: number,
    game: maybe(number),
  }),
};

const TABLE = new Table({ ...HOUSE, ...SEAT_TEAMS, ...SEAT_LADDER, ...ROOM_MATCH });

/** The addresses of the pages of one format. */
export type RoutesOf = {
  seat_teams: RouteOf<typeof SEAT_TEAMS>;
  seat_ladder: RouteOf<typeof SEAT_LADDER>;
  room_match: RouteOf<typeof ROOM_MATCH>;
};

export type Route = RouteOf<typeof TABLE.lines> | Missing;

export const parse = (path: string): Route => TABLE.parse(path);

/** Where the pages of an event of deals are; `session` only when another than the current one is wanted. */
export interface DealsPlaces {
  event(event: string, session?: number | null): string;
  scoreboard(event: string, session?: number | null): string;
  tables(event: string, session?: number | null): string;
  table(event: string, table: number, session?: number | null): string;
  deals(event: string, session?: number | null): string;
  deal(event: string, deal: number, session?: number | null): string;
  proof(event: string, session?: number | null): string;
  /** What the team or player who is signed in has there. */
  mine(event: string): string;
  /** A deal's page with one table's hand played again, perhaps from one seat. */
  replay(event: string, deal: number, table: number, session?: number | null, seat?: number | null): string;
}

/** Those of a format, whose events stand at `root`: the pages of all formats of deals are called the same. */
const dealsPlaces = (root: (event: string) => string, mine: (event: string) => string): DealsPlaces => ({
  mine,
  event: (event, session = null) => root(event) + asked(session),
  scoreboard: (event, session = null) => `${root(event)}/scoreboard${asked(session)}`,
  tables: (event, session = null) => `${root(event)}/tables${asked(session)}`,
  table: (event, table, session = null) => `${root(event)}/tables/${table}${asked(session)}`,
  deals: (event, session = null) => `${root(event)}/deals${asked(session)}`,
  deal: (event, deal, session = null) => `${root(event)}/deals/${deal}${asked(session)}`,
  proof: (event, session = null) => `${root(event)}/proof${asked(session)}`,
  replay: (event, deal, table, session = null, seat = null) => {
    const asks = [session === null ? "" : `session=${session}`, `replay=${table}`, seat === null ? "" : `seat=${seat}`];
    return `${root(event)}/deals/${deal}?${asks.filter((ask) => ask !== "").join("&")}`;
  },
});

/** The address of a page; `session` only when another than the current one is wanted. */
export const to = {
  events: (): string => TABLE.build("events", {}),
  how: (): string => TABLE.build("how", {}),
  person: (person: string): string => TABLE.build("person", { person }),
  ...dealsPlaces(
    (event) => TABLE.build("event", { event }),
    (event) => TABLE.build("mine", { event }),
  ),
  /** Those of an event of individuals. */
  ladders: dealsPlaces(
    (event) => TABLE.build("ladders", { event }),
    (event) => TABLE.build("ladder-mine", { event }),
  ),
  ladderPlayer: (event: string, entry: string, session: number | null = null): string =>
    TABLE.build("ladder-player", { event, entry }) + asked(session),
  inRunning: (event: string, session: number | null = null): string =>
    TABLE.build("scoreboard", { event }) + withScores(asked(session), "in-running"),
  signIn: (next: string | null = null): string =>
    TABLE.build("sign-in", {}) + (next === null ? "" : `?next=${encodeURIComponent(next)}`),
  tableScreen: (of: string, table: number): string => TABLE.build("table-screen", { of, table }),
  join: (): string => TABLE.build("join", {}),
  me: (): string => TABLE.build("me", {}),
  register: (link: string): string => TABLE.build("register", { link }),
  registered: (): string => TABLE.build("registered", {}),
  seat: (of: string): string => TABLE.build("seat", { of }),
  prizes: (): string => TABLE.build("prizes", {}),
  matches: (matches: string): string => TABLE.build("matches", { matches }),
  match: (matches: string, session: number, match: number): string =>
    TABLE.build("match", { matches, session, match, game: null }),
  /** A game of a match, perhaps at one of its rolls. */
  game: (matches: string, session: number, match: number, game: number, turn: number | null = null): string =>
    TABLE.build("match", { matches, session, match, game }) + (turn === null ? "" : `?roll=${turn}`),
  sheet: (matches: string, session: number, match: number): string => TABLE.build("sheet", { matches, session, match }),
  matchStandings: (matches: string): string => TABLE.build("match-standings", { matches }),
  matchList: (matches: string): string => TABLE.build("match-list", { matches }),
  matchGames: (matches: string): string => TABLE.build("match-games", { matches }),
  matchProof: (matches: string): string => TABLE.build("match-proof", { matches }),
  matchMine: (matches: string): string => TABLE.build("match-mine", { matches }),
};

/** A number that a part of a query may be. */
const numberIn = (written: string | undefined): number | null => (written === undefined ? null : number.read(written));

const asked = (session: number | null): string => (session === null ? "" : `?session=${session}`);

/** The table whose hand an address asks to see again, and the seat from which; null if none. */
export const replayOf = (search: string): { table: number; seat: number | null } | null => {
  const asked = new URLSearchParams(search);
  const table = numberIn(asked.get("replay") ?? undefined);
  return table === null ? null : { table, seat: numberIn(asked.get("seat") ?? undefined) };
};

/** The session an address asks for; null means the current one. */
export const sessionOf = (search: string): number | null =>
  numberIn(new URLSearchParams(search).get("session") ?? undefined);

/** Which scores a scoreboard's address asks for: those of comparable deals, or totals in running. */
export const scoresOf = (search: string): "comparable" | "in-running" =>
  new URLSearchParams(search).get("scores") === "in-running" ? "in-running" : "comparable";

/** What follows the question mark where other scores are wanted; the rest of it stays. */
export function withScores(search: string, scores: "comparable" | "in-running"): string {
  const asks = new URLSearchParams(search);
  if (scores === "comparable") asks.delete("scores");
  else asks.set("scores", scores);
  // an empty value, as of the hall's screen, is written as people type it
  return `?${asks.toString().replace(/=(?=&|$)/g, "")}`;
}

/** The roll of a game that an address asks for, from 0; null if it asks for none. */
export const rollOf = (search: string): number | null => {
  const asked = new URLSearchParams(search).get("roll");
  return asked === "0" ? 0 : numberIn(asked ?? undefined);
};

const PAGES: Readonly<Record<Format, object>> = {
  seat_teams: SEAT_TEAMS,
  seat_ladder: SEAT_LADDER,
  room_match: ROOM_MATCH,
};

/** The format of the event that an address is of; null: it is of the house. */
export const formatOf = (route: Route): Format | null =>
  (Object.keys(PAGES) as Format[]).find((format) => route.page in PAGES[format]) ?? null;

/** The event that an address is of, whatever its format. */
export const eventOf = (route: Route): string | null =>
  "event" in route ? route.event : "matches" in route ? route.matches : null;

/** Where the pages of an event of a format are. Those of a further format are one entry more. */
export interface Places {
  event(id: string): string;
  proof(id: string): string;
  /** What the team or player who is signed in has there. */
  mine(id: string): string;
}

/** Those of each format. A further one is an entry more. */
export const PLACES: Readonly<Record<Format, Places>> = {
  seat_teams: { event: (id) => to.event(id), proof: (id) => to.proof(id), mine: (id) => to.mine(id) },
  seat_ladder: {
    event: (id) => to.ladders.event(id),
    proof: (id) => to.ladders.proof(id),
    mine: (id) => to.ladders.mine(id),
  },
  room_match: { event: to.matches, proof: to.matchProof, mine: to.matchMine },
};

/** Those of a format that the server names; null: these screens have no pages of it. */
export const placesOf = (format: string | null): Places | null =>
  format !== null && Object.hasOwn(PLACES, format) ? PLACES[format as Format] : null;
