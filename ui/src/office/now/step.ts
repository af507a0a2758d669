/** Where the next step, or what it waits for, is found. */

import type { StepLink } from "../protocol";
import type { Format } from "../../lib/protocol/api";
import { ofMatches, proofOf } from "../formats";
import { MATCH_SECTIONS, to } from "../routes";

/** The address of a place that the server names. */
export function hrefOf({ place, session, table, deal }: StepLink, event: string, format: Format): string {
  if (place === "proof") return proofOf(event, format);
  if (ofMatches(format)) {
    if (place === "game") return to.game(event, { session: session ?? 0, table: table ?? 0, deal: deal ?? 0 });
    return to.matches(event, MATCH_SECTIONS.find((section) => section === place) ?? "now");
  }
  if (place === "hand") return to.hand(event, table ?? 0, deal ?? 0);
  return to.section(event, place === "game" || place === "games" ? "now" : place);
}
