/** The roll that is due: why its dice are tapped in, and when the pad for them opens by itself. */

import type { Typing } from "./shapes_game";

/** After this long without the server's roll the dice may be tapped in. */
export const LATE_MS = 3000;

export class AwaitedRoll {
  /** Why the dice pad is open; null: it is not. */
  typing: Typing | null = null;

  #late: () => void;
  /** To which roll the pad belongs. */
  #roll = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heldUntil = 0;

  /** `late` is called when the pad has opened by itself. */
  constructor(late: () => void) {
    this.#late = late;
  }

  /** The roll that is due now, by a name of its own, and whether the server has still to tell it. */
  follow(roll: string, asked: boolean): void {
    if (roll !== this.#roll) {
      this.end();
      this.#roll = roll;
      this.typing = null;
    }
    if (!asked) {
      this.end();
      if (this.typing === "late") this.typing = null;
    } else if (this.typing !== "late") this.#timer ??= setTimeout(() => this.#isLate(), LATE_MS);
  }

  /** The server holds the roll up for so many seconds: till then it is not late. */
  hold(seconds: number): void {
    this.#heldUntil = Date.now() + 1000 * seconds;
  }

  /** No roll is waited for any more. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #isLate(): void {
    this.#timer = undefined;
    const wait = this.#heldUntil + LATE_MS - Date.now();
    if (wait > 0) this.#timer = setTimeout(() => this.#isLate(), wait);
    else {
      this.typing = "late";
      this.#late();
    }
  }
}
