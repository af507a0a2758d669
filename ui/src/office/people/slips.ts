/** What stands on a slip: whom it is for, and what for. */

import { roleName } from "../words";
import type { Directed, NewCode, Role } from "../protocol";

export type Place = Pick<NewCode, "role" | "table" | "entry" | "player">;

/** "Oslo" of an entry's id; the id itself where the event has no such entry. */
export const entryName = (office: Pick<Directed, "entries">, id: string | null): string =>
  office.entries.find((one) => one.id === id)?.name ?? id ?? "";

/** "Recorder, table 3", "Captain, Oslo": the heading of a slip, and the name of a code in a list. */
export function slipName(one: Place, office: Pick<Directed, "entries">, tableName: (table: number) => string): string {
  const where = [
    one.table === null ? "" : tableName(one.table).replace(/^T/, "t"),
    one.player ?? "",
    entryName(office, one.entry),
  ]
    .filter(Boolean)
    .join(", ");
  return [roleName(one.role), where].filter(Boolean).join(", ");
}

const PURPOSE: Record<Role, (team: string) => string> = {
  recorder: () => "For the tablet of this table alone. Its recorder types what is played there.",
  custodian: () => "You hand out the sealed decks and see no result.",
  captain: (team) => `You see all results of ${team} as soon as they are public.`,
  player: () => "Your seat, and later your own results.",
  director: () => "You see every table and rule.",
  commentator: () => "You see the course of play and what is open.",
  spectator: () => "You see what is public.",
};

/** What a code is for, and what to do with it. */
export function purpose(one: Place & Pick<NewCode, "single">, office: Pick<Directed, "entries">): string {
  return `${PURPOSE[one.role](entryName(office, one.entry))} ${one.single ? "Choose a name and a password; the code is good for one person." : "It needs no account."}`;
}
