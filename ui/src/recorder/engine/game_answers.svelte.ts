/** What the server answers to the lines of a game, and what becomes of these by it. */

import { isAsked, sameHand, type HandPlace, type KeptLine } from "./lines";
import type { TableDesk } from "./play";
import { isHeld, marksFirst } from "./queue";
import { askedOf, rollerOf } from "./roll_lines";
import type { Refusal } from "./wire";
import type { GameBody, MatchReceipt } from "./wire_game";

/** For how long a line is held of which the server does not say it. */
const HELD_SECONDS = 3;

/** What the table has to know of it. */
export interface Answered {
  /** Nobody has thrown the roll of this deal yet: its dice have to be tapped in. */
  unthrown(deal: number): void;
  /** What was typed last waits for so many seconds. */
  waits(seconds: number): void;
  /** Lines of a deal have other numbers now; `to` tells those of the ones that moved. */
  renumbered(deal: number, to: (n: number) => number | undefined): void;
}

export class GameAnswers {
  /** Why what was typed last waits with the server's leave; null: it does not. */
  held = $state.raw<Refusal | null>(null);

  constructor(
    readonly desk: TableDesk,
    readonly table: Answered,
  ) {}

  /** The own lines as they were written: a roll that was asked for has its dice now. */
  async receive(place: HandPlace, { lines }: MatchReceipt): Promise<void> {
    this.held = null;
    const written = new Map(lines.map(({ n, body }) => [n, body]));
    const own = await this.desk.store.ofHand(place);
    const filled = own.map((line) =>
      line.state === "sent" ? { ...line, body: written.get(line.n) ?? line.body } : line,
    );
    const first = filled.findIndex((line, n) => JSON.stringify(line.body) !== JSON.stringify(own[n]?.body));
    if (first < 0) return;
    const changed = filled.slice(first).map(({ seq: _seq, ...line }) => line);
    await this.desk.store.replace(place, changed[0]!.n, changed);
  }

  /** Whether a refusal was put right here: what waits is to be sent now. */
  async settle(place: HandPlace, refusal: Refusal): Promise<boolean> {
    const own = (await this.desk.store.ofHand(place)).filter(({ state }) => state === "queued");
    if (isHeld(refusal)) return this.#hold(place, refusal, own);
    // What is put in the place of a line would be stored for the session of today.
    if (!sameHand(place, this.desk.place(place.deal))) return false;
    if (refusal.name === "NotThrownYet") return this.#unask(place, own);
    if (refusal.name === "RollNotThat") return this.#askInstead(place, refusal, own);
    return false;
  }

  /** The roll is not asked for any more: the lines behind it move up, and its dice are tapped in. */
  async #unask(place: HandPlace, own: readonly KeptLine[]): Promise<boolean> {
    const asked = own.find(({ body }) => isAsked(body));
    // Else the dice were tapped in meanwhile, and go out now.
    if (!asked) return true;
    const later = own.filter(({ n }) => n > asked.n).map((line) => ({ ...line, by: "", n: line.n - 1 }));
    if (await this.desk.put(place.deal, later, asked.n)) return false;
    this.table.unthrown(place.deal);
    return true;
  }

  /** The roll of this place is another one: it is asked for, and what followed is entered anew. */
  async #askInstead(place: HandPlace, refusal: Refusal, own: readonly KeptLine[]): Promise<boolean> {
    const n = refusal.fields["n"];
    if (typeof n !== "number") return false;
    const line = own.find((each) => each.n === n);
    if (!line || isAsked(line.body)) return true;
    const asked = { ...line, by: "", body: askedOf(rollerOf(line.body as GameBody)) };
    const put = await this.desk.putInstead(place.deal, asked, refusal);
    if ("refusal" in put) return false;
    this.desk.tell({ kind: "other_roll", deal: place.deal, kept: put.kept });
    return true;
  }

  /** The first of these lines is held; whether they were put in another order, to be sent now. */
  async #hold(place: HandPlace, refusal: Refusal, own: readonly KeptLine[]): Promise<boolean> {
    const seconds = refusal.fields["seconds"];
    this.held = refusal;
    this.table.waits(typeof seconds === "number" ? seconds : HELD_SECONDS);
    const passed = marksFirst(own, refusal);
    const first = passed?.[0];
    if (!first || !sameHand(place, this.desk.place(place.deal))) return false;
    const refused = await this.desk.put(
      place.deal,
      passed.map((line) => ({ ...line, by: "" })),
      first.n,
    );
    if (refused) return false;
    this.table.renumbered(
      place.deal,
      (n) => passed.find(({ seq }) => seq === own.find((line) => line.n === n)?.seq)?.n,
    );
    return true;
  }
}
