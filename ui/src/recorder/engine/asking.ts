/** The server is asked how a table stands: one question at a time, and the light says how that went. */

import { Failure } from "../../lib/protocol/failure";
import type { Signal } from "./signal.svelte";
import type { AnyConsole } from "./wire_table";

export class Asking {
  #signal: Signal;
  #ask: () => Promise<AnyConsole>;
  #take: (console: AnyConsole) => Promise<void>;
  #asked: Promise<boolean> | null = null;
  /** Asked for while a question is under way, whose answer may be older than the change that is asked about. */
  #again = false;

  constructor(signal: Signal, ask: () => Promise<AnyConsole>, take: (console: AnyConsole) => Promise<void>) {
    this.#signal = signal;
    this.#ask = ask;
    this.#take = take;
  }

  /** Whether it answered. While a question is under way there is one more after it, for all who ask meanwhile. */
  now(): Promise<boolean> {
    if (this.#asked) this.#again = true;
    else this.#asked = this.#answered();
    return this.#asked;
  }

  async #answered(): Promise<boolean> {
    let answered: boolean;
    do {
      this.#again = false;
      answered = await this.#once();
    } while (this.#again);
    // Here and not later: whoever asks from now on begins anew.
    this.#asked = null;
    return answered;
  }

  async #once(): Promise<boolean> {
    try {
      const console = await this.#ask();
      this.#signal.hear();
      this.#signal.lock(false);
      await this.#take(console);
      return true;
    } catch (failure) {
      if (failure instanceof Failure && failure.status !== null)
        this.#signal.lock(failure.signedOut || failure.forbidden);
      else this.#signal.lose();
      return false;
    }
  }
}
