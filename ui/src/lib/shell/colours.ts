/** The badge an entry wears: letters on a colour, as the event's list says; the same on every page and console. */

import type { EventHead } from "../protocol/api";

/** Colours there are, and one for each entry round and round. */
export const COLOURS = 12;

type Listed = { entries: readonly Pick<EventHead["entries"][number], "id" | "letters" | "colour">[] };

export function badgeOf(event: Listed, entry: string): { entry: string; colour: number } {
  const found = event.entries.find(({ id }) => id === entry);
  return { entry: found?.letters ?? entry, colour: found?.colour ?? 1 };
}

export const colourOf = (event: Listed, entry: string): number => badgeOf(event, entry).colour;
