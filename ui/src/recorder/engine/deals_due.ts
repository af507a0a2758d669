/** The deals of a session at one table: which of them is on the screen, and which follows. */

import { keptName, type HandPlace, type LineStore } from "./lines";
import type { Dealt, Play, Progress } from "./play";
import type { AnyConsole } from "./wire_table";

export class DealsDue {
  /** Everything that the server ever told of a deal of this session. */
  #deals = new Map<number, Dealt>();
  #progress = new Map<number, Progress>();
  /** The deals that the table has gone on from. */
  #left = new Set<number>();
  #currentDeal: number | null = null;
  #session = 0;

  constructor(
    readonly store: LineStore,
    readonly event: string,
    readonly table: number,
  ) {}

  /** Begin with a session, with what this device kept of it. */
  async enter(session: number): Promise<void> {
    this.#deals.clear();
    this.#progress.clear();
    this.#session = session;
    this.#left = new Set(await this.store.kept<number[]>(this.#name("left")));
    this.#currentDeal = (await this.store.kept<number | null>(this.#name("current"))) ?? null;
  }

  /** The deal as it was told last. */
  deal(deal: number): Dealt | undefined {
    return this.#deals.get(deal);
  }

  progress(deal: number): Progress | undefined {
    return this.#progress.get(deal);
  }

  /** The server has told of a deal. */
  take(deal: Dealt, progress: Progress): void {
    this.#deals.set(deal.deal, deal);
    this.#progress.set(deal.deal, progress);
  }

  /** The server has answered to lines of a deal; an answer that was overtaken says nothing. */
  hear(deal: number, progress: Progress): void {
    const before = this.#progress.get(deal);
    if (!before || progress.position >= before.position) this.#progress.set(deal, progress);
  }

  /** The table goes on with the next deal. */
  leave(deal: number): Promise<void> {
    return this.#keepLeft(deal, true);
  }

  /** Choose the deal that is on the screen, and the one after it. */
  async choose(play: Play, console: AnyConsole): Promise<{ current: Dealt | null; following: Dealt | null }> {
    const { order, setAside, last } = play.parts(console);
    for (const deal of [...order, ...setAside]) {
      if (!this.#left.has(deal.deal) || play.isClosed(deal.stage)) continue;
      const own = await this.store.ofHand(this.#place(deal.deal));
      // The director has settled it: the table goes on with it.
      if (own.every((line) => line.n < deal.next)) await this.#keepLeft(deal.deal, false);
    }
    const settled = setAside.filter(({ stage }) => !play.isClosed(stage));
    const due = [...settled, ...order].filter(({ deal }) => !this.#left.has(deal));
    const listed = [...(last ? [last] : []), ...setAside, ...order];
    const current = (await this.#current(play, console, listed, due[0])) ?? due[0] ?? null;
    if (current && this.#currentDeal !== current.deal) {
      this.#currentDeal = current.deal;
      await this.store.keep(this.#name("current"), current.deal);
    }
    return { current, following: due.find(({ deal }) => deal !== current?.deal) ?? null };
  }

  /** The deal that was shown last, as long as it is the one at the table. */
  async #current(
    play: Play,
    console: AnyConsole,
    listed: readonly Dealt[],
    due: Dealt | undefined,
  ): Promise<Dealt | undefined> {
    if (this.#currentDeal === null || this.#left.has(this.#currentDeal)) return undefined;
    const current = this.#deals.get(this.#currentDeal);
    const progress = this.#progress.get(this.#currentDeal);
    if (!current || !progress) return undefined;
    // Accepted, and another one accepted elsewhere since: nothing to show any more.
    if (!listed.some(({ deal }) => deal === current.deal) && progress.position !== console.position) return undefined;
    if (!play.isUntouched(progress.stage) || !due || due.deal === current.deal) return current;
    const own = await this.store.ofHand(this.#place(current.deal));
    return own.length > 0 ? current : undefined;
  }

  async #keepLeft(deal: number, left: boolean): Promise<void> {
    if (left) this.#left.add(deal);
    else this.#left.delete(deal);
    await this.store.keep(this.#name("left"), [...this.#left]);
  }

  #place(deal: number): HandPlace {
    return { event: this.event, session: this.#session, table: this.table, deal };
  }

  #name(what: string): string {
    return keptName(`${what}:${this.#session}`, this);
  }
}
