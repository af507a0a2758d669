/** The lines that this device types at one table: stored before they are shown, and laid over the server's. */

import { freshKey, type Bundle, type HandPlace, type KeptLine, type LineStore } from "./lines";
import { merge } from "./merging";
import { together, type Dealt, type Known } from "./play";
import type { Refusal } from "./wire";

/** What the server's lines of a deal have changed in the own ones. */
export interface Laid {
  /** Another line stands in the place of an own one, which is kept aside with those after it. */
  taken: { n: number; by: string; kept: number; bundle: string } | null;
  /** The server has lost lines that it had: they are queued again. */
  again: boolean;
}

export class OwnLines {
  /** By deal. The server knows a line by its key and number, so other lines in the same places need another key. */
  #keys = new Map<number, string>();

  constructor(
    readonly store: LineStore,
    /** Of the rules, under which lines are typed. */
    readonly version: string,
    /** Whether there is no connection now. */
    readonly alone: () => boolean = () => false,
  ) {}

  /** Deals of another session may have the numbers of this one's. */
  enter(): void {
    this.#keys.clear();
  }

  /** Lines of a deal went aside or will be others: what is typed from now on is not what was. */
  anew(deal: number): void {
    this.#keys.delete(deal);
  }

  /** What the server and this device have of a deal's lines. */
  async known(place: HandPlace, deal: Dealt): Promise<Known[]> {
    return together(deal.lines, await this.store.ofHand(place));
  }

  /**
   * Store lines after those of a deal, or in the place of its own from number `from` on.
   *
   * Null, or the refusal with which nothing was stored.
   */
  async put(place: HandPlace, lines: readonly Known[], from: number | null): Promise<Refusal | null> {
    if (from !== null) this.anew(place.deal);
    const key = this.#key(place.deal);
    const kept = lines.map((line) => this.#kept(place, line, key));
    try {
      await (from === null ? this.store.add(kept) : this.store.replace(place, from, kept));
    } catch (failure) {
      return notStored(failure);
    }
    return null;
  }

  /** Store a line in the place of an own one and put those after it aside, or neither. */
  async putInstead(place: HandPlace, line: Known, why: Refusal): Promise<Bundle | { refusal: Refusal }> {
    this.anew(place.deal);
    try {
      return await this.store.replaceOne(this.#kept(place, line, this.#key(place.deal)), why);
    } catch (failure) {
      return { refusal: notStored(failure) };
    }
  }

  /** Lay the server's lines of a deal over the own ones; null: there are no own ones. */
  async lay(place: HandPlace, deal: Dealt): Promise<Laid | null> {
    const own: readonly KeptLine[] = await this.store.ofHand(place);
    if (own.length === 0) return null;
    const { sentBelow, taken, again } = merge(own, deal.lines);
    if (own.some((line) => line.state === "queued" && line.n < sentBelow)) {
      await this.store.mark(place, 0, sentBelow, "sent");
    }
    if (taken) {
      const { name, kept } = await this.store.putAside(place, taken.n, null);
      this.anew(place.deal);
      return { taken: { ...taken, kept, bundle: name }, again: false };
    }
    if (again !== null) await this.store.mark(place, again, Infinity, "queued");
    return { taken: null, again: again !== null };
  }

  #kept(place: HandPlace, { n, body, at, state }: Known, key: string): Omit<KeptLine, "seq"> {
    const line = { ...place, n, body, at, key, state, rules: this.version };
    return this.alone() ? { ...line, offline: true } : line;
  }

  #key(deal: number): string {
    const known = this.#keys.get(deal);
    if (known !== undefined) return known;
    const key = freshKey();
    this.#keys.set(deal, key);
    return key;
  }
}

const notStored = (failure: unknown): Refusal => ({
  name: "NotStored",
  sentence: "this device could not store the line; free some space or go on with another device",
  fields: { why: String(failure) },
});
