/** The client of this page, and what it reads of what is public. A failure is a sentence that says what to do next. */

import type { AnyScoreboard, BoardOf, Format, MatchProof, Proof } from "./api";
import { Client } from "./requests";

export { asFailure, asSentence, Failure, refusedBy } from "./failure";
export { newKey } from "./requests";

export const client = new Client();

/** The address of what is public of an event, whatever its format: of its streams and its files. */
export const atEvent = (event: string, rest = ""): string => `/api/events/${encodeURIComponent(event)}${rest}`;

/** The query for another session than the current one. */
export const ofSession = (session: number | null): { session?: number } => (session === null ? {} : { session });

const of = (event: string, session: number | null, signal: AbortSignal | undefined) => ({
  params: { path: { event }, query: ofSession(session) },
  ...quit(signal),
});
const quit = (signal: AbortSignal | undefined): { signal?: AbortSignal } => (signal === undefined ? {} : { signal });

export const api = {
  home: (signal?: AbortSignal) => client.get("/api/home", quit(signal)),
  events: (signal?: AbortSignal) => client.get("/api/events", quit(signal)),
  event: (event: string, signal?: AbortSignal) =>
    client.get("/api/events/{event}", { params: { path: { event } }, ...quit(signal) }),
  programme: (event: string, signal?: AbortSignal) =>
    client.get("/api/events/{event}/programme", { params: { path: { event } }, ...quit(signal) }),
  seatDraw: (event: string, signal?: AbortSignal) =>
    client.get("/api/events/{event}/seat-draw", { params: { path: { event } }, ...quit(signal) }),
  sits: (event: string, signal?: AbortSignal) =>
    client.get("/api/events/{event}/sits", { params: { path: { event } }, ...quit(signal) }),
  scoreboard: (event: string, session: number | null, signal?: AbortSignal) =>
    client.get("/api/events/{event}/scoreboard", of(event, session, signal)),
  tables: (event: string, session: number | null, signal?: AbortSignal) =>
    client.get("/api/events/{event}/tables", of(event, session, signal)),
  table: (event: string, table: number, session: number | null, signal?: AbortSignal) =>
    client.get("/api/events/{event}/tables/{table}", {
      params: { path: { event, table }, query: ofSession(session) },
      ...quit(signal),
    }),
  deals: (event: string, session: number | null, signal?: AbortSignal) =>
    client.get("/api/events/{event}/deals", of(event, session, signal)),
  deal: (event: string, deal: number, session: number | null, signal?: AbortSignal) =>
    client.get("/api/events/{event}/deals/{deal}", {
      params: { path: { event, deal }, query: ofSession(session) },
      ...quit(signal),
    }),
  /** What everybody may print of an event now. */
  sheets: (event: string, signal?: AbortSignal) =>
    client.get("/api/events/{event}/print", { params: { path: { event } }, ...quit(signal) }),
  /** The address of the hands of a session that has ended, in one of the notations. */
  handFile: (event: string, name: string, session: number): string =>
    `${atEvent(event, `/${name}`)}?session=${session}`,
  /** The address of a sheet as PDF. */
  printed: (
    event: string,
    { sheet, session, match }: { sheet: string; session: number | null; match: number | null },
    paper: string,
    language: string,
  ): string =>
    `${atEvent(event, `/print/${sheet}`)}?${new URLSearchParams({
      ...(session !== null && { session: String(session) }),
      ...(match !== null && { match: String(match) }),
      paper,
      language,
    })}`,
  /** How a player of individuals has come to his place. */
  ladderPlayer: (event: string, entry: string, session: number | null, signal?: AbortSignal) =>
    client.get("/api/events/{event}/players/{entry}", {
      params: { path: { event, entry }, query: ofSession(session) },
      ...quit(signal),
    }),
  /** How a finalist has come to his place. */
  ladderFinalist: (event: string, entry: string, signal?: AbortSignal) =>
    client.get("/api/events/{event}/finalists/{entry}", { params: { path: { event, entry } }, ...quit(signal) }),
  /** Of an event of poker; of one of team matches, `matchProof`. */
  proof: (event: string, session: number | null, signal?: AbortSignal) =>
    client.get("/api/events/{event}/proof", of(event, session, signal)) as Promise<Proof>,
  matchProof: (event: string, signal?: AbortSignal) =>
    client.get("/api/events/{event}/proof", of(event, null, signal)) as Promise<MatchProof>,
  /** What is published with a seal, as a program reads it. */
  seal: (event: string) => client.get("/api/events/{event}/seal.json", { params: { path: { event } } }),
  opened: (event: string) => client.get("/api/events/{event}/opened.json", { params: { path: { event } } }),
  person: (person: string, signal?: AbortSignal) =>
    client.get("/api/people/{person}", { params: { path: { person } }, ...quit(signal) }),
  matchGames: (event: string, signal?: AbortSignal) =>
    client.get("/api/events/{event}/games", { params: { path: { event } }, ...quit(signal) }),
  match: (event: string, session: number, match: number, signal?: AbortSignal) =>
    client.get("/api/events/{event}/matches/{session}/{match}", {
      params: { path: { event, session, match } },
      ...quit(signal),
    }),
  game: (event: string, session: number, match: number, game: number, signal?: AbortSignal) =>
    client.get("/api/events/{event}/matches/{session}/{match}/games/{game}", {
      params: { path: { event, session, match, game } },
      ...quit(signal),
    }),
  /** A file of a match. */
  matchFile: (event: string, session: number, match: number, name: string) =>
    atEvent(event, `/matches/${session}/${match}/files/${name}`),
  stream: (event: string) => atEvent(event, "/stream"),
  published: (event: string, name: string) => atEvent(event, `/${name}`),
};

/** Whether it is the scoreboard of a format, by what it says itself. */
export const isOf = <F extends Format>(format: F, scoreboard: AnyScoreboard): scoreboard is BoardOf[F] =>
  scoreboard.event.format === format;
