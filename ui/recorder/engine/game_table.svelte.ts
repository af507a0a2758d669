/** A table of backgammon: the game that it plays, and what the recorder may say of it. */

import type { Desk } from "./desk.svelte";
import { dealt, gameOf, isAction, isClosed, type DealtGame, type Game, type GameKnown, type GameTold, type Typing } from "./game";
import { isAsked, sameHand, type HandPlace, type KeptLine } from "./lines";
import { isHeld, marksFirst } from "./queue";
import { Mend, type Mending } from "./mending.svelte";
import type { Shown as Mended } from "./mending.svelte";
import { NOT_NOW, type Known, type Parts, type Play } from "./play";
import type { AskedGame } from "./rules";
import type { GameTableLike } from "./shapes_game";
import type { AnyReceipt, Refusal } from "./wire";
import type { Dice, GameBody, GameNoteKind, GamePlayed, LevelName, MatchConsole, MatchReceipt, Move, MovesMade, Side } from "./wire_game";

/** After this long without the server's roll the dice may be tapped in. */
const LATE_MS = 3000;

interface Shown {
  deal: DealtGame;
  known: readonly GameKnown[];
  told: GameTold;
  played: GamePlayed;
  moves: MovesMade | null;
}

export class GameTable implements Play<MatchConsole, DealtGame, GameTold>, GameTableLike {
  game = $state.raw<Game | null>(null);
  following = $state.raw<DealtGame | null>(null);
  held = $state.raw<Refusal | null>(null);

  #desk: Desk;
  #mend = new Mend((at, asked) => this.#desk.rules.mend({ ...this.#asked(at.deal, at.known), ...asked }));
  #shown: Shown | null = null;
  /** To which play the moves on the screen belong. */
  #turn = "";
  #made: readonly Move[] = [];
  #free = false;
  /** To which roll the dice pad belongs. */
  #roll = "";
  #typing: Typing | null = null;
  #late: ReturnType<typeof setTimeout> | undefined;
  /** Until when the server has said that a line waits. */
  #heldUntil = 0;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get console(): MatchConsole | null {
    return this.#desk.console as MatchConsole | null;
  }

  get shown(): number | null {
    return this.#shown?.deal.deal ?? null;
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
    this.#shown = null;
  }

  news(): void {
    // What the director does to a table of a match stands in its games.
  }

  clear(following: DealtGame | null): void {
    this.following = following;
    this.#shown = null;
    this.game = null;
    this.#mend.leave();
  }

  async draw(deal: DealtGame, following: DealtGame | null, known: readonly Known[], told: GameTold): Promise<void> {
    this.following = following;
    const lines = known as readonly GameKnown[];
    const played = await this.#desk.rules.playGame(this.#asked(deal, lines));
    await this.#show(deal, lines, told, played);
  }

  async #show(deal: DealtGame, known: readonly GameKnown[], told: GameTold, played: GamePlayed): Promise<void> {
    // Moves belong to the checkers and the roll; what else is said meanwhile leaves them.
    const { white, black, dice, rolls } = played.board;
    const turn = JSON.stringify([deal.deal, white, black, dice, rolls]);
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#made = [];
      this.#free = false;
    }
    const moves = played.board.due === "play" ? await this.#moves(deal, known) : null;
    this.#shown = { deal, known, told, played, moves };
    this.#waitForRoll(played);
    this.#draw();
    const at = this.#mendable();
    if (at) await this.#mend.follow(at);
  }

  #draw(): void {
    const shown = this.#shown;
    if (!shown) return;
    const { deal, known, told, played, moves } = shown;
    const turn = moves && { made: this.#made, free: this.#free, moves };
    this.game = gameOf({ deal, known, told, played, turn, typing: this.#typing });
  }

  /** The dice pad belongs to one roll; it opens by itself when the server takes long to tell it. */
  #waitForRoll(played: GamePlayed): void {
    const { white, black } = played.board.rolls;
    const roll = `${this.shown}/${played.board.due}/${white}/${black}`;
    if (roll !== this.#roll) {
      this.#roll = roll;
      this.#typing = null;
    }
    if (played.asked === null) {
      clearTimeout(this.#late);
      this.#late = undefined;
      if (this.#typing === "late") this.#typing = null;
    } else this.#late ??= setTimeout(() => this.#isLate(), LATE_MS);
  }

  /** A roll that the server holds up is not late. */
  #isLate(): void {
    const wait = this.#heldUntil + LATE_MS - Date.now();
    if (wait > 0) this.#late = setTimeout(() => this.#isLate(), wait);
    else this.#type("late");
  }

  #type(why: Typing | null): void {
    this.#typing = why;
    this.#draw();
  }

  #asked(deal: DealtGame, known: readonly GameKnown[], own?: GameKnown): AskedGame {
    const lines: AskedGame["lines"] = known.map(({ n, body }) => ({ n, body }));
    if (own) lines.push({ n: own.n, body: own.body, own: true });
    return { ruleset: deal.ruleset, drawn: this.console?.rolls !== "thrown", lines };
  }

  #moves(deal: DealtGame, known: readonly GameKnown[]): Promise<MovesMade> {
    return this.#desk.rules.moves({ ...this.#asked(deal, known), made: this.#made, free: this.#free });
  }

  async tries(deal: DealtGame, known: readonly Known[], line: Known, told: GameTold): Promise<{ refusal: Refusal } | { show(): Promise<void> }> {
    const [before, own] = [known as readonly GameKnown[], line as GameKnown];
    const played = await this.#desk.rules.playGame(this.#asked(deal, before, own));
    if (played.refusal) return { refusal: played.refusal };
    return { show: () => this.#show(deal, [...before, own], told, played) };
  }

  // --- what the server answers ---------------------------------------------------------------

  /** The own lines as they were written: a roll that was asked for has its dice now. */
  async receive(place: HandPlace, receipt: AnyReceipt): Promise<void> {
    this.held = null;
    const written = new Map((receipt as MatchReceipt).lines.map(({ n, body }) => [n, body]));
    const own = await this.#desk.store.ofHand(place);
    const filled = own.map((line) => (line.state === "sent" ? { ...line, body: written.get(line.n) ?? line.body } : line));
    const first = filled.findIndex((line, n) => JSON.stringify(line.body) !== JSON.stringify(own[n]?.body));
    if (first < 0) return;
    const changed = filled.slice(first).map(({ seq: _seq, ...line }) => line);
    await this.#desk.store.replace(place, changed[0]!.n, changed);
  }

  async settle(place: HandPlace, refusal: Refusal): Promise<boolean> {
    const own = (await this.#desk.store.ofHand(place)).filter(({ state }) => state === "queued");
    if (isHeld(refusal)) return this.#hold(place, refusal, own);
    if (refusal.name === "NotThrownYet") {
      const asked = own.find(({ body }) => isAsked(body));
      // Else the dice were tapped in meanwhile, and go out now.
      if (!asked) return true;
      const later = own.filter(({ n }) => n > asked.n).map((line) => ({ ...line, by: "", n: line.n - 1 }));
      await this.#desk.put(place.deal, later, asked.n);
      if (place.deal === this.shown) this.#typing = "throw";
      return true;
    }
    const n = refusal.fields["n"];
    if (refusal.name === "RollNotThat" && typeof n === "number") {
      const line = own.find((each) => each.n === n);
      if (!line || isAsked(line.body)) return true;
      // The roll of this place is another one: it is asked for, and what followed is entered anew.
      const kept = await this.#desk.store.putAside(place, n + 1, refusal);
      await this.#desk.put(place.deal, [{ ...line, by: "", body: asking(line.body as GameBody) }], n);
      this.#desk.tell({ kind: "other_roll", deal: place.deal, kept });
      return true;
    }
    return false;
  }

  /** The first of these lines is held; whether they were put in another order, to be sent now. */
  async #hold(place: HandPlace, refusal: Refusal, own: readonly KeptLine[]): Promise<boolean> {
    const seconds = refusal.fields["seconds"];
    this.held = refusal;
    this.#heldUntil = Date.now() + 1000 * (typeof seconds === "number" ? seconds : 3);
    const passed = marksFirst(own, refusal);
    const first = passed?.[0];
    if (!first || !sameHand(place, this.#desk.place(place.deal))) return false;
    const refused = await this.#desk.put(place.deal, passed.map((line) => ({ ...line, by: "" })), first.n);
    if (refused) return false;
    this.#mend.renumber(place.deal, (n) => passed.find(({ seq }) => seq === own.find((line) => line.n === n)?.seq)?.n);
    return true;
  }

  // --- what the recorder does ----------------------------------------------------------------

  roll(): Promise<Refusal | null> {
    return this.#serial(async (game) => {
      // The second of two taps finds it done.
      if (game.step !== "opening" && game.step !== "roll") return NOT_NOW;
      if (game.again) return this.#say(rolled(game, game.again));
      if (this.#desk.link.light === "red") {
        this.#type("offline");
        return null;
      }
      return this.#say(rolled(game, null));
    });
  }

  dice(dice: Dice): Promise<Refusal | null> {
    return this.#serial(async (game, { deal, known, told, played }) => {
      const again = this.#typing === "again";
      const from = again ? (lastRoll(known)?.n ?? null) : played.asked;
      if (from === null) return this.#say(rolled(game, dice));
      const [before, after] = [known.slice(0, from), known.slice(from + 1)];
      const body = again ? retyped(known[from]!.body, dice) : rolled(game, dice);
      const own: GameKnown = { n: from, body, at: new Date().toISOString(), by: "", state: "queued" };
      const tried = await this.tries(deal, before, own, told);
      if ("refusal" in tried) return this.#desk.refuse(tried.refusal);
      const refusal = await this.#desk.put(deal.deal, [own, ...after], from);
      if (refusal) return refusal;
      this.#typing = null;
      await this.draw(deal, this.following, [...before, own, ...after], told);
      return null;
    });
  }

  /** Close the dice pad; a roll that is asked for stays asked for. */
  back(): void {
    this.#type(null);
  }

  async move(start: number, end: number): Promise<void> {
    await this.#serial(async (game) => {
      const way = game.ways.find((each) => each.start === start && each.end === end);
      if (way) await this.#make([...this.#made, ...way.moves]);
      return null;
    });
  }

  async makeOnly(): Promise<void> {
    await this.#serial(async (game) => {
      if (game.legal.only && game.step === "play") await this.#make(game.legal.only);
      return null;
    });
  }

  async letStand(free: boolean): Promise<void> {
    await this.#serial(async (game) => {
      if (game.step !== "play") return null;
      this.#free = free;
      await this.#make([]);
      return null;
    });
  }

  async #make(made: readonly Move[]): Promise<void> {
    const shown = this.#shown;
    if (!shown) return;
    this.#made = made;
    shown.moves = await this.#moves(shown.deal, shown.known);
    this.#draw();
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
        if (game.made.length === 0) this.#free = false;
        await this.#make(game.made.slice(0, -1));
        return null;
      }
      if (game.typing !== null && game.typing !== "late") {
        this.#type(null);
        return null;
      }
      if (game.undoable) return this.#say({ do: "undo", of: game.undoable.n });
      if (!this.#mayRetype(game, known)) return this.#desk.refuse(NOT_NOW);
      this.#type("again");
      return null;
    });
  }

  get mayUndo(): boolean {
    const game = this.game;
    if (!game || isClosed(game.step)) return false;
    if (game.made.length > 0 || game.free || (game.typing !== null && game.typing !== "late")) return true;
    return game.undoable !== null || this.#mayRetype(game, this.#shown?.known ?? []);
  }

  /** A roll from a sheet that has not been sent is no roll of the server yet: it can be typed anew. */
  #mayRetype(game: Game, known: readonly GameKnown[]): boolean {
    const roll = lastRoll(known);
    const last = known.findLast(({ body }) => isAction(body));
    return game.step !== "rolling" && roll !== undefined && roll === last && roll.state === "queued";
  }

  #bySide = (does: "double" | "take" | "pass" | "beaver" | "accept_resignation" | "decline_resignation") => (): Promise<Refusal | null> =>
    this.#serial(async (game) => (game.legal.side === null ? this.#desk.refuse(NOT_NOW) : this.#say({ do: does, side: game.legal.side })));
  double = this.#bySide("double");
  take = this.#bySide("take");
  pass = this.#bySide("pass");
  beaver = this.#bySide("beaver");
  acceptResignation = this.#bySide("accept_resignation");
  declineResignation = this.#bySide("decline_resignation");

  resign = (side: Side, level: LevelName): Promise<Refusal | null> => this.#serial(() => this.#say({ do: "resign", side, level }));
  callDirector = (reason: string): Promise<Refusal | null> => this.#serial(() => this.#say({ do: "call_director", reason }));
  note = (kind: GameNoteKind, side: Side | null, text: string): Promise<Refusal | null> => this.#serial(() => this.#say({ do: "note", kind, side, text }));

  // --- a line put right ----------------------------------------------------------------------

  get mending(): Mending | null {
    return this.#mend.shown;
  }

  #mendable(): Mended | null {
    const [game, shown] = [this.game, this.#shown];
    return game && shown && { deal: shown.deal, known: shown.known, lines: game.lines, drawn: this.console?.rolls !== "thrown" };
  }

  #mends(change: (at: Mended) => Promise<void>): Promise<void> {
    return this.#desk.serial(async () => {
      const at = this.#mendable();
      if (at) await change(at);
    });
  }

  mend = (n: number): Promise<void> => this.#mends((at) => this.#mend.begin(at, n));
  mendMove = (start: number, end: number): Promise<void> => this.#mends((at) => this.#mend.move(at, start, end));
  mendBack = (): Promise<void> => this.#mends((at) => this.#mend.back(at));
  mendDice = (dice: Dice): Promise<void> => this.#mends((at) => this.#mend.dice(at, dice));
  mendAnswer = (said: GameBody["do"]): Promise<void> => this.#mends((at) => this.#mend.answer(at, said));
  mendLeave = (): void => this.#mend.leave();

  /** Record the correction. One that a recorder may not make, or that would not fit, is refused: nothing is lost. */
  correct(reason: string): Promise<Refusal | null> {
    return this.#serial(async () => {
      const mending = this.mending;
      if (!mending?.action) return this.#desk.refuse(NOT_NOW);
      const refusal = await this.#say({ do: "correct", of: mending.line.n, action: mending.action, reason });
      if (!refusal) this.#mend.leave();
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
  #serial(change: (game: Game, shown: Shown) => Promise<Refusal | null>): Promise<Refusal | null> {
    return this.#desk.serial(async () => {
      if (!this.game || !this.#shown) return this.#desk.refuse(NOT_NOW);
      return change(this.game, this.#shown);
    });
  }
}

const lastRoll = (known: readonly GameKnown[]): GameKnown | undefined =>
  known.findLast(({ body }) => body.do === "roll" || body.do === "opening_roll");

/** The roll that is due, with these dice, the higher one first; without: to be asked for. */
function rolled(game: Game, dice: Dice | null): GameBody {
  if (game.step === "opening" || game.board.due === "opening") {
    return { do: "opening_roll", white: dice?.[0] ?? null, black: dice?.[1] ?? null };
  }
  return { do: "roll", side: game.board.turn as Side, dice: dice && highFirst(dice) };
}

const highFirst = ([a, b]: Dice): Dice => (a >= b ? [a, b] : [b, a]);

function retyped(body: GameBody, dice: Dice): GameBody {
  if (body.do === "roll") return { ...body, dice: highFirst(dice) };
  return { do: "opening_roll", white: dice[0], black: dice[1] };
}

const asking = (body: GameBody): GameBody =>
  body.do === "roll" ? { ...body, dice: null } : { do: "opening_roll", white: null, black: null };
