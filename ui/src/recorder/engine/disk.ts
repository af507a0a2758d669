/** Lines kept in the browser's database (IndexedDB), durable before a promise resolves. */

import Dexie, { type EntityTable, type Table } from "dexie";
import {
  firstBatch,
  freshKey,
  isAbout,
  type AsideLine,
  type Bundle,
  type HandPlace,
  type KeptLine,
  type LineStore,
} from "./lines.ts";
import { placeOf } from "./memory.ts";
import type { Refusal } from "./wire.ts";

class Base extends Dexie {
  declare lines: Table<KeptLine, [string, number, number, number, number]>;
  declare aside: EntityTable<AsideLine, "id">;
  declare kept: Table<{ name: string; value: unknown }, string>;

  constructor(name: string) {
    // Strict: a line is on the disk, not in a buffer of the system, before the screen changes.
    super(name, { chromeTransactionDurability: "strict" });
    this.version(1).stores({
      lines: "[event+session+table+deal+n], &seq, [state+seq], [event+session+table+deal], [event+table]",
      aside: "++id, [event+session+table+deal], [event+table]",
      kept: "name",
    });
  }
}

const hand = (place: HandPlace): [string, number, number, number] => [
  place.event,
  place.session,
  place.table,
  place.deal,
];

export class DiskStore implements LineStore {
  #base: Base;

  constructor(name = "evendeal-recorder") {
    this.#base = new Base(name);
  }

  async open(): Promise<void> {
    await this.#base.open();
  }

  close(): void {
    this.#base.close();
  }

  async add(lines: readonly Omit<KeptLine, "seq">[]): Promise<void> {
    const { lines: table } = this.#base;
    await this.#base.transaction("rw", table, () => this.#append(lines));
  }

  async #append(lines: readonly Omit<KeptLine, "seq">[]): Promise<void> {
    const { lines: table } = this.#base;
    const last = await table.orderBy("seq").last();
    let seq = last?.seq ?? 0;
    await table.bulkAdd(lines.map((line) => ({ ...line, seq: (seq += 1) })));
  }

  async ofHand(place: HandPlace): Promise<KeptLine[]> {
    const lines = await this.#base.lines.where("[event+session+table+deal]").equals(hand(place)).toArray();
    return lines.sort((a, b) => a.n - b.n);
  }

  async replace(place: HandPlace, from: number, lines: readonly Omit<KeptLine, "seq">[]): Promise<void> {
    const { lines: table } = this.#base;
    await this.#base.transaction("rw", table, async () => {
      await this.#range(place, from, Infinity).delete();
      await this.#append(lines);
    });
  }

  async replaceOne(line: Omit<KeptLine, "seq">, refusal: Refusal): Promise<Bundle> {
    const { lines, aside } = this.#base;
    return this.#base.transaction("rw", lines, aside, async () => {
      const bundle = await this.putAside(line, line.n + 1, refusal);
      await this.replace(line, line.n, [line]);
      return bundle;
    });
  }

  async queued(): Promise<KeptLine[]> {
    return this.#queue().toArray();
  }

  async batch(most: number): Promise<KeptLine[]> {
    return firstBatch(await this.#queue().limit(most).toArray(), most);
  }

  async waiting(): Promise<number> {
    return this.#queue().count();
  }

  async mark(place: HandPlace, from: number, below: number, state: KeptLine["state"]): Promise<void> {
    await this.#range(place, from, below).modify({ state });
  }

  async putAside(place: HandPlace, from: number, refusal: Refusal | null): Promise<Bundle> {
    const { lines, aside } = this.#base;
    const name = freshKey();
    return this.#base.transaction("rw", lines, aside, async () => {
      const gone = await this.#range(place, from, Infinity).toArray();
      await aside.bulkAdd(gone.map(({ n, body, at }) => ({ bundle: name, ...placeOf(place), n, body, at, refusal })));
      await this.#range(place, from, Infinity).delete();
      return { name, kept: gone.length };
    });
  }

  async aside(event: string, table: number): Promise<AsideLine[]> {
    return this.#base.aside.where("[event+table]").equals([event, table]).sortBy("id");
  }

  async typedAgain(line: AsideLine, now: number): Promise<void> {
    const { aside } = this.#base;
    await this.#base.transaction("rw", aside, async () => {
      await aside.delete(line.id);
      const kept = aside.where("[event+session+table+deal]").equals(hand(line));
      await kept.filter((each) => isAbout(each, line)).modify({ to: now });
    });
  }

  async forgetAside(lines: readonly AsideLine[]): Promise<void> {
    await this.#base.aside.bulkDelete(lines.map(({ id }) => id));
  }

  async kept<T>(name: string): Promise<T | undefined> {
    return (await this.#base.kept.get(name))?.value as T | undefined;
  }

  async keep(name: string, value: unknown): Promise<void> {
    await this.#base.kept.put({ name, value: JSON.parse(JSON.stringify(value ?? null)) });
  }

  async clear(event: string, table: number): Promise<void> {
    await this.#base.lines.where("[event+table]").equals([event, table]).delete();
    await this.#base.aside.where("[event+table]").equals([event, table]).delete();
  }

  #queue() {
    return this.#base.lines.where("[state+seq]").between(["queued", 0], ["queued", Infinity]);
  }

  #range(place: HandPlace, from: number, below: number) {
    return this.#base.lines
      .where("[event+session+table+deal+n]")
      .between([...hand(place), from], [...hand(place), below], true, false);
  }
}
