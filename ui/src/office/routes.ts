/** Addresses of the office and what they show. */

import { identifier, number, oneOf, route, Table, text, type Missing, type RouteOf } from "../lib/router/table";

export const SECTIONS = [
  "now",
  "session",
  "deals",
  "running",
  "rulings",
  "people",
  "custody",
  "log",
  "publish",
  "event",
] as const;
export type Section = (typeof SECTIONS)[number];

/** The rooms of the office of an event of team matches. */
export const MATCH_SECTIONS = ["now", "session", "games", "decisions", "people", "log", "publish", "event"] as const;
export type MatchSection = (typeof MATCH_SECTIONS)[number];

const event = text();
/** The office of an event of poker, and that of one of team matches. */
const [E, M] = ["/office/e/{event}", "/office/m/{event}"];

const TABLE = new Table({
  events: route("/office", {}),
  new: route("/office/new", {}),
  /** Registration for events to come: all of them, and one. */
  registrations: route("/office/registrations", {}),
  registration: route("/office/registrations/{registration}", { registration: text() }),
  /** The parts of the screens, for those who build them. */
  parts: route("/office/parts", {}),
  /** The form of a new event, when it is known what is played. */
  "new form": route("/office/new/{format}", { format: identifier }),
  /** An event of which the address does not say of what kind it is. */
  find: route("/office/{event}", { event: text("e", "m", "new", "parts", "registrations") }),

  now: route(E, { event }),
  session: route(`${E}/session`, { event }),
  deals: route(`${E}/deals`, { event }),
  running: route(`${E}/running`, { event }),
  rulings: route(`${E}/rulings`, { event }),
  people: route(`${E}/people`, { event }),
  custody: route(`${E}/custody`, { event }),
  log: route(`${E}/log`, { event }),
  publish: route(`${E}/publish`, { event }),
  event: route(`${E}/event`, { event }),
  hand: route(`${E}/tables/{table}/{deal}`, { event, table: number, deal: number }),
  /** Recorders' sheets, typed back. */
  sheets: route(`${E}/sheets`, { event }),
  codes: route(`${E}/people/codes`, { event }),
  /** Sheets to print, each alone: what may hang on the wall, and what the director ticks off. */
  seal: route(`${E}/publish/seal`, { event }),
  "check list": route(`${E}/publish/check-list`, { event }),

  matches: route(`${M}/{section}`, { event, section: oneOf(MATCH_SECTIONS) }),
  "match sheets": route(`${M}/sheets`, { event }),
  "match codes": route(`${M}/people/codes`, { event }),
  "match seal": route(`${M}/publish/seal`, { event }),
  "match check list": route(`${M}/publish/check-list`, { event }),
  game: route(`${M}/games/{session}/{table}/{deal}`, { event, session: number, table: number, deal: number }),
});

export type Route = RouteOf<typeof TABLE.lines> | Missing;

export const parse = (path: string): Route => TABLE.parse(path);

export const to = {
  events: (): string => "/office/",
  parts: (): string => TABLE.build("parts", {}),
  registrations: (): string => TABLE.build("registrations", {}),
  registration: (registration: string): string => TABLE.build("registration", { registration }),
  /** Where one chooses what is played, or the form of a format. */
  newEvent: (format = ""): string => (format === "" ? TABLE.build("new", {}) : TABLE.build("new form", { format })),
  /** An event of which nobody knows yet where its office is. */
  find: (event: string): string => TABLE.build("find", { event }),
  section: (event: string, section: Section): string => TABLE.build(section, { event }),
  hand: (event: string, table: number, deal: number): string => TABLE.build("hand", { event, table, deal }),
  /** A ruling form, filled in as far as is known. */
  rule: (event: string, deal: number | null, table: number | null, kind = ""): string => {
    const asked = new URLSearchParams();
    if (deal !== null) asked.set("deal", String(deal));
    if (table !== null) asked.set("table", String(table));
    if (kind) asked.set("kind", kind);
    return `${TABLE.build("rulings", { event })}?${asked.toString()}`;
  },
  codes: (event: string): string => TABLE.build("codes", { event }),
  seal: (event: string): string => TABLE.build("seal", { event }),
  sheets: (event: string): string => TABLE.build("sheets", { event }),
  checkList: (event: string): string => TABLE.build("check list", { event }),
  matches: (event: string, section: MatchSection = "now"): string => TABLE.build("matches", { event, section }),
  matchSheets: (event: string): string => TABLE.build("match sheets", { event }),
  matchCodes: (event: string): string => TABLE.build("match codes", { event }),
  matchSeal: (event: string): string => TABLE.build("match seal", { event }),
  matchCheckList: (event: string): string => TABLE.build("match check list", { event }),
  /** A game of a room, by its place in the log. */
  game: (event: string, { session, table, deal }: { session: number; table: number; deal: number }): string =>
    TABLE.build("game", { event, session, table, deal }),
  publicMatch: (event: string, session: number, match: number): string =>
    `/m/${encodeURIComponent(event)}/${session}/${match}`,
  signIn: (back: string): string => `/sign-in?next=${encodeURIComponent(back)}`,
};
