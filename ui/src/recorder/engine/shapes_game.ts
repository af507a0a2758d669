/** What the screens of a backgammon table read and call. */

import type { Refusal } from "./wire";
import type {
  BoardJson,
  ConsoleGame,
  ConsoleSide,
  Dice,
  Ending,
  GameAction,
  GameBody,
  GameLegal,
  GameLinePlayed,
  GameMade,
  GameNoteKind,
  LevelName,
  MatchConsole,
  Move,
  RulesetJson,
  Side,
  Way,
} from "./wire_game";

/** A game as the console tells of it; its roll set numbers it, as deals are numbered. */
export interface DealtGame extends ConsoleGame {
  deal: number;
}

export type GameStep =
  | "opening"
  | "roll" // or a double
  | "rolling" // the roll has been asked for, the server has not told it yet
  | "play"
  | "answer" // take or pass
  | "resignation"
  | "finished" // the result sheet: accept
  | "accepted"
  | "decided"; // by the director

/** A line of the game, as the list shows it. */
export interface GameLine extends GameLinePlayed {
  body: GameBody;
  state: "queued" | "sent";
  by: string;
  at: string;
}

/** Why dice are tapped in: nobody has thrown this roll yet; no answer; no connection; mistyped. */
export type Typing = "throw" | "late" | "offline" | "again";

export interface LastTurn {
  side: Side;
  dice: Dice;
  /** null: nothing could be played. */
  moves: readonly Move[] | null;
}

export interface GameOutcome extends GameMade {
  ending: Ending;
  /** The double that was passed. */
  proposed: number | null;
  /** Small match points, once the server has told them. */
  points: number | null;
}

export interface Game {
  /** Its roll set. */
  deal: number;
  number: number;
  games: number;
  match: number;
  round: number;
  name: string;
  ruleset: RulesetJson;
  white: ConsoleSide;
  black: ConsoleSide;
  step: GameStep;
  typing: Typing | null;
  /** With the moves that were made on the screen. */
  board: BoardJson;
  legal: GameLegal;
  offer: LevelName | null;
  beavered: boolean;
  /** A roll that this room has had, and that comes again. */
  again: Dice | null;
  /** Moves made on the screen, not recorded yet. */
  made: readonly Move[];
  ways: readonly Way[];
  whole: boolean;
  spent: readonly number[];
  /** The players let an illegal play stand: any checker may go anywhere. */
  free: boolean;
  last: LastTurn | null;
  lines: GameLine[];
  /** What `undo()` would take back of the record; null: nothing. */
  undoable: GameLine | null;
  result: GameOutcome | null;
  calling: boolean;
  ruling: string | null;
  since: Date | null;
  mayGoOn: boolean;
}

/** What of a line is put right. */
export type MendingKind = "play" | "dice" | "answer";

/** The correction on the screen; nothing of it is recorded. */
export interface Mending {
  line: GameLine;
  kind: MendingKind;
  /** Whose line it is; null: the opening roll. */
  side: Side | null;
  board: BoardJson;
  made: readonly Move[];
  ways: readonly Way[];
  spent: readonly number[];
  whole: boolean;
  /** What could have been answered. */
  answers: readonly GameBody["do"][];
  /** What the line will say; null: not known yet, or what it says already. */
  action: GameAction | null;
  /** It says this already. */
  same: boolean;
  /** Why the director alone can do it; null: the recorder can. */
  closed: Refusal | null;
  /** The first of the later lines that would not be legal, and why. */
  broken: { line: GameLine; refusal: Refusal } | null;
  /** The turns and words that come after it. */
  later: readonly GameLine[];
}

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
