/** Who may enter which room. The server decides; this only spares a closed door. */

import type { Me, Role } from "./protocol";

/** Whether somebody holds a role in an event; a grant without an event holds for the whole house. */
export const holds = (me: Me, role: Role, event: string): boolean =>
  me.grants.some((one) => one.role === role && (one.event === "" || one.event === event));

/** What somebody can be in an event of poker. */
export const POKER_ROLES: readonly Role[] = [
  "director",
  "custodian",
  "recorder",
  "table_screen",
  "player",
  "captain",
  "commentator",
  "spectator",
];

/** In one of team matches no deck is in anybody's hands. */
export const MATCH_ROLES: readonly Role[] = POKER_ROLES.filter((role) => role !== "custodian");

export const inHouse = (me: Me): boolean => me.grants.some((one) => one.role === "director" && one.event === "");
