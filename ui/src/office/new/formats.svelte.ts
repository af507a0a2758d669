/** What may be played in a new event, as the server says; it stays the same while the page is open. */

import type { Component } from "svelte";
import type { Refused } from "../../lib/shell/refused";
import { read, refusedBy } from "../client";
import type { DraftCheck, FormatChoice } from "../protocol";
import { to } from "../routes";
import RoomMatchFound from "./RoomMatchFound.svelte";

class Formats {
  choices = $state.raw<FormatChoice[] | null>(null);
  failure = $state.raw<Refused | null>(null);

  async load(): Promise<void> {
    if (this.choices !== null) return;
    try {
      this.choices = await read<FormatChoice[]>("/api/office/formats");
      this.failure = null;
    } catch (failure) {
      this.failure = refusedBy(failure);
    }
  }

  named(format: string): FormatChoice | null {
    return this.choices?.find((one) => one.format === format) ?? null;
  }
}
export const formats = new Formats();

/** What more is shown of the file of a format than its sentences and teams. */
export const FOUND: Record<string, Component<{ found: DraftCheck }>> = {
  room_match: RoomMatchFound as Component<{ found: DraftCheck }>,
};

const PUBLISHED: Record<string, (event: string) => string> = {
  seat_teams: (event) => to.section(event, "publish"),
  seat_ladder: (event) => to.section(event, "publish"),
  room_match: (event) => to.matches(event, "publish"),
};

/** Where one goes on with an event that was made. */
export const published = (format: string, event: string): string => (PUBLISHED[format] ?? to.find)(event);
