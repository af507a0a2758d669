/** The server is asked how a table stands: one question at a time, and the light says how that went. */

import { SaidNo } from "./server";
import type { Signal } from "./signal.svelte";
import type { AnyConsole } from "./wire_table";

export class Asking {
  #signal: Signal;
  #ask: () => Promise<AnyConsole>;
  #told: (console: AnyConsole) => Promise<void>;
  #asked: Promise<boolean> | null = null;

  constructor(signal: Signal, ask: () => Promise<AnyConsole>, told: (console: AnyConsole) => Promise<void>) {
    this.#signal = signal;
    this.#ask = ask;
    this.#told = told;
  }

  /** Whether it answered; a question that is under way is not asked twice. */
  now(): Promise<boolean> {
    this.#asked ??= this.#answered().finally(() => (this.#asked = null));
    return this.#asked;
  }

  async #answered(): Promise<boolean> {
    try {
      const console = await this.#ask();
      this.#signal.hear();
      this.#signal.lock(false);
      await this.#told(console);
      return true;
    } catch (failure) {
      if (failure instanceof SaidNo) this.#signal.lock(failure.status === 401 || failure.status === 403);
      else this.#signal.lose();
      return false;
    }
  }
}
