/** What the stacks of a table are. */
export const stacksText = ({ what, cut, ...of }: NonNullable<TablePrizes["made"]>): string =>
  t(what === "won" && cut ? "stacks-won-cut" : `stacks-${what}`, of);

/** The tables of an event as the page of prizes can be opened with them. */

import type { components } from "../protocol/schema";
import { client, ofSession } from "../protocol/client";
import { t } from "../words/words.svelte";

export type TablePrizes = components["schemas"]["TablePrizes"];

/** The tables of an event with stacks that prizes can be shared by, with the event's name in their address. */
export const tablesOf = async (
  event: { id: string; name: string },
  session: number | null,
  signal: AbortSignal,
): Promise<TablePrizes[]> => {
  const found = await client.get("/api/events/{event}/prizes", {
    params: { path: { event: event.id }, query: ofSession(session) },
    signal,
  });
  return found.flatMap((table) =>
    table.address === null ? [] : { ...table, address: `${table.address}&event=${encodeURIComponent(event.name)}` },
  );
};
