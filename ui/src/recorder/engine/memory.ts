/** Lines kept in memory: for tests, and for the run that breaks the network. */

import {
  firstBatch,
  freshKey,
  isAbout,
  sameHand,
  type AsideLine,
  type Bundle,
  type HandPlace,
  type KeptLine,
  type LineStore,
} from "./lines.ts";
import type { Refusal } from "./wire.ts";

export class MemoryStore implements LineStore {
  #lines: KeptLine[] = [];
  #aside: AsideLine[] = [];
  #kept = new Map<string, string>();
  #seq = 0;
  #id = 0;

  async add(lines: readonly Omit<KeptLine, "seq">[]): Promise<void> {
    for (const line of lines) {
      if (this.#lines.some((known) => known.n === line.n && sameHand(known, line))) {
        throw new Error(`line ${line.n} of deal ${line.deal} is kept already`);
      }
    }
    for (const line of lines) this.#lines.push({ ...line, seq: (this.#seq += 1) });
  }

  async ofHand(place: HandPlace): Promise<KeptLine[]> {
    return this.#lines.filter((line) => sameHand(line, place)).sort((a, b) => a.n - b.n);
  }

  async replace(place: HandPlace, from: number, lines: readonly Omit<KeptLine, "seq">[]): Promise<void> {
    this.#lines = this.#lines.filter((line) => !sameHand(line, place) || line.n < from);
    await this.add(lines);
  }

  async replaceOne(line: Omit<KeptLine, "seq">, refusal: Refusal): Promise<Bundle> {
    const bundle = await this.putAside(line, line.n + 1, refusal);
    await this.replace(line, line.n, [line]);
    return bundle;
  }

  async queued(): Promise<KeptLine[]> {
    return this.#lines.filter((line) => line.state === "queued");
  }

  async batch(most: number): Promise<KeptLine[]> {
    return firstBatch(await this.queued(), most);
  }

  async waiting(): Promise<number> {
    return (await this.queued()).length;
  }

  async mark(place: HandPlace, from: number, below: number, state: KeptLine["state"]): Promise<void> {
    for (const line of this.#lines) {
      if (sameHand(line, place) && line.n >= from && line.n < below) line.state = state;
    }
  }

  async putAside(place: HandPlace, from: number, refusal: Refusal | null): Promise<Bundle> {
    const name = freshKey();
    const gone = (await this.ofHand(place)).filter((line) => line.n >= from);
    this.#lines = this.#lines.filter((line) => !gone.includes(line));
    for (const { n, body, at } of gone) {
      this.#aside.push({ id: (this.#id += 1), bundle: name, ...placeOf(place), n, body, at, refusal });
    }
    return { name, kept: gone.length };
  }

  async aside(event: string, table: number): Promise<AsideLine[]> {
    return this.#aside.filter((line) => line.event === event && line.table === table);
  }

  async typedAgain(line: AsideLine, now: number): Promise<void> {
    await this.forgetAside([line]);
    this.#aside = this.#aside.map((each) => (isAbout(each, line) ? { ...each, to: now } : each));
  }

  async forgetAside(lines: readonly AsideLine[]): Promise<void> {
    const gone = new Set(lines.map(({ id }) => id));
    this.#aside = this.#aside.filter(({ id }) => !gone.has(id));
  }

  async kept<T>(name: string): Promise<T | undefined> {
    const text = this.#kept.get(name);
    return text === undefined ? undefined : (JSON.parse(text) as T);
  }

  async keep(name: string, value: unknown): Promise<void> {
    this.#kept.set(name, JSON.stringify(value ?? null));
  }

  async clear(event: string, table: number): Promise<void> {
    this.#lines = this.#lines.filter((line) => line.event !== event || line.table !== table);
    this.#aside = this.#aside.filter((line) => line.event !== event || line.table !== table);
  }
}

export const placeOf = ({ event, session, table, deal }: HandPlace): HandPlace => ({ event, session, table, deal });
