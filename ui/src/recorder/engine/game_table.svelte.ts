/** A table of backgammon: the game that it plays, and what the recorder may say of it. */

import { dealt, isAction, isClosed, type GameKnown, type GameProgress } from "./game";
import { GameAnswers } from "./game_answers.svelte";
import { GameView, type Drawn } from "./game_view.svelte";
import type { HandPlace } from "./lines";
import type { Mend, Mendable } from "./mending.svelte";
import { NOT_NOW, type Known, type Parts, type Play, type TableDesk, type Verdict } from "./play";
import { askedOf, lastRoll, rollerOf, rollOf } from "./roll_lines";
import type { DealtGame, Game, GameTableLike, Mending } from "./shapes_game";
import type { Refusal } from "./wire";
import type { AnyReceipt } from "./wire_table";
import type { Dice, GameBody, GameNoteKind, LevelName, MatchConsole, MatchReceipt, Side } from "./wire_game";

export class GameTable implements Play<MatchConsole, DealtGame, GameProgress>, GameTableLike {
  following = $state.raw<DealtGame | null>(null);

  #desk: TableDesk;
  #view: GameView;
  #answers: GameAnswers;

  constructor(desk: TableDesk) {
    this.#desk = desk;
    const view = new GameView(desk);
    this.#view = view;
    this.#answers = new GameAnswers(desk, {
      unthrown: (deal) => {
        if (deal === this.current) view.awaited.typing = "throw";
      },
      waits: (seconds) => view.awaited.hold(seconds),
      renumbered: (deal, to) => view.mend.renumber(deal, to),
    });
  }

  get console(): MatchConsole | null {
    return this.#desk.console as MatchConsole | null;
  }

  get game(): Game | null {
    return this.#view.game;
  }

  get current(): number | null {
    return this.#view.drawn?.deal.deal ?? null;
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

  progress(from: DealtGame | AnyReceipt, position: number): GameProgress {
    const { stage, next, roll_seen } = from as DealtGame | MatchReceipt;
    return { stage, next, roll_seen, position };
  }

  enter(): void {
    this.#view.drawn = null;
  }

  news(): void {
    // What the director does to a table of a match stands in its games.
  }

  clear(following: DealtGame | null): void {
    this.following = following;
    this.#view.clear();
  }

  async draw(
    deal: DealtGame,
    following: DealtGame | null,
    known: readonly Known[],
    progress: GameProgress,
  ): Promise<void> {
    this.following = following;
    await this.#view.show(deal, known as readonly GameKnown[], progress);
  }

  tries(deal: DealtGame, known: readonly Known[], line: Known, progress: GameProgress): Promise<Verdict> {
    return this.#view.tries(deal, known as readonly GameKnown[], line as GameKnown, progress);
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
        this.#view.type("offline");
        return null;
      }
      return this.#say(rolled(game, null));
    });
  }

  dice(dice: Dice): Promise<Refusal | null> {
    return this.#serial(async (game, { deal, known, progress, played }) => {
      const again = this.#view.awaited.typing === "again";
      const from = again ? (lastRoll(known)?.n ?? null) : played.asked;
      if (from === null) return this.#say(rolled(game, dice));
      const [before, after] = [known.slice(0, from), known.slice(from + 1)];
      const body = again ? rollOf(rollerOf(known[from]!.body), dice) : rolled(game, dice);
      const own: GameKnown = { n: from, body, at: new Date().toISOString(), by: "", state: "queued" };
      const verdict = await this.tries(deal, before, own, progress);
      if ("refusal" in verdict) return this.#desk.refuse(verdict.refusal);
      const refusal = await this.#desk.put(deal.deal, [own, ...after], from);
      if (refusal) return refusal;
      this.#view.awaited.typing = null;
      await this.draw(deal, this.following, [...before, own, ...after], progress);
      return null;
    });
  }

  /** Close the dice pad; a roll that is asked for stays asked for. */
  back(): void {
    this.#view.type(null);
  }

  async move(start: number, end: number): Promise<void> {
    await this.#serial(async (game) => {
      const way = game.ways.find((each) => each.start === start && each.end === end);
      if (way) await this.#view.make([...this.#view.turn.made, ...way.moves]);
      return null;
    });
  }

  async makeOnly(): Promise<void> {
    await this.#serial(async (game) => {
      if (game.legal.only && game.step === "play") await this.#view.make(game.legal.only);
      return null;
    });
  }

  async letStand(free: boolean): Promise<void> {
    await this.#serial(async (game) => {
      if (game.step !== "play") return null;
      this.#view.turn.free = free;
      await this.#view.make([]);
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
        this.#view.turn.back();
        await this.#view.make();
        return null;
      }
      if (game.typing !== null && game.typing !== "late") {
        this.#view.type(null);
        return null;
      }
      if (game.undoable) return this.#say({ do: "undo", of: game.undoable.n });
      if (!this.#mayRetype(game, known)) return this.#desk.refuse(NOT_NOW);
      this.#view.type("again");
      return null;
    });
  }

  get mayUndo(): boolean {
    const game = this.game;
    if (!game || isClosed(game.step)) return false;
    if (game.made.length > 0 || game.free || (game.typing !== null && game.typing !== "late")) return true;
    return game.undoable !== null || this.#mayRetype(game, this.#view.drawn?.known ?? []);
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
    return this.#view.mend.mending;
  }

  #mends(change: (at: Mendable, mend: Mend) => Promise<void>): Promise<void> {
    return this.#desk.serial(async () => {
      const at = this.#view.mendable;
      if (at) await change(at, this.#view.mend);
    });
  }

  mend = (n: number): Promise<void> => this.#mends((at, mend) => mend.begin(at, n));
  mendMove = (start: number, end: number): Promise<void> => this.#mends((at, mend) => mend.move(at, start, end));
  mendBack = (): Promise<void> => this.#mends((at, mend) => mend.back(at));
  mendDice = (dice: Dice): Promise<void> => this.#mends((at, mend) => mend.dice(at, dice));
  mendAnswer = (said: GameBody["do"]): Promise<void> => this.#mends((at, mend) => mend.answer(at, said));
  mendLeave = (): void => this.#view.mend.leave();

  /** Record the correction. One that a recorder may not make, or that would not fit, is refused: nothing is lost. */
  correct(reason: string): Promise<Refusal | null> {
    return this.#serial(async () => {
      const mending = this.mending;
      if (!mending?.action) return this.#desk.refuse(NOT_NOW);
      const refusal = await this.#say({ do: "correct", of: mending.line.n, action: mending.action, reason });
      if (!refusal) this.#view.mend.leave();
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
    return this.#desk.recordNow(body, this.current);
  }

  /** A change on the game as it is when its turn comes: a second tap meets what the first has made. */
  #serial(change: (game: Game, drawn: Drawn) => Promise<Refusal | null>): Promise<Refusal | null> {
    return this.#desk.serial(async () => {
      const { game, drawn } = this.#view;
      return game && drawn ? change(game, drawn) : this.#desk.refuse(NOT_NOW);
    });
  }
}

/** The roll that is due, with these dice; without: to be asked for. */
function rolled(game: Game, dice: Dice | null): GameBody {
  const side = game.step === "opening" || game.board.due === "opening" ? null : (game.board.turn as Side);
  return dice === null ? askedOf(side) : rollOf(side, dice);
}
