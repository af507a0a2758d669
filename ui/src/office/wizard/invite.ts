/** The codes that are made with an event, for whom its form says. */

import { refusedBy } from "../client";
import { codes } from "../people/codes.svelte";
import type { Staff } from "./form";

const DAYS = 7;

/** Make them; where that cannot be done the event's page of codes says why. */
export async function invite(
  event: string,
  staff: Staff,
  { tables, entries }: { tables: number; entries: readonly { id: string }[] },
): Promise<void> {
  try {
    if (staff.recorders)
      for (let table = 1; table <= tables; table += 1) await codes.make(event, { role: "recorder", table, days: DAYS });
    if (staff.custodian) await codes.make(event, { role: "custodian", days: DAYS });
    if (staff.captains)
      for (const entry of entries) await codes.make(event, { role: "captain", entry: entry.id, days: DAYS });
    if (staff.director) await codes.make(event, { role: "director", days: DAYS });
  } catch (failure) {
    codes.failed = { ...codes.failed, [event]: refusedBy(failure) };
  }
}
