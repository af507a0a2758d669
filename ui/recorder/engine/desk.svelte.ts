/** One table on this device: its queue, its lines, and what the server tells; for either kind of table. */

import { GameTable } from "./game_table.svelte";
import { HandTable } from "./hand_table.svelte";
import { pack, type Travelling } from "./handover";
import { HandoverCode } from "./handover_code";
import { freshKey, sameHand, type HandPlace, type KeptLine, type LineStore } from "./lines";
import { Live } from "./live";
import { merge } from "./merging";
import { NOT_NOW, together, type Dealt, type Known, type NoticeText, type Play, type Told } from "./play";
import { qr } from "./qr";
import { Queue } from "./queue";
import type { RulesLike } from "./rules";
import { SaidNo, type Server } from "./server";
import { Signal } from "./signal.svelte";
import type { Aside, Handover, LinkState, Notice } from "./shapes";
import type { AnyConsole, AnyReceipt, Refusal, Said } from "./wire";

export interface DeskParts {
  store: LineStore;
  server: Server;
  rules: RulesLike;
  version: string;
  /** Open the stream, listen for the network; off in tests. */
  listen: boolean;
}

export class Desk {
  console = $state.raw<AnyConsole | null>(null);
  /** What is played here; null before the server or the disk has told. */
  play = $state.raw<HandTable | GameTable | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  notices = $state.raw<readonly Notice[]>([]);
  aside = $state.raw<readonly Aside[]>([]);
  doing = $state(0);

  #signal = new Signal();
  #parts: DeskParts;
  #queue: Queue;
  #code: HandoverCode;
  #live: Live | null = null;
  #chain: Promise<unknown> = Promise.resolve();
  /** Everything the server ever told of a deal of this session. */
  #deals = new Map<number, Dealt>();
  #told = new Map<number, Told>();
  #keys = new Map<number, string>();
  #left = new Set<number>();
  #shown: number | null = null;
  #notice = 0;
  #refreshing: Promise<boolean> | null = null;
  #closed = false;

  constructor(
    readonly event: string,
    readonly table: number,
    parts: DeskParts,
  ) {
    this.#parts = parts;
    this.#code = new HandoverCode(parts.store, this.#name("handover"), () => parts.server.handover(event, table));
    this.#queue = new Queue(parts.store, (batch, waiting) => parts.server.lines(batch, waiting), {
      receipt: (place, receipt) => this.#receive(place, receipt),
      taken: () => this.refresh(),
      settled: (place, refusal) => this.#settle(place, refusal),
      refused: (place, n, refusal, kept) => {
        this.#keys.delete(place.deal);
        this.tell({ kind: "refused", deal: place.deal, n, refusal, kept });
        void this.serial(() => this.#redraw()).then(() => this.refresh());
      },
      told: (waiting, reached, locked) => this.#tellLink(waiting, reached, locked),
    });
  }

  get link(): LinkState {
    return this.#signal.state;
  }

  /** Show what is stored, then what the server says. */
  async open(): Promise<void> {
    const kept = await this.#parts.store.kept<AnyConsole>(this.#name("console"));
    await this.#loadAside();
    if (kept) await this.serial(() => this.#apply(kept, false));
    this.#signal.wait(await this.#parts.store.waiting());
    const fresh = this.refresh();
    if (!kept) await fresh;
    if (!this.#parts.listen) return;
    this.#queue.start();
    this.#live = new Live(this.#parts.server.stream(this.event, this.table), {
      changed: (position) => {
        this.#signal.hear();
        if (position !== this.console?.position) void this.refresh();
      },
      open: (open) => {
        if (open) {
          this.#signal.hear();
          void this.refresh();
        } else this.#signal.lose();
      },
      look: () => void this.refresh(),
    });
    globalThis.addEventListener?.("online", this.#online);
    globalThis.addEventListener?.("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#online);
  }

  close(): void {
    this.#closed = true;
    this.#queue.stop();
    this.#live?.close();
    this.#signal.close();
    globalThis.removeEventListener?.("online", this.#online);
    globalThis.removeEventListener?.("offline", this.#offline);
    globalThis.document?.removeEventListener("visibilitychange", this.#online);
  }

  #online = (): void => {
    this.#queue.wake();
    this.#live?.now();
  };

  #offline = (): void => {
    this.#signal.lose();
  };

  /** Send what waits, now; for tests, which do not run the queue by themselves. */
  startQueue(): void {
    this.#queue.start();
  }

  async signedIn(): Promise<void> {
    this.#signal.lock(false);
    this.#queue.retryNow();
    this.#live?.now();
    await this.refresh();
  }

  /** Ask the server for the console; whether it answered. One question at a time. */
  refresh(): Promise<boolean> {
    this.#refreshing ??= this.#ask().finally(() => (this.#refreshing = null));
    return this.#refreshing;
  }

  async #ask(): Promise<boolean> {
    try {
      const waiting = await this.#parts.store.waiting();
      const console = await this.#parts.server.console(this.event, this.table, waiting);
      this.#signal.hear();
      this.#signal.lock(false);
      await this.serial(() => this.#apply(console, true));
      void this.#code.renew();
      return true;
    } catch (failure) {
      if (failure instanceof SaidNo) {
        this.#signal.lock(failure.status === 401 || failure.status === 403);
      } else this.#signal.lose();
      return false;
    }
  }

  async #apply(console: AnyConsole, fresh: boolean): Promise<void> {
    const before = this.console;
    if (before && before.session === console.session && console.position < before.position) return;
    const play = this.#playOf(console);
    if (!before || before.session !== console.session) await this.#enter(console.session);
    if (fresh) await this.#parts.store.keep(this.#name("console"), console);
    const { order, setAside, last } = play.parts(console);
    for (const deal of [...(last ? [last] : []), ...setAside, ...order]) {
      const known = this.#deals.get(deal.deal);
      if (fresh && deal.ruling !== null && known && known.ruling !== deal.ruling) {
        this.tell({ kind: "ruling", deal: deal.deal, text: deal.ruling });
      }
      this.#deals.set(deal.deal, deal);
      this.#told.set(deal.deal, play.told(deal, console.position));
      if (fresh) await this.#merge(console.session, deal);
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

  get #play(): Play | null {
    // Each kind reads its own consoles and deals; which one it is was settled by the console.
    return this.play as Play | null;
  }

  async #enter(session: number): Promise<void> {
    this.#deals.clear();
    this.#told.clear();
    this.#keys.clear();
    this.#play?.enter();
    const { store } = this.#parts;
    this.#left = new Set(await store.kept<number[]>(this.#name(`left:${session}`)));
    this.#shown = (await store.kept<number | null>(this.#name(`current:${session}`))) ?? null;
  }

  async #merge(session: number, deal: Dealt): Promise<void> {
    const { store } = this.#parts;
    const place = { ...this.place(deal.deal), session };
    const own = await store.ofHand(place);
    if (own.length === 0) return;
    const { sentBelow, taken, again } = merge(own, deal.lines);
    if (own.some((line) => line.state === "queued" && line.n < sentBelow)) {
      await store.mark(place, 0, sentBelow, "sent");
    }
    if (taken) {
      const kept = await store.putAside(place, taken.n, null);
      this.#keys.delete(deal.deal);
      this.tell({ kind: "taken", deal: deal.deal, n: taken.n, by: taken.by, kept });
      await this.#loadAside();
    } else if (again !== null) {
      await store.mark(place, again, Infinity, "queued");
      this.#queue.wake();
    }
    this.#signal.wait(await store.waiting());
  }

  async #receive(place: HandPlace, receipt: AnyReceipt): Promise<void> {
    this.#signal.hear();
    await this.serial(async () => {
      const play = this.#play;
      if (!play || place.session !== this.console?.session) return;
      const told = this.#told.get(place.deal);
      if (!told || receipt.position >= told.position) this.#told.set(place.deal, play.told(receipt, receipt.position));
      await play.receive(place, receipt);
      await this.#redraw();
    });
    const grown = receipt.position !== this.console?.position;
    if (grown && (receipt.word !== null || !this.#live)) void this.refresh();
  }

  /** A refusal that the table knows what to do about. */
  #settle(place: HandPlace, refusal: Refusal): Promise<boolean> {
    return this.serial(async () => {
      const settled = (await this.#play?.settle(place, refusal)) ?? false;
      if (settled) {
        this.#keys.delete(place.deal);
        await this.#redraw();
      }
      return settled;
    });
  }

  /** Choose the deal that is due and show it. */
  async #redraw(): Promise<void> {
    const [console, play] = [this.console, this.#play];
    if (!console || !play || this.#closed) return;
    const { store } = this.#parts;
    const { order, setAside, last } = play.parts(console);
    for (const deal of [...order, ...setAside]) {
      if (!this.#left.has(deal.deal) || play.isClosed(deal.stage)) continue;
      const own = await store.ofHand(this.place(deal.deal));
      // The director has settled it: the table goes on with it.
      if (own.every((line) => line.n < deal.next)) await this.#leave(deal.deal, false);
    }
    const settled = setAside.filter(({ stage }) => !play.isClosed(stage));
    const due = [...settled, ...order].filter(({ deal }) => !this.#left.has(deal));
    const listed = [...(last ? [last] : []), ...setAside, ...order];
    const shown = (await this.#current(play, console, listed, due[0])) ?? due[0] ?? null;
    const following = due.find(({ deal }) => deal !== shown?.deal) ?? null;
    if (shown && this.#shown !== shown.deal) {
      this.#shown = shown.deal;
      await store.keep(this.#name(`current:${console.session}`), shown.deal);
    }
    const was = play.isOpen();
    if (shown) await play.draw(shown, following, await this.known(shown), this.#toldOf(shown));
    else play.clear(following);
    await this.#keepOpen(was);
  }

  /** While a deal is open, no newer version of this page takes over. */
  async #keepOpen(was: boolean): Promise<void> {
    const open = this.#play?.isOpen() ?? false;
    if (open !== was) await this.#parts.store.keep("open-hand", open);
  }

  /** The deal that was shown last, as long as it is the one at the table. */
  async #current(play: Play, console: AnyConsole, listed: readonly Dealt[], due: Dealt | undefined): Promise<Dealt | undefined> {
    if (this.#shown === null || this.#left.has(this.#shown)) return undefined;
    const shown = this.#deals.get(this.#shown);
    const told = this.#told.get(this.#shown);
    if (!shown || !told) return undefined;
    // Accepted, and another one accepted elsewhere since: nothing to show any more.
    if (!listed.some(({ deal }) => deal === shown.deal) && told.position !== console.position) return undefined;
    if (!play.isUntouched(told.stage) || !due || due.deal === shown.deal) return shown;
    const own = await this.#parts.store.ofHand(this.place(shown.deal));
    return own.length > 0 ? shown : undefined;
  }

  #toldOf(deal: Dealt): Told {
    return this.#told.get(deal.deal) ?? (this.#play as Play).told(deal, 0);
  }

  /** What the server and this device have of a deal's lines, together. */
  async known(deal: Dealt): Promise<Known[]> {
    return together(deal.lines, await this.#parts.store.ofHand(this.place(deal.deal)));
  }

  /** Store a line, then show it: null, or the refusal with which nothing was stored. */
  record(body: Said, deal: number | null): Promise<Refusal | null> {
    return this.serial(() => this.recordNow(body, deal));
  }

  /** As `record`, within a change that is under way. */
  async recordNow(body: Said, dealNo: number | null): Promise<Refusal | null> {
    const play = this.#play;
    const deal = dealNo === null ? undefined : this.#deals.get(dealNo);
    if (!this.console || !play || !deal || play.shown !== dealNo) return this.refuse(NOT_NOW);
    const known = await this.known(deal);
    const line: Known = { n: known.length, body, at: new Date().toISOString(), by: "", state: "queued" };
    const tried = await play.tries(deal, known, line, this.#toldOf(deal));
    if ("refusal" in tried) return this.refuse(tried.refusal);
    const refusal = await this.put(deal.deal, [line]);
    if (refusal) return refusal;
    const was = play.isOpen();
    await tried.show();
    await this.#keepOpen(was);
    return null;
  }

  /** Store lines after those of a deal, or in the place of its own from number `from` on; then send. */
  async put(deal: number, lines: readonly Known[], from: number | null = null): Promise<Refusal | null> {
    const { store, version } = this.#parts;
    const place = this.place(deal);
    // Other lines in the same places need another name.
    if (from !== null) this.#keys.delete(deal);
    const key = this.#key(place);
    const kept = lines.map(({ n, body, at, state }) => ({ ...place, n, body, at, key, state, rules: version }));
    try {
      await (from === null ? store.add(kept) : store.replace(place, from, kept));
    } catch (failure) {
      return this.refuse({
        name: "NotStored",
        sentence: "this device could not store the line; free some space or go on with another device",
        fields: { why: String(failure) },
      });
    }
    this.refusal = null;
    this.#signal.wait(await store.waiting());
    this.#queue.wake();
    return null;
  }

  get store(): LineStore {
    return this.#parts.store;
  }

  get rules(): RulesLike {
    return this.#parts.rules;
  }

  async goOn(): Promise<void> {
    await this.serial(async () => {
      const play = this.#play;
      if (!play?.mayGoOn || play.shown === null) return;
      await this.#leave(play.shown, true);
      this.refusal = null;
      await this.#redraw();
    });
    void this.refresh();
  }

  /** Take in lines that another device had typed and not sent. */
  async takeIn(lines: readonly Travelling[]): Promise<void> {
    await this.serial(async () => {
      const { store } = this.#parts;
      let taken = 0;
      for (const line of lines) {
        if (line.event !== this.event || line.table !== this.table) continue;
        if ((await store.ofHand(line)).some((known) => known.n === line.n)) continue;
        await store.add([{ ...line, state: "queued" }]);
        taken += 1;
      }
      this.tell({ kind: "taken_over", lines: taken });
      await this.#redraw();
    });
    await this.refresh();
    this.#signal.wait(await this.#parts.store.waiting());
    this.#queue.wake();
  }

  async handover(origin: string): Promise<Handover> {
    const code = await this.#code.fresh();
    const waiting = (await this.#parts.store.queued()).filter(
      (line) => line.event === this.event && line.table === this.table,
    );
    const lines = waiting.map(({ seq: _seq, state: _state, ...line }) => line);
    const link = await pack(origin, { code: code?.code ?? "", lines });
    return { link, qr: qr(link), lines: lines.length, until: code ? new Date(code.until) : null };
  }

  /** Record lines kept aside once more, with the numbers that are free now. */
  retype(deal: number): Promise<Refusal | null> {
    return this.serial(async () => {
      const { store } = this.#parts;
      const lines = (await store.aside(this.event, this.table)).filter((line) => line.deal === deal);
      const first = lines[0];
      if (!first) return null;
      const moved = new Map<number, number>();
      const stands = this.#deals.get(deal);
      for (const line of lines) {
        const now = stands ? (await this.known(stands)).length : 0;
        const body = "of" in line.body ? { ...line.body, of: moved.get(line.body.of) ?? line.body.of } : line.body;
        const refusal = await this.recordNow(body, deal);
        if (refusal) return refusal;
        moved.set(line.n, now);
        await store.forgetAside(line, line.n + 1);
      }
      await this.#loadAside();
      return null;
    });
  }

  async forget(deal: number): Promise<void> {
    const { store } = this.#parts;
    const line = (await store.aside(this.event, this.table)).find((each) => each.deal === deal);
    if (line) await store.forgetAside(line);
    await this.#loadAside();
  }

  clearRefusal(): void {
    this.refusal = null;
  }

  dismiss(notice: number): void {
    this.notices = this.notices.filter(({ id }) => id !== notice);
  }

  /** One key for what this device types of a hand; a new one after lines were put aside. */
  #key(place: HandPlace): string {
    const known = this.#keys.get(place.deal);
    if (known !== undefined) return known;
    const key = freshKey();
    this.#keys.set(place.deal, key);
    return key;
  }

  async #leave(deal: number, left: boolean): Promise<void> {
    if (left) this.#left.add(deal);
    else this.#left.delete(deal);
    await this.#parts.store.keep(this.#name(`left:${this.console?.session}`), [...this.#left]);
  }

  async #loadAside(): Promise<void> {
    const found: Aside[] = [];
    const all = await this.#parts.store.aside(this.event, this.table);
    for (const line of all) {
      const { n, body, at } = line;
      const last = found.find((hand) => hand.deal === line.deal);
      if (last && sameHand(line, { ...line, deal: last.deal })) last.lines.push({ n, body, at });
      else found.push({ deal: line.deal, lines: [{ n, body, at }], refusal: line.refusal });
    }
    this.aside = found;
  }

  refuse(refusal: Refusal): Refusal {
    this.refusal = refusal;
    return refusal;
  }

  tell(notice: NoticeText): void {
    this.#notice += 1;
    this.notices = [...this.notices, { ...notice, id: this.#notice } as Notice];
    if (notice.kind === "refused") void this.#loadAside();
  }

  #tellLink(waiting: number, reached: boolean | null, locked: boolean): void {
    if (reached) this.#signal.hear();
    else if (reached === false) this.#signal.lose();
    this.#signal.lock(locked);
    this.#signal.wait(waiting);
  }

  /** One change at a time, in the order asked for. */
  serial<T>(change: () => Promise<T>): Promise<T> {
    this.doing += 1;
    const done = this.#chain.then(change, change).finally(() => (this.doing -= 1));
    this.#chain = done.catch(() => undefined);
    return done;
  }

  place(deal: number): HandPlace {
    return { event: this.event, session: this.console?.session ?? 0, table: this.table, deal };
  }

  #name(what: string): string {
    return `${what}:${this.event}:${this.table}`;
  }
}

const isMatch = (console: AnyConsole): boolean => "kind" in console && console.kind === "backgammon";
