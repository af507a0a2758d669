/** The amount of a bet while it is typed; nothing of it is recorded. */

import { amountOf, pressed, type AmountKey } from "./amount";

export class AmountEntry {
  typed = $state("");
  /** On a phone the amount keys come only when they are asked for. */
  open = $state(false);
  /** The amount came from a quick size: the next digit begins a new one. */
  #fresh = false;

  readonly chips = $derived(amountOf(this.typed));

  press(key: AmountKey): void {
    this.typed = pressed(this.#fresh ? "" : this.typed, key);
    this.#fresh = false;
    this.open = true;
  }

  take(chips: number): void {
    this.typed = String(chips);
    this.#fresh = true;
    this.open = true;
  }

  clear(): void {
    this.typed = "";
    this.#fresh = false;
    this.open = false;
  }
}
