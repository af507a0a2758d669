/** How well this device and the server hear each other: the light of the console. */

import type { LinkState } from "./shapes";
import type { Refusal } from "./wire";

/** Waiting for less than this is not worth a word. */
const SLOW_MS = 700;

export class Signal {
  #waiting = $state(0);
  #reached = $state(false);
  #locked = $state(false);
  #busy = $state.raw<Refusal | null>(null);
  #slow = $state(false);
  #heard = $state.raw<Date | null>(null);
  #slowly: ReturnType<typeof setTimeout> | undefined;

  readonly state = $derived<LinkState>({
    light: !this.#reached || this.#locked ? "red" : this.#slow && this.#waiting > 0 ? "amber" : "green",
    waiting: this.#waiting,
    heard: this.#heard,
    locked: this.#locked,
    busy: this.#busy,
  });

  /** The server has answered. */
  hear(): void {
    this.#heard = new Date();
    this.#reached = true;
  }

  /** It does not answer, or the network is gone. */
  lose(): void {
    this.#reached = false;
  }

  /** Whether it wants a sign-in before it takes lines. */
  lock(locked: boolean): void {
    this.#locked = locked;
  }

  /** Why it could not write what was sent; null: it could. */
  busy(refusal: Refusal | null): void {
    this.#busy = refusal;
  }

  /** So many lines have not been acknowledged. */
  wait(lines: number): void {
    this.#waiting = lines;
    if (lines === 0) {
      this.close();
      this.#slow = false;
    } else this.#slowly ??= setTimeout(() => (this.#slow = true), SLOW_MS);
  }

  close(): void {
    clearTimeout(this.#slowly);
    this.#slowly = undefined;
  }
}
