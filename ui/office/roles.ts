/** Who may enter which room. The server decides; this only spares a closed door. */

import type { Me, Role } from "./protocol";

/** Whether somebody holds a role in an event; a grant without an event holds for the whole house. */
export const holds = (me: Me, role: Role, event: string): boolean =>
  me.grants.some((one) => one.role === role && (one.event === "" || one.event === event));

export const inHouse = (me: Me): boolean => me.grants.some((one) => one.role === "director" && one.event === "");
