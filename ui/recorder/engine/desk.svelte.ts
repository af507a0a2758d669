/** One table on this device: its hand, its queue, and what the server tells. */

import { asked, handOf, isClosed, together, type Known, type Told } from "./hand";
import { pack, type Travelling } from "./handover";
import { freshKey, sameHand, type HandPlace, type LineStore } from "./lines";
import { Live } from "./live";
import { merge } from "./merging";
import { qr } from "./qr";
import { Queue } from "./queue";
import type { RulesLike } from "./rules";
import { SaidNo, type Server } from "./server";
import type { Aside, Hand, Handover, LabelReading, LinkState, Notice } from "./shapes";
import type { Body, Console, ConsoleDeal, Receipt, Refusal } from "./wire";

export interface DeskParts {
  store: LineStore;
  server: Server;
  rules: RulesLike;
  version: string;
  /** Open the stream, listen for the network; off in tests. */
  listen: boolean;
}

type NoticeText = Notice extends infer Each ? (Each extends Notice ? Omit<Each, "id"> : never) : never;

/** Waiting for less than this is not worth a word. */
const SLOW_MS = 700;

export class Desk {
  console = $state.raw<Console | null>(null);
  hand = $state.raw<Hand | null>(null);
  following = $state.raw<{ deal: number; slot: number; holder: number; place: number; label: string } | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  notices = $state.raw<readonly Notice[]>([]);
  aside = $state.raw<readonly Aside[]>([]);
  doing = $state(0);

  #waiting = $state(0);
  #reached = $state(false);
  #locked = $state(false);
  #slow = $state(false);
  #heard = $state.raw<Date | null>(null);
  link = $derived<LinkState>({
    light: !this.#reached || this.#locked ? "red" : this.#slow && this.#waiting > 0 ? "amber" : "green",
    waiting: this.#waiting,
    heard: this.#heard,
    locked: this.#locked,
  });

  #parts: DeskParts;
  #queue: Queue;
  #live: Live | null = null;
  #chain: Promise<unknown> = Promise.resolve();
  /** Everything the server ever told of a deal of this session. */
  #deals = new Map<number, ConsoleDeal>();
  #told = new Map<number, Told>();
  #checks = new Map<number, number>();
  #keys = new Map<number, string>();
  #left = new Set<number>();
  #shown: number | null = null;
  #notice = 0;
  #slowly: ReturnType<typeof setTimeout> | undefined;
  #refreshing: Promise<boolean> | null = null;
  #closed = false;

  constructor(
    readonly event: string,
    readonly table: number,
    parts: DeskParts,
  ) {
    this.#parts = parts;
    this.#queue = new Queue(parts.store, (batch, waiting) => parts.server.lines(batch, waiting), {
      receipt: (place, receipt) => this.#receive(place, receipt),
      taken: () => this.refresh(),
      refused: (place, n, refusal, kept) => {
        this.#keys.delete(place.deal);
        this.#tell({ kind: "refused", deal: place.deal, n, refusal, kept });
        void this.#serial(() => this.#redraw()).then(() => this.refresh());
      },
      told: (waiting, reached, locked) => this.#tellLink(waiting, reached, locked),
    });
  }

  /** Show what is stored, then what the server says. */
  async open(): Promise<void> {
    const kept = await this.#parts.store.kept<Console>(this.#name("console"));
    await this.#loadAside();
    if (kept) await this.#serial(() => this.#apply(kept, false));
    this.#waitFor(await this.#parts.store.waiting());
    const fresh = this.refresh();
    if (!kept) await fresh;
    if (!this.#parts.listen) return;
    this.#queue.start();
    this.#live = new Live(this.#parts.server.stream(this.event, this.table), {
      changed: (position) => {
        this.#hear();
        if (position !== this.console?.position) void this.refresh();
      },
      open: (open) => {
        if (open) {
          this.#hear();
          void this.refresh();
        } else this.#reached = false;
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
    clearTimeout(this.#slowly);
    globalThis.removeEventListener?.("online", this.#online);
    globalThis.removeEventListener?.("offline", this.#offline);
    globalThis.document?.removeEventListener("visibilitychange", this.#online);
  }

  #online = (): void => {
    this.#queue.wake();
    this.#live?.now();
  };

  #offline = (): void => {
    this.#reached = false;
  };

  /** Send what waits, now; for tests, which do not run the queue by themselves. */
  startQueue(): void {
    this.#queue.start();
  }

  async signedIn(): Promise<void> {
    this.#locked = false;
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
      this.#hear();
      this.#locked = false;
      await this.#serial(() => this.#apply(console, true));
      void this.#fetchCode(false);
      return true;
    } catch (failure) {
      if (failure instanceof SaidNo) {
        this.#locked = failure.status === 401 || failure.status === 403;
      } else this.#reached = false;
      return false;
    }
  }

  async #apply(console: Console, fresh: boolean): Promise<void> {
    const before = this.console;
    if (before && before.session === console.session && console.position < before.position) return;
    if (!before || before.session !== console.session) await this.#enter(console.session);
    if (fresh) await this.#parts.store.keep(this.#name("console"), console);
    for (const deal of dealsOf(console)) {
      const known = this.#deals.get(deal.deal);
      if (fresh && deal.ruling !== null && known && known.ruling !== deal.ruling) {
        this.#tell({ kind: "ruling", deal: deal.deal, text: deal.ruling });
      }
      this.#deals.set(deal.deal, deal);
      this.#told.set(deal.deal, { stage: deal.stage, next: deal.next, sent: deal.sent, position: console.position });
      if (fresh) await this.#merge(console.session, deal);
    }
    if (fresh && before) {
      if (console.paused !== null && before.paused === null) this.#tell({ kind: "paused", reason: console.paused });
      if (console.paused === null && before.paused !== null) this.#tell({ kind: "resumed" });
    }
    this.console = console;
    await this.#redraw();
  }

  async #enter(session: number): Promise<void> {
    this.#deals.clear();
    this.#told.clear();
    this.#checks.clear();
    this.#keys.clear();
    const { store } = this.#parts;
    this.#left = new Set(await store.kept<number[]>(this.#name(`left:${session}`)));
    this.#shown = (await store.kept<number | null>(this.#name(`current:${session}`))) ?? null;
  }

  async #merge(session: number, deal: ConsoleDeal): Promise<void> {
    const { store } = this.#parts;
    const place = this.#place(session, deal.deal);
    const own = await store.ofHand(place);
    if (own.length === 0) return;
    const { sentBelow, taken, again } = merge(own, deal.lines);
    if (own.some((line) => line.state === "queued" && line.n < sentBelow)) {
      await store.mark(place, 0, sentBelow, "sent");
    }
    if (taken) {
      const kept = await store.putAside(place, taken.n, null);
      this.#keys.delete(deal.deal);
      this.#tell({ kind: "taken", deal: deal.deal, n: taken.n, by: taken.by, kept });
      await this.#loadAside();
    } else if (again !== null) {
      await store.mark(place, again, Infinity, "queued");
      this.#queue.wake();
    }
    this.#waiting = await store.waiting();
  }

  async #receive(place: HandPlace, receipt: Receipt): Promise<void> {
    this.#hear();
    await this.#serial(async () => {
      if (place.session !== this.console?.session) return;
      const { stage, next, sent, position } = receipt;
      const told = this.#told.get(place.deal);
      if (!told || position >= told.position) this.#told.set(place.deal, { stage, next, sent, position });
      if (receipt.word === "check_again") this.#checks.set(place.deal, next);
      await this.#redraw();
    });
    const grown = receipt.position !== this.console?.position;
    if (grown && (receipt.word !== null || !this.#live)) void this.refresh();
  }

  /** Choose the hand that is due and build what the screen shows of it. */
  async #redraw(): Promise<void> {
    const console = this.console;
    if (!console || this.#closed) return;
    const { store } = this.#parts;
    for (const deal of [...console.order, ...console.set_aside]) {
      if (!this.#left.has(deal.deal) || isClosed(deal.stage)) continue;
      const own = await store.ofHand(this.#place(console.session, deal.deal));
      // The director has settled it: the table goes on with it.
      if (own.every((line) => line.n < deal.next)) await this.#leave(deal.deal, false);
    }
    const settled = console.set_aside.filter(({ stage }) => !isClosed(stage));
    const due = [...settled, ...console.order].filter(({ deal }) => !this.#left.has(deal));
    const shown = (await this.#current(console, due[0])) ?? due[0];
    const after = due.find(({ deal }) => deal !== shown?.deal) ?? null;
    this.following = after && { deal: after.deal, slot: after.slot, holder: after.holder, place: after.place, label: after.label };
    if (!shown) {
      this.hand = null;
      return;
    }
    if (this.#shown !== shown.deal) {
      this.#shown = shown.deal;
      await store.keep(this.#name(`current:${console.session}`), shown.deal);
    }
    const known = await this.#known(shown);
    const played = await this.#parts.rules.play(shown.setup, asked(known), console.chip);
    this.#draw(console, shown, known, played);
  }

  /** The hand that was shown last, as long as it is the one at the table. */
  async #current(console: Console, due: ConsoleDeal | undefined): Promise<ConsoleDeal | undefined> {
    if (this.#shown === null || this.#left.has(this.#shown)) return undefined;
    const shown = this.#deals.get(this.#shown);
    const told = this.#told.get(this.#shown);
    if (!shown || !told) return undefined;
    const listed = dealsOf(console).some(({ deal }) => deal === shown.deal);
    // Accepted, and another one accepted elsewhere since: nothing to show any more.
    if (!listed && told.position !== console.position) return undefined;
    if (told.stage !== "sealed" || !due || due.deal === shown.deal) return shown;
    const own = await this.#parts.store.ofHand(this.#place(console.session, shown.deal));
    return own.length > 0 ? shown : undefined;
  }

  #draw(console: Console, deal: ConsoleDeal, known: Known[], played: Awaited<ReturnType<RulesLike["play"]>>): void {
    const told = this.#told.get(deal.deal) ?? { stage: deal.stage, next: deal.next, sent: deal.sent, position: 0 };
    const last = known.at(-1)?.body.do;
    const stands = deal.checks > 0 && last === "award" && known.length <= deal.next ? deal.next : 0;
    const hand = handOf({
      deal,
      known,
      told,
      played,
      checkBelow: Math.max(stands, this.#checks.get(deal.deal) ?? 0),
      follows: !console.running_stacks || known.length <= told.next,
    });
    const open = hand.step !== "sealed" && !isClosed(hand.step);
    const was = this.hand !== null && this.hand.step !== "sealed" && !isClosed(this.hand.step);
    this.hand = hand;
    if (open !== was) void this.#parts.store.keep("open-hand", open);
  }

  /** Store a line, then show it: null, or the refusal with which nothing was stored. */
  record(body: Body, deal: number | null): Promise<Refusal | null> {
    return this.#serial(() => this.#recordNow(body, deal));
  }

  async #recordNow(body: Body, dealNo: number | null): Promise<Refusal | null> {
    const console = this.console;
    const deal = dealNo === null ? undefined : this.#deals.get(dealNo);
    if (!console || !deal || this.hand?.deal !== dealNo) return this.#refuse(NOT_NOW);
    const step = this.hand.step;
    const says = body.do === "note" || body.do === "call_director";
    if (isClosed(step) && (!says || step === "accepted" || step === "void")) return this.#refuse(CLOSED);
    if (step === "sealed" && !says && body.do !== "break_seal") return this.#refuse(SEALED);
    if (step !== "sealed" && body.do === "break_seal") return this.#refuse(NOT_NOW);
    const known = await this.#known(deal);
    if (body.do === "accept" && this.hand.checkAgain) return this.#refuse(checkAgain(known));
    const n = known.length;
    const tried = [...asked(known), { n, body, own: true }];
    const played = await this.#parts.rules.play(deal.setup, tried, console.chip);
    if (played.refusal) return this.#refuse(played.refusal);
    const at = new Date().toISOString();
    const place = this.#place(console.session, deal.deal);
    try {
      await this.#parts.store.add([
        { ...place, n, body, at, key: await this.#key(place), state: "queued", rules: this.#parts.version },
      ]);
    } catch (failure) {
      return this.#refuse({
        name: "NotStored",
        sentence: "this device could not store the line; free some space or go on with another device",
        fields: { why: String(failure) },
      });
    }
    this.refusal = null;
    this.#draw(console, deal, [...known, { n, body, at, by: "", state: "queued" }], played);
    this.#waitFor(this.#waiting + 1);
    this.#queue.wake();
    return null;
  }

  async goOn(): Promise<void> {
    await this.#serial(async () => {
      if (!this.hand?.mayGoOn) return;
      await this.#leave(this.hand.deal, true);
      this.refusal = null;
      await this.#redraw();
    });
    void this.refresh();
  }

  async readLabel(text: string): Promise<LabelReading> {
    const read = await this.#parts.rules.readLabel(text);
    if ("name" in read) return { fits: false, why: "unreadable", refusal: read };
    const due = this.hand?.label ?? "";
    const { session, table, deal } = read;
    const no = (why: "event" | "session" | "table" | "deal"): LabelReading => ({
      fits: false,
      why,
      read: { session, table, deal },
      due,
    });
    if (read.event !== null && read.event.toLowerCase() !== this.event.toLowerCase()) return no("event");
    if (session !== this.console?.session) return no("session");
    if (table !== this.table) return no("table");
    if (deal !== this.hand?.deal) return no("deal");
    return { fits: true, label: due };
  }

  /** Take in lines that another device had typed and not sent. */
  async takeIn(lines: readonly Travelling[]): Promise<void> {
    await this.#serial(async () => {
      const { store } = this.#parts;
      let taken = 0;
      for (const line of lines) {
        if (line.event !== this.event || line.table !== this.table) continue;
        if ((await store.ofHand(line)).some((known) => known.n === line.n)) continue;
        await store.add([{ ...line, state: "queued" }]);
        taken += 1;
      }
      this.#tell({ kind: "taken_over", lines: taken });
      await this.#redraw();
    });
    await this.refresh();
    this.#waitFor(await this.#parts.store.waiting());
    this.#queue.wake();
  }

  async handover(origin: string): Promise<Handover> {
    const code = await this.#fetchCode(true);
    const waiting = (await this.#parts.store.queued()).filter(
      (line) => line.event === this.event && line.table === this.table,
    );
    const lines = waiting.map(({ seq: _seq, state: _state, ...line }) => line);
    const link = await pack(origin, { code: code?.code ?? "", lines });
    return { link, qr: qr(link), lines: lines.length, until: code ? new Date(code.until) : null };
  }

  /** A code for another device: a new one, or the one kept from when the server answered. */
  async #fetchCode(fresh: boolean): Promise<{ code: string; until: string } | null> {
    const { store, server } = this.#parts;
    const name = this.#name("handover");
    const kept = await store.kept<{ code: string; until: string; had: string } | null>(name);
    const now = Date.now();
    const good = kept && Date.parse(kept.until) > now;
    const half = kept && now > (Date.parse(kept.until) + Date.parse(kept.had)) / 2;
    if (!fresh && good && !half) return kept;
    try {
      const code = await server.handover(this.event, this.table);
      await store.keep(name, { ...code, had: new Date(now).toISOString() });
      return code;
    } catch {
      return good ? kept : null;
    }
  }

  /** Record lines kept aside once more, with the numbers that are free now. */
  retype(deal: number): Promise<Refusal | null> {
    return this.#serial(async () => {
      const { store } = this.#parts;
      const lines = (await store.aside(this.event, this.table)).filter((line) => line.deal === deal);
      const first = lines[0];
      if (!first) return null;
      const moved = new Map<number, number>();
      for (const line of lines) {
        const now = this.hand?.deal === deal ? this.hand.lines.length : 0;
        const body = "of" in line.body ? { ...line.body, of: moved.get(line.body.of) ?? line.body.of } : line.body;
        const refusal = await this.#recordNow(body, deal);
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

  async #known(deal: ConsoleDeal): Promise<Known[]> {
    const session = this.console?.session ?? 0;
    return together(deal, await this.#parts.store.ofHand(this.#place(session, deal.deal)));
  }

  /** One key for what this device types of a hand; a new one after lines were put aside. */
  async #key(place: HandPlace): Promise<string> {
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

  #refuse(refusal: Refusal): Refusal {
    this.refusal = refusal;
    return refusal;
  }

  #tell(notice: NoticeText): void {
    this.#notice += 1;
    this.notices = [...this.notices, { ...notice, id: this.#notice } as Notice];
    if (notice.kind === "refused") void this.#loadAside();
  }

  #tellLink(waiting: number, reached: boolean | null, locked: boolean): void {
    if (reached) this.#hear();
    else if (reached === false) this.#reached = false;
    this.#locked = locked;
    this.#waitFor(waiting);
  }

  #waitFor(waiting: number): void {
    this.#waiting = waiting;
    if (waiting === 0) {
      clearTimeout(this.#slowly);
      this.#slowly = undefined;
      this.#slow = false;
    } else this.#slowly ??= setTimeout(() => (this.#slow = true), SLOW_MS);
  }

  #hear(): void {
    this.#heard = new Date();
    this.#reached = true;
  }

  /** One change at a time, in the order asked for. */
  #serial<T>(change: () => Promise<T>): Promise<T> {
    this.doing += 1;
    const done = this.#chain.then(change, change).finally(() => (this.doing -= 1));
    this.#chain = done.catch(() => undefined);
    return done;
  }

  #place(session: number, deal: number): HandPlace {
    return { event: this.event, session, table: this.table, deal };
  }

  #name(what: string): string {
    return `${what}:${this.event}:${this.table}`;
  }
}

const NOT_NOW: Refusal = { name: "NotNow", sentence: "this is not possible now", fields: {} };
const CLOSED: Refusal = { name: "HandIsClosed", sentence: "this hand is closed; only the director changes it", fields: {} };
const SEALED: Refusal = { name: "StillSealed", sentence: "scan or type the label of the deck first", fields: {} };

/** The server does not believe the announced winner; the table looks again before it agrees. */
function checkAgain(known: readonly Known[]): Refusal {
  const award = known.findLast(({ body }) => body.do === "award")?.body;
  const pot = award?.do === "award" ? award.pot : 0;
  return { name: "AwardDiffers", sentence: `please check again who won pot ${pot}`, fields: { pot } };
}

const dealsOf = (console: Console): ConsoleDeal[] => [
  ...(console.last ? [console.last] : []),
  ...console.set_aside,
  ...console.order,
];
