/** Registration in words: how many have come, and whether more can. */

import { t } from "../../lib/words/words.svelte";
import type { Known, RegistrationHead } from "./registration";

/** How many wait for the director, are approved, and are on the waiting list. */
export const numbersOf = ({ pending, approved, waiting }: RegistrationHead): string =>
  t(waiting > 0 ? "registrations-numbers-waiting" : "registrations-numbers", { pending, approved, waiting });

export const stateOf = ({ open, event }: RegistrationHead): "open" | "closed" | "published" =>
  event !== null ? "published" : open ? "open" : "closed";

/** Whom a player may be, and why one may think so. */
export function knownAs({ name, badge, club, event_name: event, by }: Known): string {
  if (by === "badge") return t("registration-known-by-badge", { badge, name, event });
  return t(club ? "registration-known-club" : "registration-known-by-name", { name, event, club });
}
