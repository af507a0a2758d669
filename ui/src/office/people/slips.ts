/** What stands on a slip: whom it is for, and what for. */

import { roleName } from "../words";
import type { Directed, NewCode } from "../protocol";
import { t } from "../../lib/words/words.svelte";

export type Place = Pick<NewCode, "role" | "table" | "entry" | "player">;

/** "Oslo" of an entry's id; the id itself where the event has no such entry. */
export const entryName = (office: Pick<Directed, "entries">, id: string | null): string =>
  office.entries.find((one) => one.id === id)?.name ?? id ?? "";

/** Where somebody is what he is: "table 3", "Ann, Oslo"; empty: in the whole event. */
export const slipPlace = (
  one: Place,
  office: Pick<Directed, "entries">,
  tableName: (table: number, inside?: boolean) => string,
): string =>
  [one.table === null ? "" : tableName(one.table, true), one.player ?? "", entryName(office, one.entry)]
    .filter(Boolean)
    .join(", ");

/** "Recorder, table 3", "Captain, Oslo": the name of a code in a list. */
export const slipName = (...about: Parameters<typeof slipPlace>): string =>
  [roleName(about[0].role), slipPlace(...about)].filter(Boolean).join(", ");

/** What a code is for, and what to do with it. */
export function purpose(one: Place & Pick<NewCode, "single">, office: Pick<Directed, "entries">): string {
  const what = t(`slip-purpose-${one.role}`, { team: entryName(office, one.entry) });
  return `${what} ${t(one.single ? "slip-single" : "slip-no-account")}`;
}
