/** Addresses of the office and what they show. */

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

export type Route =
  | { page: "events" }
  | { page: "new" }
  /** The parts of the screens, for those who build them. */
  | { page: "parts" }
  /** The form of a new event, when it is known what is played. */
  | { page: "new form"; format: string }
  | { page: Section; event: string }
  | { page: "hand"; event: string; table: number; deal: number }
  | { page: "codes"; event: string }
  /** Sheets to print, each alone: what may hang on the wall, and what the director ticks off. */
  | { page: "seal"; event: string }
  | { page: "check list"; event: string }
  /** An event of which the address does not say of what kind it is. */
  | { page: "find"; event: string }
  | { page: "matches"; section: MatchSection; event: string }
  | { page: "match codes"; event: string }
  | { page: "match seal"; event: string }
  | { page: "match check list"; event: string }
  | { page: "game"; event: string; session: number; table: number; deal: number }
  | { page: "missing"; path: string };

const whole = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

export function parse(path: string): Route {
  const missing: Route = { page: "missing", path };
  const steps = path.split("/").filter((step) => step !== "");
  if (steps[0] !== "office" || steps.length > 7) return missing;
  if (steps.length === 1) return { page: "events" };
  if (steps[1] === "new")
    return steps.length === 2
      ? { page: "new" }
      : steps.length === 3 && /^[a-z0-9_]+$/.test(steps[2] ?? "")
        ? { page: "new form", format: steps[2] ?? "" }
        : missing;
  if (steps[1] === "parts" && steps.length === 2) return { page: "parts" };
  if (steps[1] === "m") return parseMatches(steps, missing);
  if (steps.length === 2 && steps[1] !== "e") {
    const found = decoded(steps[1] ?? "");
    return found ? { page: "find", event: found } : missing;
  }
  const event = steps[1] === "e" ? decoded(steps[2] ?? "") : null;
  if (!event) return missing;
  const [, , , section, ...rest] = steps;
  if (section === undefined) return { page: "now", event };
  if (section === "tables" && rest.length === 2) {
    const [table, deal] = rest.map(whole);
    return table && deal ? { page: "hand", event, table, deal } : missing;
  }
  if (section === "people" && rest.length === 1 && rest[0] === "codes") return { page: "codes", event };
  if (section === "publish" && rest.length === 1 && rest[0] === "seal") return { page: "seal", event };
  if (section === "publish" && rest.length === 1 && rest[0] === "check-list") return { page: "check list", event };
  if (rest.length > 0 || !(SECTIONS as readonly string[]).includes(section)) return missing;
  return { page: section as Section, event };
}

function parseMatches(steps: string[], missing: Route): Route {
  const event = decoded(steps[2] ?? "");
  if (!event) return missing;
  const [, , , section, ...rest] = steps;
  if (section === undefined) return { page: "matches", section: "now", event };
  if (section === "games" && rest.length === 3) {
    const [session, table, deal] = rest.map(whole);
    return session && table && deal ? { page: "game", event, session, table, deal } : missing;
  }
  if (section === "people" && rest.length === 1 && rest[0] === "codes") return { page: "match codes", event };
  if (section === "publish" && rest.length === 1 && rest[0] === "seal") return { page: "match seal", event };
  if (section === "publish" && rest.length === 1 && rest[0] === "check-list")
    return { page: "match check list", event };
  if (rest.length > 0 || !(MATCH_SECTIONS as readonly string[]).includes(section)) return missing;
  return { page: "matches", section: section as MatchSection, event };
}

const under = (event: string): string => `/office/e/${encodeURIComponent(event)}`;

const underMatches = (event: string): string => `/office/m/${encodeURIComponent(event)}`;

export const to = {
  events: (): string => "/office/",
  parts: (): string => "/office/parts",
  /** Where one chooses what is played, or the form of a format. */
  newEvent: (format = ""): string => `/office/new${format && `/${format}`}`,
  /** An event of which nobody knows yet where its office is. */
  find: (event: string): string => `/office/${encodeURIComponent(event)}`,
  section: (event: string, section: Section): string => under(event) + (section === "now" ? "" : `/${section}`),
  hand: (event: string, table: number, deal: number): string => `${under(event)}/tables/${table}/${deal}`,
  /** A ruling form, filled in as far as is known. */
  rule: (event: string, deal: number | null, table: number | null, kind = ""): string => {
    const asked = new URLSearchParams();
    if (deal !== null) asked.set("deal", String(deal));
    if (table !== null) asked.set("table", String(table));
    if (kind) asked.set("kind", kind);
    return `${under(event)}/rulings?${asked.toString()}`;
  },
  codes: (event: string): string => `${under(event)}/people/codes`,
  seal: (event: string): string => `${under(event)}/publish/seal`,
  checkList: (event: string): string => `${under(event)}/publish/check-list`,
  public: (event: string): string => `/e/${encodeURIComponent(event)}`,
  matches: (event: string, section: MatchSection = "now"): string =>
    underMatches(event) + (section === "now" ? "" : `/${section}`),
  matchCodes: (event: string): string => `${underMatches(event)}/people/codes`,
  matchSeal: (event: string): string => `${underMatches(event)}/publish/seal`,
  matchCheckList: (event: string): string => `${underMatches(event)}/publish/check-list`,
  /** A game of a room, by its place in the log. */
  game: (event: string, at: { session: number; table: number; deal: number }): string =>
    `${underMatches(event)}/games/${at.session}/${at.table}/${at.deal}`,
  publicMatches: (event: string): string => `/m/${encodeURIComponent(event)}`,
  publicMatch: (event: string, session: number, match: number): string =>
    `/m/${encodeURIComponent(event)}/${session}/${match}`,
  /** Where the office of an event is whose format the server has said; null: there are no pages for it. */
  office: (event: string, format: string): string | null => OFFICES[format]?.(event) ?? null,
  signIn: (back: string): string => `/sign-in?next=${encodeURIComponent(back)}`,
};

/** The first page of each format's office. */
const OFFICES: Record<string, (event: string) => string> = {
  seat_teams: (event) => to.section(event, "now"),
  room_match: (event) => to.matches(event),
};
