/** A table of backgammon: the game that it plays, and what the recorder may say of it. */

import { dealt, isAction, isClosed, type GameKnown, type GameTold } from "./game";
import { GameAnswers } from "./game_answers.svelte";
import { GameShown, type Drawn } from "./game_shown.svelte";
import type { HandPlace } from "./lines";
import type { Mend, Mendable } from "./mending.svelte";
import { NOT_NOW, type Known, type Parts, type Play, type TableDesk, type Tried } from "./play";
import { askedOf, lastRoll, rollerOf, rollOf } from "./roll_lines";
import type { DealtGame, Game, GameTableLike, Mending } from "./shapes_game";
import type { Refusal } from "./wire";
import type { AnyReceipt } from "./wire_table";
import type { Dice, GameBody, GameNoteKind, LevelName, MatchConsole, MatchReceipt, Side } from "./wire_game";

export class GameTable implements Play<MatchConsole, DealtGame, GameTold>, GameTableLike {
  following = $state.raw<DealtGame | null>(null);

  #desk: TableDesk;
  #shown: GameShown;
  #answers: GameAnswers;

  constructor(desk: TableDesk) {
    this.#desk = desk;
    const shown = new GameShown(desk);
    this.#shown = shown;
    this.#answers = new GameAnswers(desk, {
      unthrown: (deal) => {
        if (deal === this.shown) shown.awaited.typing = "throw";
      },
      waits: (seconds) => shown.awaited.hold(seconds),
      renumbered: (deal, to) => shown.mend.renumber(deal, to),
    });
  }

  get console(): MatchConsole | null {
    return this.#desk.console as MatchConsole | null;
  }

  get game(): Game | null {
    return this.#shown.game;
  }

  get shown(): number | null {
    return this.#shown.drawn?.deal.deal ?? null;
  }

  get held(): Refusal | null {
    return this.#answers.held;
  }

  get mayGoOn(): boolean {
    return this.game?.mayGoOn ?? false;
  }

  isOpen = (): boolean => this.game !== null && this.game.lines.length > 0 && !isClosed(this.game.step);
  isClosed = isClosed;
  isUntouched = (stage: string): boolean => stage === "waiting";

  parts({ order, last }: MatchConsole): Parts<DealtGame> {
    return { order: order.map(dealt), setAside: [], last: last && dealt(last) };
  }

  told(from: DealtGame | AnyReceipt, position: number): GameTold {
    const { stage, next, roll_seen } = from as DealtGame | MatchReceipt;
    return { stage, next, roll_seen, position };
  }

  enter(): void {
    this.#shown.drawn = null;
  }

  news(): void {
    // What the director does to a table of a match stands in its games.
  }

  clear(following: DealtGame | null): void {
    this.following = following;
    this.#shown.clear();
  }

  async draw(deal: DealtGame, following: DealtGame | null, known: readonly Known[], told: GameTold): Promise<void> {
    this.following = following;
    await this.#shown.show(deal, known as readonly GameKnown[], told);
  }

  tries(deal: DealtGame, known: readonly Known[], line: Known, told: GameTold): Promise<Tried> {
    return this.#shown.tries(deal, known as readonly GameKnown[], line as GameKnown, told);
  }

  receive(place: HandPlace, receipt: AnyReceipt): Promise<void> {
    return this.#answers.receive(place, receipt as MatchReceipt);
  }

  settle(place: HandPlace, refusal: Refusal): Promise<boolean> {
    return this.#answers.settle(place, refusal);
  }

  roll(): Promise<Refusal | null> {
    return this.#serial(async (game) => {
      // The second of two taps finds it done.
      if (game.step !== "opening" && game.step !== "roll") return NOT_NOW;
      if (game.again) return this.#say(rolled(game, game.again));
      if (this.#desk.link.light === "red") {
        this.#shown.type("offline");
        return null;
      }
      return this.#say(rolled(game, null));
    });
  }

  dice(dice: Dice): Promise<Refusal | null> {
    return this.#serial(async (game, { deal, known, told, played }) => {
      const again = this.#shown.awaited.typing === "again";
      const from = again ? (lastRoll(known)?.n ?? null) : played.asked;
      if (from === null) return this.#say(rolled(game, dice));
      const [before, after] = [known.slice(0, from), known.slice(from + 1)];
      const body = again ? rollOf(rollerOf(known[from]!.body), dice) : rolled(game, dice);
      const own: GameKnown = { n: from, body, at: new Date().toISOString(), by: "", state: "queued" };
      const tried = await this.tries(deal, before, own, told);
      if ("refusal" in tried) return this.#desk.refuse(tried.refusal);
      const refusal = await this.#desk.put(deal.deal, [own, ...after], from);
      if (refusal) return refusal;
      this.#shown.awaited.typing = null;
      await this.draw(deal, this.following, [...before, own, ...after], told);
      return null;
    });
  }

  /** Close the dice pad; a roll that is asked for stays asked for. */
  back(): void {
    this.#shown.type(null);
  }

  async move(start: number, end: number): Promise<void> {
    await this.#serial(async (game) => {
      const way = game.ways.find((each) => each.start === start && each.end === end);
      if (way) await this.#shown.make([...this.#shown.turn.made, ...way.moves]);
      return null;
    });
  }

  async makeOnly(): Promise<void> {
    await this.#serial(async (game) => {
      if (game.legal.only && game.step === "play") await this.#shown.make(game.legal.only);
      return null;
    });
  }

  async letStand(free: boolean): Promise<void> {
    await this.#serial(async (game) => {
      if (game.step !== "play") return null;
      this.#shown.turn.free = free;
      await this.#shown.make([]);
      return null;
    });
  }

  done(): Promise<Refusal | null> {
    return this.#serial(async (game) => {
      const side = game.legal.side;
      if (game.step !== "play" || !game.whole || side === null) return NOT_NOW;
      return this.#say({ do: "play", side, moves: game.made, accepted: game.free });
    });
  }

  /** Take back the last move on the screen, a dice pad, or the last line. */
  undo(): Promise<Refusal | null> {
    return this.#serial(async (game, { known }) => {
      if (game.made.length > 0 || game.free) {
        this.#shown.turn.back();
        await this.#shown.make();
        return null;
      }
      if (game.typing !== null && game.typing !== "late") {
        this.#shown.type(null);
        return null;
      }
      if (game.undoable) return this.#say({ do: "undo", of: game.undoable.n });
      if (!this.#mayRetype(game, known)) return this.#desk.refuse(NOT_NOW);
      this.#shown.type("again");
      return null;
    });
  }

  get mayUndo(): boolean {
    const game = this.game;
    if (!game || isClosed(game.step)) return false;
    if (game.made.length > 0 || game.free || (game.typing !== null && game.typing !== "late")) return true;
    return game.undoable !== null || this.#mayRetype(game, this.#shown.drawn?.known ?? []);
  }

  /** A roll from a sheet that has not been sent is no roll of the server yet: it can be typed anew. */
  #mayRetype(game: Game, known: readonly GameKnown[]): boolean {
    const roll = lastRoll(known);
    const last = known.findLast(({ body }) => isAction(body));
    return game.step !== "rolling" && roll !== undefined && roll === last && roll.state === "queued";
  }

  #bySide =
    (does: "double" | "take" | "pass" | "beaver" | "accept_resignation" | "decline_resignation") =>
    (): Promise<Refusal | null> =>
      this.#serial(async (game) =>
        game.legal.side === null ? this.#desk.refuse(NOT_NOW) : this.#say({ do: does, side: game.legal.side }),
      );
  double = this.#bySide("double");
  take = this.#bySide("take");
  pass = this.#bySide("pass");
  beaver = this.#bySide("beaver");
  acceptResignation = this.#bySide("accept_resignation");
  declineResignation = this.#bySide("decline_resignation");

  resign = (side: Side, level: LevelName): Promise<Refusal | null> =>
    this.#serial(() => this.#say({ do: "resign", side, level }));
  callDirector = (reason: string): Promise<Refusal | null> =>
    this.#serial(() => this.#say({ do: "call_director", reason }));
  note = (kind: GameNoteKind, side: Side | null, text: string): Promise<Refusal | null> =>
    this.#serial(() => this.#say({ do: "note", kind, side, text }));

  get mending(): Mending | null {
    return this.#shown.mend.shown;
  }

  #mends(change: (at: Mendable, mend: Mend) => Promise<void>): Promise<void> {
    return this.#desk.serial(async () => {
      const at = this.#shown.mendable;
      if (at) await change(at, this.#shown.mend);
    });
  }

  mend = (n: number): Promise<void> => this.#mends((at, mend) => mend.begin(at, n));
  mendMove = (start: number, end: number): Promise<void> => this.#mends((at, mend) => mend.move(at, start, end));
  mendBack = (): Promise<void> => this.#mends((at, mend) => mend.back(at));
  mendDice = (dice: Dice): Promise<void> => this.#mends((at, mend) => mend.dice(at, dice));
  mendAnswer = (said: GameBody["do"]): Promise<void> => this.#mends((at, mend) => mend.answer(at, said));
  mendLeave = (): void => this.#shown.mend.leave();

  /** Record the correction. One that a recorder may not make, or that would not fit, is refused: nothing is lost. */
  correct(reason: string): Promise<Refusal | null> {
    return this.#serial(async () => {
      const mending = this.mending;
      if (!mending?.action) return this.#desk.refuse(NOT_NOW);
      const refusal = await this.#say({ do: "correct", of: mending.line.n, action: mending.action, reason });
      if (!refusal) this.#shown.mend.leave();
      return refusal;
    });
  }

  accept(): Promise<Refusal | null> {
    return this.#serial(async (game) => {
      if (game.step !== "finished" || !game.result) return this.#desk.refuse(NOT_NOW);
      const { winner, level, left, cube } = game.result;
      return this.#say({ do: "accept", winner, level, left, cube });
    });
  }

  goOn = (): void => void this.#desk.goOn();

  #say(body: GameBody): Promise<Refusal | null> {
    return this.#desk.recordNow(body, this.shown);
  }

  /** A change on the game as it is when its turn comes: a second tap meets what the first has made. */
  #serial(change: (game: Game, drawn: Drawn) => Promise<Refusal | null>): Promise<Refusal | null> {
    return this.#desk.serial(async () => {
      const { game, drawn } = this.#shown;
      return game && drawn ? change(game, drawn) : this.#desk.refuse(NOT_NOW);
    });
  }
}

/** The roll that is due, with these dice; without: to be asked for. */
function rolled(game: Game, dice: Dice | null): GameBody {
  const side = game.step === "opening" || game.board.due === "opening" ? null : (game.board.turn as Side);
  return dice === null ? askedOf(side) : rollOf(side, dice);
}
