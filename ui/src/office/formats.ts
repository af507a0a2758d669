/** What the office knows of each format. A further format is one entry more. */

import type { Format } from "../lib/protocol/api";
import { PLACES } from "../lib/router/routes";
import { to } from "./routes";

interface OfficeSide {
  /** Whether its office is about deals, below /office/e, or about matches, below /office/m. */
  of: "deals" | "matches";
  /** Whether persons sit for themselves, listed session by session; else teams that hand in line-ups. */
  persons: boolean;
  /** The key of the sentence that describes an event of it in the list of events. */
  described: string;
}

const SIDES: Readonly<Record<Format, OfficeSide>> = {
  seat_teams: { of: "deals", persons: false, described: "office-events-poker" },
  seat_ladder: { of: "deals", persons: true, described: "office-events-ladder" },
  room_match: { of: "matches", persons: false, described: "office-events-matches" },
};

/** That of a format that the server names; null: these screens have no office of it. */
export const sideOf = (format: string): OfficeSide | null =>
  Object.hasOwn(SIDES, format) ? SIDES[format as Format] : null;

export const ofMatches = (format: Format): boolean => SIDES[format].of === "matches";

/** The first page of an event's office; null: there are no pages for its format. */
export function officeOf(event: string, format: string): string | null {
  const side = sideOf(format);
  if (side === null) return null;
  return side.of === "deals" ? to.section(event, "now") : to.matches(event);
}

/** Where one goes on with an event that was made. */
export function publishOf(event: string, format: string): string {
  const side = sideOf(format);
  if (side === null) return to.find(event);
  return side.of === "deals" ? to.section(event, "publish") : to.matches(event, "publish");
}

/** The public pages of an event, and of these the proof. */
export const publicOf = (event: string, format: Format): string => PLACES[format].event(event);
export const proofOf = (event: string, format: Format): string => PLACES[format].proof(event);
