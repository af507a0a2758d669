/** What tells a device that there may be something new: the server's stream, the network, a page that is looked at again. */

import { Live } from "./live";
import type { Signal } from "./signal.svelte";

export interface Heard {
  /** Ask the server how the table stands. */
  look(): void;
  /** The server has said at which position it is. */
  at(position: number): void;
  /** The network or the recorder is back: what waits may go out now. */
  back(): void;
}

export class Hearing {
  #live: Live;
  #signal: Signal;
  #heard: Heard;

  constructor(stream: string, signal: Signal, heard: Heard) {
    this.#signal = signal;
    this.#heard = heard;
    this.#live = new Live(stream, {
      changed: (position) => {
        signal.hear();
        heard.at(position);
      },
      open: (open) => {
        if (open) {
          signal.hear();
          heard.look();
        } else signal.lose();
      },
      look: () => heard.look(),
    });
    globalThis.addEventListener?.("online", this.#back);
    globalThis.addEventListener?.("offline", this.#gone);
    document.addEventListener("visibilitychange", this.#seen);
  }

  /** Do not wait for the next attempt to open the stream. */
  now(): void {
    this.#live.now();
  }

  close(): void {
    this.#live.close();
    globalThis.removeEventListener?.("online", this.#back);
    globalThis.removeEventListener?.("offline", this.#gone);
    globalThis.document?.removeEventListener("visibilitychange", this.#seen);
  }

  #back = (): void => {
    this.#heard.back();
    this.now();
  };

  #seen = (): void => {
    if (document.visibilityState === "visible") this.#back();
  };

  #gone = (): void => {
    this.#signal.lose();
  };
}
