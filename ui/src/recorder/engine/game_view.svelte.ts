/** The game on the screen: as the lines make it, with the turn that is being made and the line that is put right. */

import { AwaitedRoll } from "./awaited_roll";
import { gameOf, type GameKnown, type GameProgress } from "./game";
import { keptName } from "./lines";
import { Mend, type Mendable } from "./mending.svelte";
import type { TableDesk, Verdict } from "./play";
import type { AskedGame } from "./rules";
import type { DealtGame, Game, Typing } from "./shapes_game";
import { TurnMade } from "./turn_made";
import type { GamePlayed, MatchConsole, Move, MovesMade } from "./wire_game";

/** What a game is drawn from. */
export interface Drawn {
  deal: DealtGame;
  known: readonly GameKnown[];
  progress: GameProgress;
  played: GamePlayed;
  /** Where checkers may go; null: no play is due. */
  moves: MovesMade | null;
}

export class GameView {
  game = $state.raw<Game | null>(null);
  drawn: Drawn | null = null;
  readonly turn = new TurnMade();
  readonly awaited = new AwaitedRoll(() => this.#draw());
  readonly mend: Mend;

  #desk: TableDesk;

  constructor(desk: TableDesk) {
    this.#desk = desk;
    this.mend = new Mend((at, asked) => desk.rules.mend({ ...this.#asked(at.deal, at.known), ...asked }));
  }

  /** Show a game as the rules make it of its lines. */
  async show(deal: DealtGame, known: readonly GameKnown[], progress: GameProgress): Promise<void> {
    await this.#show(deal, known, progress, await this.#desk.rules.playGame(this.#asked(deal, known)));
  }

  /** Whether the rules take an own line after the known ones: what is wrong with it, or the way to show it. */
  async tries(deal: DealtGame, known: readonly GameKnown[], own: GameKnown, progress: GameProgress): Promise<Verdict> {
    const played = await this.#desk.rules.playGame(this.#asked(deal, known, own));
    if (played.refusal) return { refusal: played.refusal };
    return { show: () => this.#show(deal, [...known, own], progress, played) };
  }

  clear(): void {
    this.drawn = null;
    this.game = null;
    this.awaited.end();
    this.mend.leave();
  }

  /** Open the dice pad, or close it. */
  type(why: Typing | null): void {
    this.awaited.typing = why;
    this.#draw();
  }

  /** Show other moves of the turn; without any, those that it has now. */
  async make(made: readonly Move[] = this.turn.made): Promise<void> {
    this.turn.made = made;
    const { drawn } = this;
    if (!drawn) return;
    drawn.moves = await this.#moves(drawn.deal, drawn.known);
    this.#draw();
  }

  /** What a line can be put right in; null: there is no game. */
  get mendable(): Mendable | null {
    const { game, drawn } = this;
    return game && drawn && { deal: drawn.deal, known: drawn.known, lines: game.lines, drawn: this.#drawnAhead };
  }

  async #show(deal: DealtGame, known: readonly GameKnown[], progress: GameProgress, played: GamePlayed): Promise<void> {
    this.turn.follow(deal.deal, played.board);
    const moves = played.board.due === "play" ? await this.#moves(deal, known) : null;
    this.drawn = { deal, known, progress, played, moves };
    const { due, rolls } = played.board;
    this.awaited.follow(`${deal.deal}/${due}/${rolls.white}/${rolls.black}`, played.asked !== null);
    this.#draw();
    const at = this.mendable;
    if (at) await this.mend.follow(at);
  }

  #draw(): void {
    if (!this.drawn) return;
    const { deal, known, progress, played, moves } = this.drawn;
    const turn = moves && { made: this.turn.made, free: this.turn.free, moves };
    this.game = gameOf({ deal, known, progress, played, turn, typing: this.awaited.typing });
    // What stands here is what a page that is opened again shows first.
    void this.#desk.store.keep(keptName("drawn", this.#desk), this.game);
  }

  get #drawnAhead(): boolean {
    return (this.#desk.console as MatchConsole | null)?.rolls !== "thrown";
  }

  #asked(deal: DealtGame, known: readonly GameKnown[], own?: GameKnown): AskedGame {
    const lines: AskedGame["lines"] = known.map(({ n, body }) => ({ n, body }));
    if (own) lines.push({ n: own.n, body: own.body, own: true });
    return { ruleset: deal.ruleset, drawn: this.#drawnAhead, lines };
  }

  #moves(deal: DealtGame, known: readonly GameKnown[]): Promise<MovesMade> {
    return this.#desk.rules.moves({ ...this.#asked(deal, known), made: this.turn.made, free: this.turn.free });
  }
}
