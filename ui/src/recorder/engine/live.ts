/** Hearing of changes at the table: one stream, and a look now and then while it is broken. */

import { Stream } from "../../lib/live/stream";

export interface LiveEvents {
  /** Something changed; the position of the console is told. */
  changed(position: number): void;
  /** The stream is open, or not. */
  open(open: boolean): void;
  /** Nothing has been heard for a while: look by asking. */
  look(): void;
}

const LOOK_MS = 15_000;

export class Live {
  #events: LiveEvents;
  #stream: Stream<{ position: number }>;
  #looking: ReturnType<typeof setInterval>;
  #open = false;

  constructor(address: string, events: LiveEvents) {
    this.#events = events;
    this.#stream = new Stream(address, "console", {
      opened: () => this.#tell(true),
      said: ({ position }) => events.changed(position),
      broken: (refused) => {
        this.#tell(false);
        if (refused) this.#stream.again();
      },
    });
    this.#stream.start();
    this.#looking = setInterval(() => {
      if (!this.#open) events.look();
    }, LOOK_MS);
  }

  /** The network is back: do not wait for the next attempt. */
  now(): void {
    if (!this.#open) this.#stream.start();
  }

  close(): void {
    clearInterval(this.#looking);
    this.#stream.close();
  }

  #tell(open: boolean): void {
    this.#open = open;
    this.#events.open(open);
  }
}
