/** Addresses of the office and what they show. */

export const SECTIONS = ["now", "deals", "rulings", "people", "custody", "log", "publish"] as const;
export type Section = (typeof SECTIONS)[number];

export type Route =
  | { page: "events" }
  | { page: "new" }
  | { page: Section; event: string }
  | { page: "hand"; event: string; table: number; deal: number }
  | { page: "codes"; event: string }
  | { page: "missing"; path: string };

const whole = (text: string | undefined): number | null => (text !== undefined && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null);

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
  if (steps[0] !== "office" || steps.length > 6) return missing;
  if (steps.length === 1) return { page: "events" };
  if (steps.length === 2 && steps[1] === "new") return { page: "new" };
  const event = steps[1] === "e" ? decoded(steps[2] ?? "") : null;
  if (!event) return missing;
  const [, , , section, ...rest] = steps;
  if (section === undefined) return { page: "now", event };
  if (section === "tables" && rest.length === 2) {
    const [table, deal] = rest.map(whole);
    return table && deal ? { page: "hand", event, table, deal } : missing;
  }
  if (section === "people" && rest.length === 1 && rest[0] === "codes") return { page: "codes", event };
  if (rest.length > 0 || !(SECTIONS as readonly string[]).includes(section)) return missing;
  return { page: section as Section, event };
}

const under = (event: string): string => `/office/e/${encodeURIComponent(event)}`;

export const to = {
  events: (): string => "/office/",
  newEvent: (): string => "/office/new",
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
  public: (event: string): string => `/e/${encodeURIComponent(event)}`,
  signIn: (back: string): string => `/sign-in?next=${encodeURIComponent(back)}`,
};
