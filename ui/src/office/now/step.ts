/** Where the next step, or what it waits for, is found. */

import type { StepLink } from "../protocol";
import { MATCH_SECTIONS, to } from "../routes";

/** The address of a place that the server names. */
export function hrefOf(
  { place, session, table, deal }: StepLink,
  event: string,
  matches: boolean,
  format?: string,
): string {
  if (place === "proof") return `${matches ? to.publicMatches(event) : to.public(event, format)}/proof`;
  if (matches) {
    if (place === "game") return to.game(event, { session: session ?? 0, table: table ?? 0, deal: deal ?? 0 });
    return to.matches(event, MATCH_SECTIONS.find((section) => section === place) ?? "now");
  }
  if (place === "hand") return to.hand(event, table ?? 0, deal ?? 0);
  return to.section(event, place === "game" || place === "games" ? "now" : place);
}
