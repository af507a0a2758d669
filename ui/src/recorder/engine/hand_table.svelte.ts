/** A table of poker: the hand that it plays, and what the recorder may say of it. */

import { asked, handOf, isClosed, type HandKnown, type HandProgress } from "./hand";
import { NOT_NOW, type Known, type Parts, type Play, type TableDesk, type Verdict } from "./play";
import type { Played } from "./rules";
import { keptName, type HandPlace } from "./lines";
import type { Following, Hand, LabelReading } from "./shapes_hand";
import type { Body, Card, Console, ConsoleDeal, NoteKind, Receipt, Refusal } from "./wire";
import type { AnyReceipt } from "./wire_table";

export class HandTable implements Play<Console, ConsoleDeal, HandProgress> {
  hand = $state.raw<Hand | null>(null);
  following = $state.raw<Following | null>(null);

  #desk: TableDesk;
  /** "Please check again" was answered to the lines below this number, by deal. */
  #checks = new Map<number, number>();
  #ask: ReturnType<typeof setTimeout> | undefined;

  constructor(desk: TableDesk) {
    this.#desk = desk;
  }

  get console(): Console | null {
    return this.#desk.console as Console | null;
  }

  get current(): number | null {
    return this.hand?.deal ?? null;
  }

  get mayGoOn(): boolean {
    return this.hand?.mayGoOn ?? false;
  }

  isOpen = (): boolean => this.hand !== null && this.hand.step !== "sealed" && !isClosed(this.hand.step);
  isClosed = (stage: string): boolean => isClosed(stage as ConsoleDeal["stage"]);
  isUntouched = (stage: string): boolean => stage === "sealed";

  parts({ order, set_aside, last }: Console): Parts<ConsoleDeal> {
    return { order, setAside: set_aside, last };
  }

  progress(from: ConsoleDeal | AnyReceipt, position: number): HandProgress {
    const { stage, next, sent, wait_seconds: wait } = from as ConsoleDeal | Receipt;
    return { stage, next, sent, position, due: typeof wait === "number" ? new Date(Date.now() + 1000 * wait) : null };
  }

  enter(): void {
    this.#checks.clear();
  }

  news(before: Console, now: Console): void {
    if (now.paused !== null && before.paused === null) this.#desk.tell({ kind: "paused", reason: now.paused });
    if (now.paused === null && before.paused !== null) this.#desk.tell({ kind: "resumed" });
  }

  async receive(place: HandPlace, receipt: AnyReceipt): Promise<void> {
    if (receipt.word === "check_again") this.#checks.set(place.deal, receipt.next);
  }

  async settle(): Promise<boolean> {
    return false;
  }

  async draw(
    deal: ConsoleDeal,
    following: ConsoleDeal | null,
    known: readonly Known[],
    progress: HandProgress,
  ): Promise<void> {
    const played = await this.#desk.rules.play(deal.setup, asked(known as HandKnown[]), this.console?.chip ?? 1);
    this.#follows(following);
    this.#show(deal, known as HandKnown[], progress, played);
    this.#askWhenDue(progress);
  }

  /** The cards that wait for their time are asked for when it has come. */
  #askWhenDue({ due }: HandProgress): void {
    clearTimeout(this.#ask);
    if (due) this.#ask = setTimeout(() => void this.#desk.refresh(), Math.max(0, due.getTime() - Date.now()));
  }

  clear(following: ConsoleDeal | null): void {
    clearTimeout(this.#ask);
    this.#follows(following);
    this.hand = null;
  }

  /** What stands here is what a page that is opened again shows first. */
  #remember(): void {
    void this.#desk.store.keep(keptName("drawn", this.#desk), this.hand);
  }

  #follows(next: ConsoleDeal | null): void {
    this.following = next && {
      deal: next.deal,
      slot: next.slot,
      holder: next.holder,
      place: next.place,
      label: next.label,
    };
  }

  #show(deal: ConsoleDeal, known: readonly HandKnown[], progress: HandProgress, played: Played): void {
    const last = known.at(-1)?.body.do;
    const stands = deal.checks > 0 && last === "award" && known.length <= deal.next ? deal.next : 0;
    this.hand = handOf({
      deal,
      known,
      progress,
      played,
      checkBelow: Math.max(stands, this.#checks.get(deal.deal) ?? 0),
      follows: !this.console?.running_stacks || known.length <= progress.next,
    });
    this.#remember();
  }

  async tries(deal: ConsoleDeal, known: readonly Known[], line: Known, progress: HandProgress): Promise<Verdict> {
    const [before, { body, n }] = [known as readonly HandKnown[], line as HandKnown];
    const step = this.hand?.step ?? "sealed";
    const says = body.do === "note" || body.do === "call_director";
    if (isClosed(step) && (!says || step === "accepted" || step === "void")) return { refusal: CLOSED };
    if (step === "sealed" && !says && body.do !== "break_seal") return { refusal: SEALED };
    if (step !== "sealed" && body.do === "break_seal") return { refusal: NOT_NOW };
    if (body.do === "accept" && this.hand?.checkAgain) return { refusal: checkAgain(before) };
    const lines = [...asked(before), { n, body, own: true }];
    const played = await this.#desk.rules.play(deal.setup, lines, this.console?.chip ?? 1);
    if (played.refusal) return { refusal: played.refusal };
    return { show: () => this.#show(deal, [...before, line as HandKnown], progress, played) };
  }

  async readLabel(text: string): Promise<LabelReading> {
    const read = await this.#desk.rules.readLabel(text);
    if ("name" in read) return { fits: false, why: "unreadable", refusal: read };
    const due = this.hand?.label ?? "";
    const { session, table, deal } = read;
    const no = (why: "event" | "session" | "table" | "deal"): LabelReading => ({
      fits: false,
      why,
      read: { session, table, deal },
      due,
    });
    if (read.event !== null && read.event.toLowerCase() !== this.#desk.event.toLowerCase()) return no("event");
    if (session !== this.console?.session) return no("session");
    if (table !== this.#desk.table) return no("table");
    if (deal !== this.hand?.deal) return no("deal");
    return { fits: true, label: due };
  }

  async breakSeal(label: string): Promise<Refusal | null> {
    const read = await this.readLabel(label);
    if (read.fits) return this.#say({ do: "break_seal", label: read.label });
    if (read.why === "unreadable") return read.refusal;
    return {
      name: "DeckNotDue",
      sentence: `this deck is not due; ${read.due} is`,
      fields: { read: label, due: read.due },
    };
  }

  // The seat is the one that the screen shows now: a second tap on the same button is refused.
  fold = (): Promise<Refusal | null> => this.#act((seat) => ({ do: "fold", seat }));
  check = (): Promise<Refusal | null> => this.#act((seat) => ({ do: "check", seat }));
  call = (): Promise<Refusal | null> => this.#act((seat) => ({ do: "call", seat }));
  raiseTo = (chips: number): Promise<Refusal | null> => this.#act((seat) => ({ do: "raise_to", seat, chips }));

  dealt(): Promise<Refusal | null> {
    const street = this.hand?.table.street_due;
    return this.#say(street ? { do: "dealt", street } : null);
  }

  matches(): Promise<Refusal | null> {
    const cards = this.hand?.offered?.cards;
    return this.#say(cards ? { do: "deal_street", cards } : null);
  }

  typed(cards: Card[]): Promise<Refusal | null> {
    return this.#say(this.hand?.offered ? { do: "deal_street", cards } : null);
  }

  different(cards: Card[]): Promise<Refusal | null> {
    const street = this.hand?.offered?.street;
    return this.#say(street ? { do: "different", street, cards } : null);
  }

  show = (seat: number): Promise<Refusal | null> => this.#say({ do: "show", seat, cards: [] });
  muck = (seat: number): Promise<Refusal | null> => this.#say({ do: "muck", seat });
  kill = (seat: number): Promise<Refusal | null> => this.#say({ do: "kill", seat });
  award = (pot: number, seats: number[]): Promise<Refusal | null> => this.#say({ do: "award", pot, seats });
  note = (kind: NoteKind, seat: number | null, text: string): Promise<Refusal | null> =>
    this.#say({ do: "note", kind, seat, text });
  callDirector = (reason: string): Promise<Refusal | null> => this.#say({ do: "call_director", reason });
  correct = (n: number, action: Body, reason: string): Promise<Refusal | null> =>
    this.#say({ do: "correct", of: n, action, reason });
  dispute = (seat: number | null, reason: string): Promise<Refusal | null> =>
    this.#say({ do: "dispute", seat, reason });

  undo(): Promise<Refusal | null> {
    const last = this.hand?.undoable;
    return this.#say(last ? { do: "undo", of: last.n } : null);
  }

  accept(): Promise<Refusal | null> {
    const made = this.hand?.step === "finished" ? this.hand.table.result : null;
    return this.#say(made ? { do: "accept", chips: made.chips, house: made.house } : null);
  }

  #act(made: (seat: number) => Body): Promise<Refusal | null> {
    const seat = this.hand?.table.to_act;
    return this.#say(seat ? made(seat) : null);
  }

  /** Record a line of the hand on the screen; null: there is nothing of the kind to say now. */
  async #say(body: Body | null): Promise<Refusal | null> {
    const deal = this.current;
    return body === null ? NOT_NOW : this.#desk.serial(() => this.#desk.recordNow(body, deal));
  }
}

const CLOSED: Refusal = {
  name: "HandIsClosed",
  sentence: "this hand is closed; only the director changes it",
  fields: {},
};
const SEALED: Refusal = { name: "StillSealed", sentence: "scan or type the label of the deck first", fields: {} };

/** The server does not believe the announced winner; the table looks again before it agrees. */
function checkAgain(known: readonly HandKnown[]): Refusal {
  const award = known.findLast(({ body }) => body.do === "award")?.body;
  const pot = award?.do === "award" ? award.pot : 0;
  return { name: "AwardDiffers", sentence: `please check again who won pot ${pot}`, fields: { pot } };
}
