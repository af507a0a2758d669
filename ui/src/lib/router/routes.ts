/** Addresses of the app and what they show. */

import type { Format } from "../protocol/api";

export type Route =
  | { page: "events" }
  | { page: "event"; event: string }
  | { page: "scoreboard"; event: string }
  | { page: "tables"; event: string }
  | { page: "table"; event: string; table: number }
  | { page: "deals"; event: string }
  | { page: "deal"; event: string; deal: number }
  | { page: "proof"; event: string }
  | { page: "sign-in" }
  | { page: "join" }
  | { page: "me" }
  | { page: "prizes" }
  | { page: "how" }
  | { page: "person"; person: string }
  | { page: "mine"; event: string }
  | { page: "matches"; matches: string }
  | { page: "match"; matches: string; session: number; match: number; game: number | null }
  | { page: "sheet"; matches: string; session: number; match: number }
  | { page: "match-proof"; matches: string }
  | { page: "match-mine"; matches: string }
  | { page: "missing"; path: string };

const wholeNumber = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

export function parse(path: string): Route {
  const steps = path.split("/").filter((step) => step !== "");
  const missing: Route = { page: "missing", path };
  if (steps.length === 0) return { page: "events" };
  if (
    steps.length === 1 &&
    (steps[0] === "sign-in" || steps[0] === "join" || steps[0] === "me" || steps[0] === "prizes" || steps[0] === "how")
  )
    return { page: steps[0] };
  const event = decoded(steps[1] ?? "");
  if (steps[0] === "me" && steps.length === 2 && event) return { page: "mine", event };
  if (steps[0] === "people" && steps.length === 2 && event) return { page: "person", person: event };
  if (steps[0] === "m" && event) return ofMatches(event, steps.slice(2)) ?? missing;
  if (steps[0] !== "e" || !event || steps.length > 4) return missing;
  const [, , section, place] = steps;
  if (section === undefined) return { page: "event", event };
  if (place === undefined) {
    if (section === "scoreboard" || section === "tables" || section === "deals" || section === "proof") {
      return { page: section, event };
    }
    return missing;
  }
  const number = wholeNumber(place);
  if (number === null) return missing;
  if (section === "tables") return { page: "table", event, table: number };
  if (section === "deals") return { page: "deal", event, deal: number };
  return missing;
}

/** An event of matches: itself, a match by session and number, one of its games, its sheet. */
function ofMatches(matches: string, steps: readonly string[]): Route | null {
  const [section, place, part] = steps;
  if (section === undefined) return { page: "matches", matches };
  if (section === "proof" && steps.length === 1) return { page: "match-proof", matches };
  if (section === "me" && steps.length === 1) return { page: "match-mine", matches };
  const [session, match] = [wholeNumber(section), wholeNumber(place)];
  if (session === null || match === null || steps.length > 3) return null;
  if (part === "sheet") return { page: "sheet", matches, session, match };
  const game = wholeNumber(part);
  if (part !== undefined && game === null) return null;
  return { page: "match", matches, session, match, game };
}

const under = (event: string): string => `/e/${encodeURIComponent(event)}`;

/** The address of a page; `session` only when another than the current one is wanted. */
export const to = {
  events: (): string => "/",
  how: (): string => "/how",
  /** A person who plays in events of the house. */
  person: (person: string): string => `/people/${encodeURIComponent(person)}`,
  event: (event: string, session: number | null = null): string => under(event) + asked(session),
  scoreboard: (event: string, session: number | null = null): string => `${under(event)}/scoreboard${asked(session)}`,
  inRunning: (event: string, session: number | null = null): string =>
    under(event) + "/scoreboard" + withScores(asked(session), "in-running"),
  tables: (event: string, session: number | null = null): string => `${under(event)}/tables${asked(session)}`,
  table: (event: string, table: number, session: number | null = null): string =>
    `${under(event)}/tables/${table}${asked(session)}`,
  deals: (event: string, session: number | null = null): string => `${under(event)}/deals${asked(session)}`,
  deal: (event: string, deal: number, session: number | null = null): string =>
    `${under(event)}/deals/${deal}${asked(session)}`,
  proof: (event: string, session: number | null = null): string => `${under(event)}/proof${asked(session)}`,
  signIn: (next: string | null = null): string =>
    next === null ? "/sign-in" : `/sign-in?next=${encodeURIComponent(next)}`,
  join: (): string => "/join",
  me: (): string => "/me",
  prizes: (): string => "/prizes",
  mine: (event: string): string => `/me/${encodeURIComponent(event)}`,
  matches: (event: string): string => `/m/${encodeURIComponent(event)}`,
  match: (event: string, session: number, match: number): string => `${to.matches(event)}/${session}/${match}`,
  /** A game of a match, perhaps at one of its rolls. */
  game: (event: string, session: number, match: number, game: number, turn: number | null = null): string =>
    `${to.match(event, session, match)}/${game}${turn === null ? "" : `?roll=${turn}`}`,
  sheet: (event: string, session: number, match: number): string => `${to.match(event, session, match)}/sheet`,
  matchProof: (event: string): string => `${to.matches(event)}/proof`,
  matchMine: (event: string): string => `${to.matches(event)}/me`,
  /** A deal's page with one table's hand played again, perhaps from one seat. */
  replay: (
    event: string,
    deal: number,
    table: number,
    session: number | null = null,
    seat: number | null = null,
  ): string => {
    const asks = [session === null ? "" : `session=${session}`, `replay=${table}`, seat === null ? "" : `seat=${seat}`];
    return `${under(event)}/deals/${deal}?${asks.filter((ask) => ask !== "").join("&")}`;
  },
};

const asked = (session: number | null): string => (session === null ? "" : `?session=${session}`);

/** The table whose hand an address asks to see again, and the seat from which; null if none. */
export const replayOf = (search: string): { table: number; seat: number | null } | null => {
  const asked = new URLSearchParams(search);
  const table = wholeNumber(asked.get("replay") ?? undefined);
  return table === null ? null : { table, seat: wholeNumber(asked.get("seat") ?? undefined) };
};

/** The session an address asks for; null means the current one. */
export const sessionOf = (search: string): number | null =>
  wholeNumber(new URLSearchParams(search).get("session") ?? undefined);

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
  return asked === "0" ? 0 : wholeNumber(asked ?? undefined);
};

/** Where the pages of an event of each format are. */
const PLACES: Record<Format, { event: (id: string) => string; mine: (id: string) => string }> = {
  seat_teams: { event: to.event, mine: to.mine },
  room_match: { event: to.matches, mine: to.matchMine },
};

/** The same of a format that the server names; null: these screens have no pages of it. */
export const placesOf = (format: string): (typeof PLACES)[Format] | null =>
  (PLACES as Record<string, (typeof PLACES)[Format]>)[format] ?? null;
