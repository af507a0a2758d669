/** Which colour an entry wears: its number in the entry list, round and round after twelve. */

import type { EventHead } from "../protocol/api";

export const COLOURS = 12;

export function colourOf(event: Pick<EventHead, "entries">, entry: string): number {
  const place = event.entries.findIndex(({ id }) => id === entry);
  return place < 0 ? 1 : (place % COLOURS) + 1;
}
