/** The recorder's console without a screen: what is stored, sent, heard and shown. */

import { DiskStore } from "./disk";
import { Desk } from "./desk.svelte";
import { GameTable } from "./game_table.svelte";
import { HandTable } from "./hand_table.svelte";
import { install, keepStorage, type Kept } from "./installing";
import type { LineStore } from "./lines";
import { startRules, type RulesLike } from "./rules";
import { NoAnswer, SaidNo, Server } from "./server";
import type { Handover, Installation, LabelReading, RecorderEngine, RulesState, Settings, Where } from "./shapes";
import { turn, type Turn } from "./tabs";
import { unpack } from "./handover";
import type { Body, Card, NoteKind, Refusal } from "./wire";

/** What an engine is made of; tests bring their own. */
export interface Parts {
  store: LineStore & { open?(): Promise<void> };
  server: Server;
  rules(): Promise<{ rules: RulesLike; startedIn: number }>;
  tabs: ((lost: () => void) => Turn) | null;
  origin: string;
  listen: boolean;
}

interface Place {
  event: string;
  table: number;
}

const no = (name: string, sentence: string, fields: Record<string, unknown> = {}): Refusal => ({ name, sentence, fields });

const PLAIN: Settings = { fourColour: true, highContrast: false, turned: false };

export class Engine implements RecorderEngine {
  where = $state<Where>("starting");
  failure = $state.raw<{ key: string; fields: Record<string, unknown> } | null>(null);
  rules = $state<RulesState>({ ready: false, startedIn: null, version: "" });
  installation = $state<Installation>({
    secure: globalThis.isSecureContext ?? false,
    offlineReady: false,
    update: false,
    persistent: false,
  });
  settings = $state<Settings>({ ...PLAIN });
  choices = $state.raw<readonly { event: string; event_name: string; table: number }[]>([]);
  desk = $state.raw<Desk | null>(null);

  #hands = $derived(this.desk?.play instanceof HandTable ? this.desk.play : null);
  games = $derived(this.desk?.play instanceof GameTable ? this.desk.play : null);
  console = $derived(this.#hands?.console ?? null);
  hand = $derived(this.#hands?.hand ?? null);
  following = $derived(this.#hands?.following ?? null);
  setAside = $derived(this.console?.set_aside ?? []);
  refusal = $derived(this.desk?.refusal ?? null);
  notices = $derived(this.desk?.notices ?? []);
  aside = $derived(this.desk?.aside ?? []);
  busy = $derived((this.desk?.doing ?? 0) > 0);
  link = $derived(this.desk?.link ?? { light: "red" as const, waiting: 0, heard: null, locked: false });

  #parts: Parts;
  #turn: Turn | null = null;
  #rules: RulesLike | null = null;
  #kept: Kept | null = null;
  #stops: (() => void)[] = [];

  constructor(parts: Partial<Parts> = {}) {
    this.#parts = {
      store: parts.store ?? new DiskStore(),
      server: parts.server ?? new Server(),
      rules: parts.rules ?? startRules,
      tabs: parts.tabs === undefined ? turn : parts.tabs,
      origin: parts.origin ?? globalThis.location?.origin ?? "",
      listen: parts.listen ?? true,
    };
  }

  async start(): Promise<void> {
    const { store, tabs } = this.#parts;
    try {
      await store.open?.();
      this.settings = { ...PLAIN, ...(await store.kept<Settings>("settings")) };
    } catch (failure) {
      return this.#broken("broken.storage", failure);
    }
    this.#turn = tabs?.(() => this.#lost()) ?? null;
    if (this.#turn && !(await this.#turn.take(false))) {
      this.where = "second-tab";
      return;
    }
    await this.#begin();
  }

  stop(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.desk?.close();
    this.desk = null;
    this.#rules?.stop();
    this.#rules = null;
    this.#turn?.release();
  }

  async takeOverTab(): Promise<void> {
    if (this.where !== "second-tab") return;
    await this.#turn?.take(true);
    this.where = "starting";
    await this.#begin();
  }

  async join(code: string): Promise<Refusal | null> {
    const plain = code.trim().replace(/^.*#(?:join=)?/, "");
    if (code.includes("#resume=")) return this.resume(code);
    try {
      const { grant } = await this.#parts.server.join(plain);
      if (!grant || grant.table === null) {
        return no("NotARecordersCode", "this code is not for the recorder of a table");
      }
      await this.#use({ event: grant.event, table: grant.table });
      return null;
    } catch (failure) {
      return this.#refusalOf(failure);
    }
  }

  async choose(event: string, table: number): Promise<void> {
    await this.#use({ event, table });
  }

  async leave(anyway = false): Promise<Refusal | null> {
    const { store } = this.#parts;
    const waiting = await store.waiting();
    if (waiting > 0 && !anyway) {
      return no("LinesWaiting", `${waiting} lines have not been sent; they would be lost`, { n: waiting });
    }
    const place = await store.kept<Place | null>("place");
    this.desk?.close();
    this.desk = null;
    if (place) await store.clear(place.event, place.table);
    await store.keep("place", null);
    await store.keep("open-hand", false);
    this.choices = await this.#mayRecord();
    this.where = "join";
    return null;
  }

  async resume(link: string, followed = false): Promise<Refusal | null> {
    const parcel = await unpack(link);
    if (!parcel) return no("NotAHandover", "this is not the code of another console");
    let place: Place | null = null;
    try {
      if (parcel.code) {
        const { grant } = await this.#parts.server.join(parcel.code);
        if (grant?.table) place = { event: grant.event, table: grant.table };
        await this.#parts.store.keep("resumed", parcel.code);
      }
    } catch (failure) {
      // The code may be used up by this very device, or the network away: then the lines are still
      // worth having. Not so those of a link that was merely followed, with a code that never let
      // this device in: whoever sent it to a recorder could type at their table.
      const { store } = this.#parts;
      const [own, used] = [await store.kept<Place | null>("place"), await store.kept<string>("resumed")];
      const first = parcel.lines[0];
      if (!own || (followed && used !== parcel.code) || !first || first.event !== own.event || first.table !== own.table) return this.#refusalOf(failure);
      place = own;
    }
    if (!place) return no("NotARecordersCode", "this code is not for the recorder of a table");
    await this.#use(place);
    await this.desk?.takeIn(parcel.lines);
    return null;
  }

  handover(): Promise<Handover> {
    if (!this.desk) throw new Error("no table to hand over");
    return this.desk.handover(this.#parts.origin);
  }

  async readLabel(text: string): Promise<LabelReading> {
    if (!this.#hands) throw new Error("no table of poker");
    return this.#hands.readLabel(text);
  }

  async breakSeal(label: string): Promise<Refusal | null> {
    const read = await this.readLabel(label);
    if (read.fits) return this.#record({ do: "break_seal", label: read.label });
    if (read.why === "unreadable") return read.refusal;
    return no("DeckNotDue", `this deck is not due; ${read.due} is`, { read: label, due: read.due });
  }

  // The seat is the one that the screen shows now: a second tap on the same button is refused.
  fold = (): Promise<Refusal | null> => this.#act((seat) => ({ do: "fold", seat }));
  check = (): Promise<Refusal | null> => this.#act((seat) => ({ do: "check", seat }));
  call = (): Promise<Refusal | null> => this.#act((seat) => ({ do: "call", seat }));
  raiseTo = (chips: number): Promise<Refusal | null> => this.#act((seat) => ({ do: "raise_to", seat, chips }));

  dealt(): Promise<Refusal | null> {
    const street = this.hand?.table.street_due;
    return street ? this.#record({ do: "dealt", street }) : this.#notNow();
  }

  matches(): Promise<Refusal | null> {
    const cards = this.hand?.offered?.cards;
    return cards ? this.#record({ do: "deal_street", cards }) : this.#notNow();
  }

  typed(cards: Card[]): Promise<Refusal | null> {
    return this.hand?.offered ? this.#record({ do: "deal_street", cards }) : this.#notNow();
  }

  different(cards: Card[]): Promise<Refusal | null> {
    const street = this.hand?.offered?.street;
    return street ? this.#record({ do: "different", street, cards }) : this.#notNow();
  }

  show = (seat: number): Promise<Refusal | null> => this.#record({ do: "show", seat, cards: [] });
  muck = (seat: number): Promise<Refusal | null> => this.#record({ do: "muck", seat });
  kill = (seat: number): Promise<Refusal | null> => this.#record({ do: "kill", seat });
  award = (pot: number, seats: number[]): Promise<Refusal | null> => this.#record({ do: "award", pot, seats });

  note(kind: NoteKind, seat: number | null, text: string): Promise<Refusal | null> {
    return this.#record({ do: "note", kind, seat, text });
  }

  callDirector(reason: string): Promise<Refusal | null> {
    return this.games ? this.games.callDirector(reason) : this.#record({ do: "call_director", reason });
  }

  undo(): Promise<Refusal | null> {
    const last = this.hand?.undoable;
    return last ? this.#record({ do: "undo", of: last.n }) : this.#notNow();
  }

  correct(n: number, action: Body, reason: string): Promise<Refusal | null> {
    return this.#record({ do: "correct", of: n, action, reason });
  }

  accept(): Promise<Refusal | null> {
    const made = this.hand?.step === "finished" ? this.hand.table.result : null;
    return made ? this.#record({ do: "accept", chips: made.chips, house: made.house }) : this.#notNow();
  }

  dispute(seat: number | null, reason: string): Promise<Refusal | null> {
    return this.#record({ do: "dispute", seat, reason });
  }

  goOn(): void {
    void this.desk?.goOn();
    this.#kept?.look();
  }

  dismissRefusal(): void {
    this.desk?.clearRefusal();
  }

  dismiss(notice: number): void {
    this.desk?.dismiss(notice);
  }

  exportAside(): Blob {
    const text = this.aside.flatMap((hand) => hand.lines.map((line) => JSON.stringify({ deal: hand.deal, ...line })));
    return new Blob([`${text.join("\n")}\n`], { type: "application/x-ndjson" });
  }

  async retype(deal: number): Promise<Refusal | null> {
    return (await this.desk?.retype(deal)) ?? null;
  }

  async forget(deal: number): Promise<void> {
    await this.desk?.forget(deal);
  }

  set(settings: Partial<Settings>): void {
    this.settings = { ...this.settings, ...settings };
    void this.#parts.store.keep("settings", this.settings);
  }

  async update(): Promise<void> {
    if (!this.desk?.play?.isOpen()) this.#kept?.takeOver();
  }

  async #begin(): Promise<void> {
    const { store } = this.#parts;
    void this.#install();
    try {
      const { rules, startedIn } = await this.#parts.rules();
      this.#rules = rules;
      this.rules = { ready: true, startedIn, version: await rules.version() };
    } catch (failure) {
      return this.#broken("broken.rules", failure);
    }
    const place = await store.kept<Place | null>("place");
    if (place) return this.#use(place);
    const may = await this.#mayRecord();
    const only = may.length === 1 ? may[0] : undefined;
    if (only) return this.#use({ event: only.event, table: only.table });
    this.choices = may;
    this.where = "join";
  }

  async #install(): Promise<void> {
    this.#kept = await install((offlineReady, update) => {
      this.installation = { ...this.installation, offlineReady, update };
    });
    this.installation = { ...this.installation, persistent: await keepStorage() };
  }

  async #mayRecord(): Promise<{ event: string; event_name: string; table: number }[]> {
    try {
      const { grants } = await this.#parts.server.me();
      return grants.flatMap(({ role, event, event_name, table }) =>
        role === "recorder" && table !== null ? [{ event, event_name, table }] : [],
      );
    } catch {
      return [];
    }
  }

  async #use(place: Place): Promise<void> {
    if (!this.#rules) throw new Error("the rules have not started");
    const { store, server, listen } = this.#parts;
    if (this.desk && this.desk.event === place.event && this.desk.table === place.table) {
      await this.desk.signedIn();
      return;
    }
    this.desk?.close();
    await store.keep("place", place);
    const desk = new Desk(place.event, place.table, { store, server, rules: this.#rules, version: this.rules.version, listen });
    await desk.open();
    this.desk = desk;
    this.where = "console";
  }

  async #act(made: (seat: number) => Body): Promise<Refusal | null> {
    const seat = this.hand?.table.to_act;
    return seat ? this.#record(made(seat)) : this.#notNow();
  }

  async #record(body: Body): Promise<Refusal | null> {
    return this.desk ? this.desk.record(body, this.hand?.deal ?? null) : this.#notNow();
  }

  async #notNow(): Promise<Refusal> {
    return no("NotNow", "this is not possible now");
  }

  #refusalOf(failure: unknown): Refusal {
    if (failure instanceof SaidNo) return failure.refusal;
    if (failure instanceof NoAnswer) return no("NoNetwork", "the server does not answer; check the network");
    throw failure;
  }

  #lost(): void {
    this.desk?.close();
    this.desk = null;
    this.#rules?.stop();
    this.#rules = null;
    this.where = "second-tab";
  }

  #broken(key: string, failure: unknown): void {
    this.failure = { key, fields: { why: String(failure) } };
    this.where = "broken";
  }
}
