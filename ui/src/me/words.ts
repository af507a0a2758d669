/** What the people's pages say: roles, codes, refusals. */

import { placesOf, to } from "../lib/router/routes";
import type { Format } from "../lib/protocol/api";
import { Failure } from "../lib/protocol/client";
import { sentenceOf } from "../lib/words/failures";
import { t, type Fields } from "../lib/words/words.svelte";
import type { HeldRole, Me, Role } from "./shapes";

export const roleName = (role: Role): string => t(`role-${role}`);

/** Roles that somebody holds under a name and a password; the others come with a code alone. */
export const NEEDS_ACCOUNT: ReadonlySet<Role> = new Set(["director", "custodian", "player", "captain"]);

/** What somebody has in an event, by its format. */
const OWN: Readonly<Record<Format, { captain: string; player: string }>> = {
  seat_teams: { captain: "me-team-seats", player: "me-seats" },
  seat_ladder: { captain: "me-team-seats", player: "me-seats" },
  room_match: { captain: "me-team-matches", player: "me-my-matches" },
};
const ownOf = (format: string | null, role: "captain" | "player"): string =>
  t((OWN as Partial<Record<string, (typeof OWN)[Format]>>)[format ?? ""]?.[role] ?? "me-results");

/** Where a role is done. */
export function placeOf(held: HeldRole): { href: string; label: string } {
  const event = encodeURIComponent(held.event);
  const places = placesOf(held.format);
  switch (held.role) {
    case "director":
      return { href: held.event ? `/office/${event}` : "/office/", label: t("me-office") };
    case "custodian":
      return { href: held.event ? `/office/${event}` : "/office/", label: t("me-custody") };
    case "recorder":
      return {
        href: "/recorder/",
        label: held.table === null ? t("me-console") : t("me-console-table", { table: held.table }),
      };
    case "table_screen":
      return { href: to.tableScreen(held.event, held.table ?? 1), label: t("me-table-screen", { table: held.table }) };
    case "captain":
    case "player":
      return { href: places?.mine(held.event) ?? "/", label: ownOf(held.format, held.role) };
    default:
      return { href: places?.event(held.event) ?? "/", label: t("me-results") };
  }
}

/** What somebody becomes by a code, as a heading; `entry` is the name of the entry, if it is known. */
export function becoming(held: HeldRole, entry: string | null = null): string {
  switch (held.role) {
    case "recorder":
      if (held.table !== null) return t("door-recorder-table", { table: held.table });
      return held.event_name ? t("door-recorder-of", { where: held.event_name }) : t("door-recorder-house");
    case "table_screen":
      return t("door-table-screen", { table: held.table });
    case "player":
      return held.player === null ? roleName("player") : t("door-play-as", { player: held.player });
    case "captain":
      return entry === null ? t("door-captain-entry", { entry: held.entry }) : t("door-captain-of", { entry });
    default:
      return roleName(held.role);
  }
}

/** What the button does that takes a code. */
export function doing(held: HeldRole): string {
  switch (held.role) {
    case "recorder":
      return held.table === null ? t("door-open-console") : t("door-open-console-table", { table: held.table });
    case "table_screen":
      return t("door-open-table-screen");
    case "director":
      return t("door-open-office");
    case "custodian":
      return t("door-open-custody");
    case "spectator":
    case "commentator":
      return t("door-open-results");
    default:
      return t("door-open-place");
  }
}

/** Where somebody goes after the door: to the one place there is, or to the list of them. */
export function home(me: Me): string {
  const [only, ...others] = me.grants;
  return only && others.length === 0 ? placeOf(only).href : "/me";
}

/** An address of this server to go on to; anything else leads to one's own page. */
export function onwards(next: string | null): string | null {
  return next !== null && /^\/(?![/\\])/.test(next) ? next : null;
}

/** A code as somebody types it: capitals, without what only parts it. */
export const codeFrom = (text: string): string => {
  const link = /#(.+)$/.exec(text.trim());
  return (link?.[1] ?? text).trim();
};

export function duration(seconds: number): string {
  if (seconds < 60) return t("door-seconds", { n: seconds });
  const minutes = t("door-minutes", { n: Math.floor(seconds / 60) });
  const rest = seconds % 60;
  return rest === 0 ? minutes : t("door-minutes-seconds", { minutes, seconds: rest });
}

/** What the door refuses, by the name of the refusal. */
const REFUSED: Readonly<Record<string, string>> = {
  AccountNeeded: "door-account-needed",
  ForgedRequest: "door-expired",
  HandoverUnbacked: "door-hand-over",
  NameInUse: "door-name-used",
  NameUnfit: "door-name-unfit",
  NoSuchInvitation: "door-bad-code",
  NoSuchPerson: "door-gone",
  NotAllowed: "door-not-allowed",
  NotFound: "door-results-only",
  PasswordUnfit: "door-password-unfit",
  RolesClash: "door-roles-clash",
  SignInRefused: "door-refused",
};

/** The fields of a refusal; a role as it is called. */
const facts = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      ["asked", "held", "role"].includes(name) ? t(`role-${String(value)}`) : value,
    ]),
  );

/** What went wrong at the door, and what to do next. */
export function said(failure: unknown): string {
  if (!(failure instanceof Failure)) return t("door-wrong");
  const { name, fields } = failure.refused;
  const key = REFUSED[name];
  return key === undefined ? sentenceOf(failure) : t(key, facts(fields));
}

/** Seconds to wait, where there were too many tries. */
export function wait(failure: unknown): number | null {
  if (!(failure instanceof Failure) || failure.status !== 429) return null;
  const seconds = failure.refused.fields["seconds"];
  return typeof seconds === "number" ? seconds : 60;
}
