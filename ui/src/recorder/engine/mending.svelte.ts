/** A line of a game that is put right: another play, an answer, the dice as they lay. */

import type { GameKnown } from "./game";
import { canonical, isAsked } from "./lines";
import { meant } from "./play";
import { rollOf } from "./roll_lines";
import type { AskedMending } from "./rules";
import type { DealtGame, GameLine, Mending, MendingKind } from "./shapes_game";
import type { Dice, GameAction, GameBody, Mended, Move } from "./wire_game";

/** The game in which a line is put right. */
export interface Mendable {
  deal: DealtGame;
  known: readonly GameKnown[];
  lines: readonly GameLine[];
  /** Its rolls were drawn ahead. */
  drawn: boolean;
}

const ANSWERS: readonly string[] = ["take", "pass", "beaver", "accept_resignation", "decline_resignation"];

/** What of a line can be put right; null: it can only be taken back. */
export function mendable(line: GameLine, drawn: boolean): MendingKind | null {
  const { do: said } = meant(line);
  if (!line.counts) return null;
  if (said === "play") return "play";
  // Dice that were drawn are what they are.
  if (said === "roll" || said === "opening_roll") return drawn || isAsked(meant(line)) ? null : "dice";
  return ANSWERS.includes(said) ? "answer" : null;
}

type Ask = (game: Mendable, asked: AskedMending) => Promise<Mended>;

export class Mend {
  mending = $state.raw<Mending | null>(null);

  #ask: Ask;
  #of: { deal: number; n: number } | null = null;
  #made: readonly Move[] = [];
  #action: GameAction | null = null;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  async begin(game: Mendable, n: number): Promise<void> {
    this.#of = { deal: game.deal.deal, n };
    await this.#make(game, [], null);
  }

  leave(): void {
    this.#of = null;
    this.mending = null;
  }

  /** Lines of a game have other numbers now; `to` tells those of the ones that moved. */
  renumber(deal: number, to: (n: number) => number | undefined): void {
    if (this.#of?.deal === deal) this.#of = { deal, n: to(this.#of.n) ?? this.#of.n };
  }

  /** The game has gone on meanwhile; a line that counts no more is left. */
  async follow(game: Mendable): Promise<void> {
    if (this.#of === null) return;
    if (this.#of.deal !== game.deal.deal) this.leave();
    else await this.#make(game, this.#made, this.#action);
  }

  async move(game: Mendable, start: number, end: number): Promise<void> {
    const way = this.mending?.ways.find((each) => each.start === start && each.end === end);
    if (way) await this.#make(game, [...this.#made, ...way.moves], null);
  }

  /** Take the last move on the screen back. */
  async back(game: Mendable): Promise<void> {
    await this.#make(game, this.#made.slice(0, -1), null);
  }

  /** The dice as they lay, of the opening White's first. */
  async dice(game: Mendable, dice: Dice): Promise<void> {
    await this.#make(game, [], rollOf(this.mending?.side ?? null, dice));
  }

  async answer(game: Mendable, said: GameBody["do"]): Promise<void> {
    const side = this.mending?.side ?? null;
    if (side !== null && this.mending?.answers.includes(said))
      await this.#make(game, [], { do: said, side } as GameAction);
  }

  async #make(game: Mendable, made: readonly Move[], action: GameAction | null): Promise<void> {
    const of = this.#of;
    const line = game.lines.find(({ n }) => n === of?.n);
    if (of === null || !line?.counts) return this.leave();
    this.#made = made;
    this.#action = action;
    const mended = await this.#ask(game, { of: of.n, made, action });
    if (this.#of === of) this.mending = mendingOf(game, line, made, mended);
  }
}

function mendingOf(game: Mendable, line: GameLine, made: readonly Move[], mended: Mended): Mending {
  const body = meant(line);
  const at = (n: number): GameLine | undefined => game.lines.find((each) => each.n === n);
  const broken = mended.broken && at(mended.broken.n);
  const same = mended.action !== null && sameAction(mended.action, body);
  return {
    line,
    made,
    same,
    kind: mendable(line, game.drawn) ?? "answer",
    side: "side" in body ? body.side : null,
    board: mended.board,
    ways: mended.ways,
    spent: mended.spent,
    whole: mended.whole,
    answers: mended.may,
    action: same ? null : mended.action,
    closed: mended.closed,
    broken: broken && mended.broken ? { line: broken, refusal: mended.broken } : null,
    later: mended.later.flatMap((n) => at(n) ?? []),
  };
}

/** Whether a line says the same; the order in which checkers were tapped says nothing. */
function sameAction(action: GameAction, body: GameBody): boolean {
  if (action.do !== "play" || body.do !== "play") return canonical(action) === canonical(body);
  const sorted = (moves: readonly Move[]): string =>
    canonical(moves.map(([start, end]) => start * 100 + end).sort((a, b) => a - b));
  return action.accepted === body.accepted && sorted(action.moves) === sorted(body.moves);
}
