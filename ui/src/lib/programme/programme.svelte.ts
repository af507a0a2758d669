/** Rooms, timetable and persons of events: of any format the same, and read once for a page's parts. */

import { untrack } from "svelte";
import type { EventProgramme } from "../protocol/api";
import { api } from "../protocol/client";

/** What is read is taken for true so long; a player's name may be spelled right while an event is played. */
const FRESH_MS = 30_000;

class Programmes {
  /** null: it could not be read. */
  #kept = $state.raw<Readonly<Record<string, EventProgramme | null>>>({});
  readonly #read = new Map<string, number>();

  of(event: string): EventProgramme | null {
    return this.#kept[event] ?? null;
  }

  awaited(event: string): boolean {
    return !(event in this.#kept);
  }

  async ask(event: string): Promise<void> {
    const before = this.#read.get(event);
    if (before !== undefined && Date.now() - before < FRESH_MS) return;
    this.#read.set(event, Date.now());
    try {
      const programme = await api.programme(event);
      this.#kept = { ...this.#kept, [event]: programme };
    } catch {
      // The page has it all but this; whoever comes next asks again.
      this.#read.delete(event);
      if (this.awaited(event)) this.#kept = { ...this.#kept, [event]: null };
    }
  }
}

const programmes = new Programmes();

/** For a component: the programme of an event, read when it comes; null until it is there. */
export function followProgramme(event: () => string | null): {
  readonly value: EventProgramme | null;
  /** It has neither come nor failed: what it says may still take room. */
  readonly awaited: boolean;
} {
  const id = $derived(event());
  $effect(() => {
    const wanted = id;
    if (wanted !== null) untrack(() => void programmes.ask(wanted));
  });
  return {
    get value() {
      return id === null ? null : programmes.of(id);
    },
    get awaited() {
      return id !== null && programmes.awaited(id);
    },
  };
}

/** The clock of the browser, in steps of a quarter of a minute. */
export class Now {
  ms = $state(Date.now());
  constructor() {
    $effect(() => {
      const timer = setInterval(() => (this.ms = Date.now()), 15_000);
      return () => clearInterval(timer);
    });
  }
}
