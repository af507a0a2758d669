/** Lines of one table that could not be written and are kept until the recorder says what to do with them. */

import { sameHand, type LineStore } from "./lines";
import type { Aside } from "./shapes";
import type { Refusal } from "./wire";
import type { Said } from "./wire_table";

/** How lines are recorded once more. */
export interface Again {
  /** The number that the next line of the deal will have. */
  next(): Promise<number>;
  record(body: Said): Promise<Refusal | null>;
}

export class LinesAside {
  shown = $state.raw<readonly Aside[]>([]);

  constructor(
    readonly store: LineStore,
    readonly event: string,
    readonly table: number,
  ) {}

  async load(): Promise<void> {
    const found: Aside[] = [];
    for (const line of await this.store.aside(this.event, this.table)) {
      const { n, body, at } = line;
      const last = found.find((hand) => hand.deal === line.deal);
      if (last && sameHand(line, { ...line, deal: last.deal })) last.lines.push({ n, body, at });
      else found.push({ deal: line.deal, lines: [{ n, body, at }], refusal: line.refusal });
    }
    this.shown = found;
  }

  /** Record the lines of a deal once more, with the numbers that are free now, up to the first that is refused. */
  async retype(deal: number, again: Again): Promise<Refusal | null> {
    const lines = (await this.store.aside(this.event, this.table)).filter((line) => line.deal === deal);
    if (lines.length === 0) return null;
    const moved = new Map<number, number>();
    for (const line of lines) {
      const now = await again.next();
      const body = "of" in line.body ? { ...line.body, of: moved.get(line.body.of) ?? line.body.of } : line.body;
      const refusal = await again.record(body);
      if (refusal) return refusal;
      moved.set(line.n, now);
      await this.store.forgetAside(line, line.n + 1);
    }
    await this.load();
    return null;
  }

  /** Throw away what is kept of a deal. */
  async forget(deal: number): Promise<void> {
    const line = (await this.store.aside(this.event, this.table)).find((each) => each.deal === deal);
    if (line) await this.store.forgetAside(line);
    await this.load();
  }
}
