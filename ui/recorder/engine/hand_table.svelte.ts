/** A table of poker: the hand that it plays, and what the recorder may say of it. */

import type { Desk } from "./desk.svelte";
import { asked, handOf, isClosed, type HandKnown, type HandTold } from "./hand";
import { NOT_NOW, type Known, type Parts, type Play } from "./play";
import type { Played } from "./rules";
import type { HandPlace } from "./lines";
import type { Hand, LabelReading } from "./shapes";
import type { AnyReceipt, Console, ConsoleDeal, Receipt, Refusal } from "./wire";

export interface Following {
  deal: number;
  slot: number;
  holder: number;
  place: number;
  label: string;
}

export class HandTable implements Play<Console, ConsoleDeal, HandTold> {
  hand = $state.raw<Hand | null>(null);
  following = $state.raw<Following | null>(null);

  #desk: Desk;
  /** "Please check again" was answered to the lines below this number, by deal. */
  #checks = new Map<number, number>();

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get console(): Console | null {
    return this.#desk.console as Console | null;
  }

  get shown(): number | null {
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

  told(from: ConsoleDeal | AnyReceipt, position: number): HandTold {
    const { stage, next, sent } = from as ConsoleDeal | Receipt;
    return { stage, next, sent, position };
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

  async draw(deal: ConsoleDeal, following: ConsoleDeal | null, known: readonly Known[], told: HandTold): Promise<void> {
    const played = await this.#desk.rules.play(deal.setup, asked(known as HandKnown[]), this.console?.chip ?? 1);
    this.#follows(following);
    this.#show(deal, known as HandKnown[], told, played);
  }

  clear(following: ConsoleDeal | null): void {
    this.#follows(following);
    this.hand = null;
  }

  #follows(next: ConsoleDeal | null): void {
    this.following = next && { deal: next.deal, slot: next.slot, holder: next.holder, place: next.place, label: next.label };
  }

  #show(deal: ConsoleDeal, known: readonly HandKnown[], told: HandTold, played: Played): void {
    const last = known.at(-1)?.body.do;
    const stands = deal.checks > 0 && last === "award" && known.length <= deal.next ? deal.next : 0;
    this.hand = handOf({
      deal,
      known,
      told,
      played,
      checkBelow: Math.max(stands, this.#checks.get(deal.deal) ?? 0),
      follows: !this.console?.running_stacks || known.length <= told.next,
    });
  }

  async tries(deal: ConsoleDeal, known: readonly Known[], line: Known, told: HandTold): Promise<{ refusal: Refusal } | { show(): void }> {
    const [before, { body, n }] = [known as readonly HandKnown[], line as HandKnown];
    const step = this.hand?.step ?? "sealed";
    const says = body.do === "note" || body.do === "call_director";
    if (isClosed(step) && (!says || step === "accepted" || step === "void")) return { refusal: CLOSED };
    if (step === "sealed" && !says && body.do !== "break_seal") return { refusal: SEALED };
    if (step !== "sealed" && body.do === "break_seal") return { refusal: NOT_NOW };
    if (body.do === "accept" && this.hand?.checkAgain) return { refusal: checkAgain(before) };
    const tried = [...asked(before), { n, body, own: true }];
    const played = await this.#desk.rules.play(deal.setup, tried, this.console?.chip ?? 1);
    if (played.refusal) return { refusal: played.refusal };
    return { show: () => this.#show(deal, [...before, line as HandKnown], told, played) };
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
}

const CLOSED: Refusal = { name: "HandIsClosed", sentence: "this hand is closed; only the director changes it", fields: {} };
const SEALED: Refusal = { name: "StillSealed", sentence: "scan or type the label of the deck first", fields: {} };

/** The server does not believe the announced winner; the table looks again before it agrees. */
function checkAgain(known: readonly HandKnown[]): Refusal {
  const award = known.findLast(({ body }) => body.do === "award")?.body;
  const pot = award?.do === "award" ? award.pot : 0;
  return { name: "AwardDiffers", sentence: `please check again who won pot ${pot}`, fields: { pot } };
}
