/** What may be played in a new event, as the server says; it stays the same while the page is open. */

import type { Component } from "svelte";
import type { Refused } from "../../lib/shell/refused";
import { read, refusedBy } from "../client";
import type { DraftCheck, FormatChoice } from "../protocol";
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
