/** The recorder's console without a screen: what is stored, sent, heard and shown. */

import { Admission, type Admitted } from "./admission";
import { DiskStore } from "./disk";
import { Desk, isMatch } from "./desk.svelte";
import { GameTable } from "./game_table.svelte";
import { unpack } from "./handover";
import { HandTable } from "./hand_table.svelte";
import { install, keepStorage, type Kept } from "./installing";
import { keptName, type LineStore, type TablePlace } from "./lines";
import { NOT_NOW } from "./play";
import { startRules, type RulesLike } from "./rules";
import { Server } from "./server";
import type { Arrived, Choice, Handover, Installation, Opened, RulesState, Settings, Where } from "./shapes";
import type { RecorderEngine } from "./shapes_engine";
import type { Game } from "./shapes_game";
import type { Hand, LabelReading } from "./shapes_hand";
import { turn, type Turn } from "./tabs";
import type { Body, Card, NoteKind, Refusal } from "./wire";
import type { AnyConsole } from "./wire_table";

/** What an engine is made of; tests bring their own. */
export interface Parts {
  store: LineStore & { open?(): Promise<void> };
  server: Server;
  rules(arrived: (soFar: Arrived) => void): Promise<{ rules: RulesLike; startedIn: number }>;
  tabs: ((lost: () => void) => Turn) | null;
  origin: string;
  listen: boolean;
}

const PLAIN: Settings = { fourColour: true, highContrast: false, turned: false };

export class Engine implements RecorderEngine {
  where = $state<Where>("starting");
  failure = $state.raw<{ key: string; fields: Record<string, unknown> } | null>(null);
  rules = $state.raw<RulesState>({ ready: false, startedIn: null, arrived: null, version: "" });
  installation = $state<Installation>({
    secure: globalThis.isSecureContext ?? false,
    offlineReady: false,
    update: false,
    persistent: false,
  });
  settings = $state<Settings>({ ...PLAIN });
  choices = $state.raw<readonly Choice[]>([]);
  desk = $state.raw<Desk | null>(null);
  last = $state.raw<RecorderEngine["last"]>(null);

  #hands = $derived(this.desk?.play instanceof HandTable ? this.desk.play : null);
  games = $derived(this.desk?.play instanceof GameTable ? this.desk.play : null);
  console = $derived(this.#hands?.console ?? null);
  hand = $derived(this.#hands?.hand ?? null);
  following = $derived(this.#hands?.following ?? null);
  setAside = $derived(this.console?.set_aside ?? []);
  refusal = $derived(this.desk?.refusal ?? null);
  notices = $derived(this.desk?.news.notices ?? []);
  aside = $derived(this.desk?.aside.bundles ?? []);
  busy = $derived((this.desk?.doing ?? 0) > 0);
  link = $derived(this.desk?.link ?? { light: "red" as const, waiting: 0, heard: null, locked: false, busy: null });

  #parts: Parts;
  #turn: Turn | null = null;
  #rules: RulesLike | null = null;
  /** Whether the rules have started; settled when that is known. */
  #started: Promise<boolean> = Promise.resolve(false);
  /** The desk that is open or being opened: whatever ends here ends it too. */
  #held: Desk | null = null;
  #ends = 0;
  #kept: Kept | null = null;
  #admission: Admission;

  constructor(parts: Partial<Parts> = {}) {
    this.#parts = {
      store: parts.store ?? new DiskStore(),
      server: parts.server ?? new Server(),
      rules: parts.rules ?? startRules,
      tabs: parts.tabs === undefined ? turn : parts.tabs,
      origin: parts.origin ?? globalThis.location?.origin ?? "",
      listen: parts.listen ?? true,
    };
    this.#admission = new Admission(this.#parts.store, this.#parts.server);
  }

  async start(): Promise<void> {
    const { store, tabs } = this.#parts;
    const over = this.#watch();
    try {
      await store.open?.();
      this.settings = { ...PLAIN, ...(await store.kept<Settings>("settings")) };
    } catch (failure) {
      return this.#broken("broken-storage", failure);
    }
    if (over()) return;
    this.#turn = tabs?.(() => this.#lost()) ?? null;
    const mine = (await this.#turn?.take(false)) ?? true;
    // What was taken after the end is given back.
    if (over()) return this.#turn?.release();
    if (mine) return this.#begin();
    this.where = "second-tab";
  }

  stop(): void {
    this.#end();
    this.#turn?.release();
  }

  async takeOverTab(): Promise<void> {
    if (this.where !== "second-tab") return;
    // A second tap does not take this tab's own turn away.
    this.where = "starting";
    const over = this.#watch();
    await this.#turn?.take(true);
    if (!over()) await this.#begin();
  }

  async join(code: string): Promise<Refusal | null> {
    if (code.includes("#resume=")) return this.resume(code);
    return this.#useIf(await this.#admission.join(code));
  }

  async opened(link: string): Promise<Opened | null> {
    return this.#admission.opened((await unpack(link)) ?? { code: link, lines: [] });
  }

  async choose(event: string, table: number): Promise<void> {
    await this.#use({ event, table });
  }

  async leave(anyway = false): Promise<Refusal | null> {
    const over = this.#watch();
    const refusal = anyway ? null : await this.#admission.mayLeave();
    if (refusal || over()) return refusal;
    this.#shut();
    await this.#admission.leave();
    const may = await this.#admission.choices();
    if (!over()) this.#choose(may);
    return null;
  }

  async resume(link: string, followed = false): Promise<Refusal | null> {
    const parcel = await unpack(link);
    if (!parcel) return { name: "NotAHandover", sentence: "this is not the code of another console", fields: {} };
    const refusal = await this.#useIf(await this.#admission.resume(parcel, followed));
    if (!refusal) await this.desk?.takeIn(parcel.lines);
    return refusal;
  }

  handover(): Promise<Handover> {
    if (!this.desk) throw new Error("no table to hand over");
    return this.desk.handover(this.#parts.origin);
  }

  async readLabel(text: string): Promise<LabelReading> {
    if (!this.#hands) throw new Error("no table of poker");
    return this.#hands.readLabel(text);
  }

  // What the recorder says at a table of poker; refused where there is none.
  breakSeal = (label: string): Promise<Refusal | null> => this.#say((hands) => hands.breakSeal(label));
  fold = (): Promise<Refusal | null> => this.#say((hands) => hands.fold());
  check = (): Promise<Refusal | null> => this.#say((hands) => hands.check());
  call = (): Promise<Refusal | null> => this.#say((hands) => hands.call());
  raiseTo = (chips: number): Promise<Refusal | null> => this.#say((hands) => hands.raiseTo(chips));
  dealt = (): Promise<Refusal | null> => this.#say((hands) => hands.dealt());
  matches = (): Promise<Refusal | null> => this.#say((hands) => hands.matches());
  typed = (cards: Card[]): Promise<Refusal | null> => this.#say((hands) => hands.typed(cards));
  different = (cards: Card[]): Promise<Refusal | null> => this.#say((hands) => hands.different(cards));
  show = (seat: number): Promise<Refusal | null> => this.#say((hands) => hands.show(seat));
  muck = (seat: number): Promise<Refusal | null> => this.#say((hands) => hands.muck(seat));
  kill = (seat: number): Promise<Refusal | null> => this.#say((hands) => hands.kill(seat));
  award = (pot: number, seats: number[]): Promise<Refusal | null> => this.#say((hands) => hands.award(pot, seats));
  note = (kind: NoteKind, seat: number | null, text: string): Promise<Refusal | null> =>
    this.#say((hands) => hands.note(kind, seat, text));
  undo = (): Promise<Refusal | null> => this.#say((hands) => hands.undo());
  correct = (n: number, action: Body, reason: string): Promise<Refusal | null> =>
    this.#say((hands) => hands.correct(n, action, reason));
  accept = (): Promise<Refusal | null> => this.#say((hands) => hands.accept());
  dispute = (seat: number | null, reason: string): Promise<Refusal | null> =>
    this.#say((hands) => hands.dispute(seat, reason));

  callDirector(reason: string): Promise<Refusal | null> {
    return this.games ? this.games.callDirector(reason) : this.#say((hands) => hands.callDirector(reason));
  }

  goOn(): void {
    void this.desk?.goOn();
    this.#kept?.look();
  }

  dismissRefusal(): void {
    if (this.desk) this.desk.refusal = null;
  }

  dismiss(notice: number): void {
    this.desk?.news.dismiss(notice);
  }

  exportAside(): Blob {
    const text = this.aside.flatMap(({ session, deal, lines }) =>
      lines.map((line) => JSON.stringify({ session, deal, ...line })),
    );
    return new Blob([`${text.join("\n")}\n`], { type: "application/x-ndjson" });
  }

  async retype(bundle: string): Promise<Refusal | null> {
    return (await this.desk?.retype(bundle)) ?? null;
  }

  async forget(bundle: string): Promise<void> {
    await this.desk?.aside.forget(bundle);
  }

  set(settings: Partial<Settings>): void {
    this.settings = { ...this.settings, ...settings };
    void this.#parts.store.keep("settings", this.settings);
  }

  async update(): Promise<void> {
    if (!this.desk?.play?.isOpen()) this.#kept?.takeOver();
  }

  /** A code can be typed while the rules arrive; at a table nothing goes without them. */
  async #begin(): Promise<void> {
    const over = this.#watch();
    this.#started = this.#startRules(over);
    // The worker of the kept files fetches the same ones: after the rules it finds them here.
    void this.#started.then(() => (over() ? undefined : this.#install()));
    const place = await this.#admission.kept();
    if (over()) return;
    if (place) return this.#use(place);
    const may = await this.#admission.choices();
    if (over() || this.where === "broken") return;
    const only = may.length === 1 ? may[0] : undefined;
    if (only) return this.#use({ event: only.event, table: only.table });
    this.#choose(may);
  }

  async #startRules(over: () => boolean): Promise<boolean> {
    try {
      const { rules, startedIn } = await this.#parts.rules((arrived) => {
        if (!over() && !this.rules.ready) this.rules = { ...this.rules, arrived };
      });
      if (over()) {
        rules.stop();
        return false;
      }
      this.#rules = rules;
      const version = await rules.version();
      if (over()) return false;
      this.rules = { ...this.rules, ready: true, startedIn, version };
      return true;
    } catch (failure) {
      if (!over()) this.#broken("broken-rules", failure);
      return false;
    }
  }

  #choose(may: readonly Choice[]): void {
    this.choices = may;
    this.where = "join";
  }

  async #install(): Promise<void> {
    this.#kept = await install((offlineReady, update) => {
      this.installation = { ...this.installation, offlineReady, update };
    });
    this.installation = { ...this.installation, persistent: await keepStorage() };
  }

  async #useIf(admitted: Admitted): Promise<Refusal | null> {
    if ("refusal" in admitted) return admitted.refusal;
    await this.#use(admitted.place);
    return null;
  }

  async #use(place: TablePlace): Promise<void> {
    // Another tab took over while the server was asked, or the rules do not start.
    if (this.where === "second-tab" || this.where === "broken") return;
    if (!this.rules.ready) {
      this.where = "starting";
      void this.#showLast(place);
    }
    if (!(await this.#started) || !this.#rules) return;
    const rules = this.#rules;
    const { store, server, listen } = this.#parts;
    if (this.desk && this.desk.event === place.event && this.desk.table === place.table) {
      await this.desk.signedIn();
      return;
    }
    this.#shut();
    const desk = new Desk(place.event, place.table, { store, server, rules, version: this.rules.version, listen });
    this.#held = desk;
    await this.#admission.keep(place);
    await desk.open();
    if (this.#held !== desk) return;
    this.desk = desk;
    this.last = null;
    this.where = "console";
  }

  /** Show the table as it stood here, until the rules can go on with it. */
  async #showLast(place: TablePlace): Promise<void> {
    const { store } = this.#parts;
    const [console, drawn] = [
      await store.kept<AnyConsole>(keptName("console", place)),
      await store.kept<Hand | Game | null>(keptName("drawn", place)),
    ];
    if (!console || !drawn || this.where !== "starting") return;
    this.last = isMatch(console)
      ? { kind: "game", console, game: drawn as Game }
      : { kind: "hand", console, hand: drawn as Hand };
  }

  #say(said: (hands: HandTable) => Promise<Refusal | null>): Promise<Refusal | null> {
    return this.#hands ? said(this.#hands) : Promise.resolve(NOT_NOW);
  }

  #lost(): void {
    this.#end();
    this.where = "second-tab";
  }

  /** Tells from now on whether another tab took over or the page went since. */
  #watch(): () => boolean {
    const ends = this.#ends;
    return () => ends !== this.#ends;
  }

  #end(): void {
    this.#ends += 1;
    this.#shut();
    this.#rules?.stop();
    this.#rules = null;
    this.rules = { ...this.rules, ready: false, arrived: null };
  }

  #shut(): void {
    this.#held?.close();
    this.#held = null;
    this.desk = null;
    this.last = null;
  }

  #broken(key: string, failure: unknown): void {
    this.failure = { key, fields: { why: String(failure) } };
    this.where = "broken";
  }
}
