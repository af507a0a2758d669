/** One table on this device: its queue, its lines, and what the server tells; for either kind of table. */

import { Asking } from "./asking";
import { DealsDue } from "./deals_due";
import { GameTable } from "./game_table.svelte";
import { handoverOf, takeIn } from "./handing_over";
import { HandTable } from "./hand_table.svelte";
import type { Travelling } from "./handover";
import { HandoverCode } from "./handover_code";
import { Hearing } from "./hearing";
import { keptName, sameHand, type Bundle, type HandPlace, type LineStore } from "./lines";
import { LinesAside } from "./lines_aside.svelte";
import { News } from "./news.svelte";
import { OwnLines } from "./own_lines";
import { NOT_NOW, type Dealt, type Known, type NoticeText, type Play, type TableDesk, type Progress } from "./play";
import { Queue } from "./queue";
import type { RulesLike } from "./rules";
import type { Server } from "./server";
import type { Handover, LinkState } from "./shapes";
import { Signal } from "./signal.svelte";
import type { Console, Refusal } from "./wire";
import type { MatchConsole } from "./wire_game";
import type { AnyConsole, AnyReceipt, Said } from "./wire_table";

export interface DeskParts {
  store: LineStore;
  server: Server;
  rules: RulesLike;
  version: string;
  /** Open the stream, listen for the network; off in tests. */
  listen: boolean;
}

export class Desk implements TableDesk {
  console = $state.raw<AnyConsole | null>(null);
  /** What is played here; null before the server or the disk has told. */
  play = $state.raw<HandTable | GameTable | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  doing = $state(0);
  readonly news = new News();
  readonly aside: LinesAside;

  #signal = new Signal();
  #own: OwnLines;
  #due: DealsDue;
  #parts: DeskParts;
  #queue: Queue;
  #asking: Asking;
  #code: HandoverCode;
  #hearing: Hearing | null = null;
  #chain: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(
    readonly event: string,
    readonly table: number,
    parts: DeskParts,
  ) {
    const { store, server, version } = parts;
    this.#parts = parts;
    this.aside = new LinesAside(store, event, table);
    this.#own = new OwnLines(store, version, () => this.link.light === "red");
    this.#due = new DealsDue(store, event, table);
    this.#code = new HandoverCode(store, keptName("handover", this), () => server.handover(event, table));
    this.#asking = new Asking(
      this.#signal,
      async () => server.console(event, table, await store.waiting()),
      async (console) => {
        await this.serial(() => this.#apply(console, true));
        if (!this.#closed) void this.#code.renew();
      },
    );
    this.#queue = new Queue(store, (batch, waiting) => server.lines(batch, waiting), {
      receipt: (place, receipt) => this.#receive(place, receipt),
      taken: () => this.refresh(),
      settled: (place, refusal) => this.#settle(place, refusal),
      refused: (place, n, refusal, { kept, name: bundle }) => {
        this.#own.anew(place.deal);
        this.tell({ kind: "refused", deal: place.deal, n, refusal, kept, bundle });
        void this.aside.load();
        void this.serial(() => this.#redraw()).then(() => this.refresh());
      },
      reported: (...report) => this.#tellLink(...report),
    });
  }

  get link(): LinkState {
    return this.#signal.state;
  }

  get store(): LineStore {
    return this.#parts.store;
  }

  get rules(): RulesLike {
    return this.#parts.rules;
  }

  get #play(): Play | null {
    // Each kind reads its own consoles and deals; which one it is was settled by the console.
    return this.play as Play | null;
  }

  /** Show what is stored, then what the server says. */
  async open(): Promise<void> {
    const kept = await this.store.kept<AnyConsole>(keptName("console", this));
    await this.aside.load();
    if (kept) await this.serial(() => this.#apply(completed(kept), false));
    const waiting = await this.store.waiting();
    if (this.#closed) return;
    this.#signal.wait(waiting);
    const fresh = this.refresh();
    if (!kept) await fresh;
    if (this.#closed || !this.#parts.listen) return;
    this.startQueue();
    this.#hearing = new Hearing(this.#parts.server.stream(this.event, this.table), this.#signal, {
      look: () => void this.refresh(),
      at: (position) => {
        if (position !== this.console?.position) void this.refresh();
      },
      back: () => this.#queue.wake(),
    });
  }

  close(): void {
    this.#closed = true;
    this.#queue.stop();
    this.#hearing?.close();
    this.#signal.close();
    this.#play?.clear(null);
  }

  /** Send what waits, now; tests, which do not listen, begin it by themselves. */
  startQueue(): void {
    this.#queue.start();
  }

  async signedIn(): Promise<void> {
    this.#signal.lock(false);
    this.#queue.retryNow();
    this.#hearing?.now();
    await this.refresh();
  }

  /** Ask the server for the console; whether it answered. */
  refresh(): Promise<boolean> {
    return this.#asking.now();
  }

  async #apply(console: AnyConsole, fresh: boolean): Promise<void> {
    // What is stored belongs to another tab by now.
    if (this.#closed) return;
    const before = this.console;
    if (before && before.session === console.session && console.position < before.position) return;
    const play = this.#playOf(console);
    if (!before || before.session !== console.session) {
      this.#own.enter();
      play.enter();
      await this.#due.enter(console.session);
    }
    if (fresh) await this.store.keep(keptName("console", this), console);
    const { order, setAside, last } = play.parts(console);
    for (const deal of [...(last ? [last] : []), ...setAside, ...order]) {
      const known = this.#due.deal(deal.deal);
      if (fresh && deal.ruling !== null && known && known.ruling !== deal.ruling) {
        this.tell({ kind: "ruling", deal: deal.deal, text: deal.ruling });
      }
      this.#due.take(deal, play.progress(deal, console.position));
      if (fresh) await this.#lay(console.session, deal);
    }
    if (fresh && before) play.news(before, console);
    this.console = console;
    await this.#redraw();
  }

  /** A table keeps its kind; it shows itself with its first console. */
  #playOf(console: AnyConsole): Play {
    this.play ??= isMatch(console) ? new GameTable(this) : new HandTable(this);
    return this.#play as Play;
  }

  async #lay(session: number, deal: Dealt): Promise<void> {
    const laid = await this.#own.lay({ ...this.place(deal.deal), session }, deal);
    if (laid === null) return;
    if (laid.taken) {
      this.tell({ kind: "taken", deal: deal.deal, ...laid.taken });
      await this.aside.load();
    } else if (laid.again) this.#queue.wake();
    this.#signal.wait(await this.store.waiting());
  }

  async #receive(place: HandPlace, receipt: AnyReceipt): Promise<void> {
    this.#signal.hear();
    await this.serial(async () => {
      const play = this.#play;
      if (!play || place.session !== this.console?.session) return;
      this.#due.hear(place.deal, play.progress(receipt, receipt.position));
      await play.receive(place, receipt);
      await this.#redraw();
    });
    const grown = receipt.position !== this.console?.position;
    if (grown && (receipt.word !== null || !this.#hearing)) void this.refresh();
  }

  /** A refusal that the table knows what to do about. */
  #settle(place: HandPlace, refusal: Refusal): Promise<boolean> {
    return this.serial(async () => {
      const settled = (await this.#play?.settle(place, refusal)) ?? false;
      if (settled) {
        this.#own.anew(place.deal);
        // What was typed after it may have been put aside.
        await this.aside.load();
        await this.#redraw();
      }
      return settled;
    });
  }

  #tellLink(waiting: number, reached: boolean | null, locked: boolean, busy: Refusal | null): void {
    if (reached) this.#signal.hear();
    else if (reached === false) this.#signal.lose();
    this.#signal.lock(locked);
    this.#signal.busy(busy);
    this.#signal.wait(waiting);
  }

  /** Choose the deal that is due and show it. */
  async #redraw(): Promise<void> {
    const [console, play] = [this.console, this.#play];
    if (!console || !play || this.#closed) return;
    const { current, following } = await this.#due.choose(play, console);
    await this.#keepOpen(play, async () => {
      if (current) await play.draw(current, following, await this.#known(current), this.#progressOf(play, current));
      else {
        play.clear(following);
        await this.store.keep(keptName("drawn", this), null);
      }
    });
  }

  /** While a deal is open, no newer version of this page takes over. */
  async #keepOpen(play: Play, change: () => void | Promise<void>): Promise<void> {
    const was = play.isOpen();
    await change();
    const open = play.isOpen();
    if (open !== was) await this.store.keep("open-hand", open);
  }

  #progressOf(play: Play, deal: Dealt): Progress {
    return this.#due.progress(deal.deal) ?? play.progress(deal, 0);
  }

  #known(deal: Dealt): Promise<Known[]> {
    return this.#own.known(this.place(deal.deal), deal);
  }

  refuse(refusal: Refusal): Refusal {
    this.refusal = refusal;
    return refusal;
  }

  tell(notice: NoticeText): void {
    this.news.tell(notice);
  }

  async recordNow(body: Said, dealNo: number | null): Promise<Refusal | null> {
    const play = this.#play;
    const deal = dealNo === null ? undefined : this.#due.deal(dealNo);
    if (!this.console || !play || !deal || play.current !== dealNo) return this.refuse(NOT_NOW);
    const known = await this.#known(deal);
    const line: Known = { n: known.length, body, at: new Date().toISOString(), by: "", state: "queued" };
    const verdict = await play.tries(deal, known, line, this.#progressOf(play, deal));
    if ("refusal" in verdict) return this.refuse(verdict.refusal);
    const refusal = await this.put(deal.deal, [line]);
    if (refusal) return refusal;
    await this.#keepOpen(play, () => verdict.show());
    return null;
  }

  async put(deal: number, lines: readonly Known[], from: number | null = null): Promise<Refusal | null> {
    const refusal = await this.#own.put(this.place(deal), lines, from);
    if (refusal) return this.refuse(refusal);
    await this.#sendNow();
    return null;
  }

  async putInstead(deal: number, line: Known, why: Refusal): Promise<Bundle | { refusal: Refusal }> {
    const put = await this.#own.putInstead(this.place(deal), line, why);
    if ("refusal" in put) this.refuse(put.refusal);
    else await this.#sendNow();
    return put;
  }

  async #sendNow(): Promise<void> {
    this.refusal = null;
    this.#signal.wait(await this.store.waiting());
    this.#queue.wake();
  }

  async goOn(): Promise<void> {
    await this.serial(async () => {
      const play = this.#play;
      if (!play?.mayGoOn || play.current === null) return;
      await this.#due.leave(play.current);
      this.refusal = null;
      await this.#redraw();
    });
    void this.refresh();
  }

  /** Record lines kept aside once more, with the numbers that are free now. */
  retype(bundle: string): Promise<Refusal | null> {
    return this.serial(() =>
      this.aside.retype(bundle, {
        next: async ({ deal }) => {
          const stands = this.#due.deal(deal);
          return stands ? (await this.#known(stands)).length : 0;
        },
        record: async (at, body) => {
          // Another session has deals of the same numbers.
          if (!sameHand(at, this.place(at.deal))) return this.refuse(NOT_NOW);
          return this.recordNow(body, at.deal);
        },
      }),
    );
  }

  /** Take in lines that another device had typed and not sent. */
  async takeIn(lines: readonly Travelling[]): Promise<void> {
    await this.serial(async () => {
      this.tell({ kind: "taken_over", lines: await takeIn(this.store, this, lines) });
      await this.#redraw();
    });
    await this.refresh();
    this.#signal.wait(await this.store.waiting());
    this.#queue.wake();
  }

  async handover(origin: string): Promise<Handover> {
    return handoverOf(this.store, this, origin, await this.#code.fresh());
  }

  serial<T>(change: () => Promise<T>): Promise<T> {
    this.doing += 1;
    const done = this.#chain.then(change, change).finally(() => (this.doing -= 1));
    this.#chain = done.catch(() => undefined);
    return done;
  }

  place(deal: number): HandPlace {
    return { event: this.event, session: this.console?.session ?? 0, table: this.table, deal };
  }
}

/** What an older version of this page has kept knows nothing of what came since. */
const completed = (kept: AnyConsole): AnyConsole =>
  isMatch(kept) ? kept : { held: [], ...(kept as Omit<Console, "held">) };

export const isMatch = (console: AnyConsole): console is MatchConsole =>
  "kind" in console && console.kind === "backgammon";
