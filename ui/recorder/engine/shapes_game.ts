/** What the screens of a backgammon table read and call. */

import type { DealtGame, Game } from "./game";
import type { Refusal } from "./wire";
import type { Mending } from "./mending.svelte";
import type { Dice, GameBody, GameNoteKind, LevelName, MatchConsole, Side } from "./wire_game";

export type { Mending, MendingKind } from "./mending.svelte";
export type { DealtGame, Game, GameLine, GameResultShown, GameStep, LastTurn, Typing } from "./game";

/** As the engine: what records stores the line first, and resolves with null or the refusal. */
export interface GameTableLike {
  readonly console: MatchConsole | null;
  /** The game on the table; null: none is left. */
  readonly game: Game | null;
  readonly following: DealtGame | null;
  /** Why what was typed last waits with the server's leave, and is sent again by itself; null: it does not. */
  readonly held: Refusal | null;
  /** Something can be taken back: a move on the screen, a dice pad, the last line. */
  readonly mayUndo: boolean;

  /** Ask for the roll, the opening roll too; where that cannot be, the dice pad opens. */
  roll(): Promise<Refusal | null>;
  /** Dice as they were thrown, or as a roll sheet has them; of the opening White's comes first. */
  dice(dice: Dice): Promise<Refusal | null>;
  /** Close the dice pad. */
  back(): void;
  /** A checker on the screen goes where one of `ways` leads. */
  move(start: number, end: number): Promise<void>;
  /** The moves of the only legal play, at once. */
  makeOnly(): Promise<void>;
  /** Enter a play that is not legal and stands all the same; false: legal plays only. */
  letStand(free: boolean): Promise<void>;
  /** The play on the screen is the play. */
  done(): Promise<Refusal | null>;
  undo(): Promise<Refusal | null>;
  double(): Promise<Refusal | null>;
  take(): Promise<Refusal | null>;
  pass(): Promise<Refusal | null>;
  beaver(): Promise<Refusal | null>;
  resign(side: Side, level: LevelName): Promise<Refusal | null>;
  acceptResignation(): Promise<Refusal | null>;
  declineResignation(): Promise<Refusal | null>;
  accept(): Promise<Refusal | null>;
  note(kind: GameNoteKind, side: Side | null, text: string): Promise<Refusal | null>;
  callDirector(reason: string): Promise<Refusal | null>;
  goOn(): void;

  /** The line that is being put right; null: none is. */
  readonly mending: Mending | null;
  /** Begin to put a line right. */
  mend(n: number): Promise<void>;
  mendMove(start: number, end: number): Promise<void>;
  /** Take the last of its moves back. */
  mendBack(): Promise<void>;
  mendDice(dice: Dice): Promise<void>;
  mendAnswer(said: GameBody["do"]): Promise<void>;
  /** Go back to the game; nothing is recorded. */
  mendLeave(): void;
  /** Record what the line should have said. */
  correct(reason: string): Promise<Refusal | null>;
}
