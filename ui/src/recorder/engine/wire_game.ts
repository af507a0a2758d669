/** What passes between the console of a backgammon table and the server, and the rules. */

import type { BoardJson, Move, Side } from "../../lib/backgammon/board";
import type { components } from "../../lib/protocol/schema";
import type { Refusal } from "./wire";

type Shapes = components["schemas"];
/** An interface cannot extend `Shapes["MatchConsole"]`, but this. */
type Shape<Name extends keyof Shapes> = Shapes[Name];

export type { BoardJson, Move, Side };
export type Dice = readonly [number, number];
export type LevelName = "single" | "gammon" | "backgammon";
export type GameNoteKind = "out_of_turn" | "clock" | "cocked" | "illegal_play" | "absent" | "other";

/** A roll without dice asks for it; the line as it is written has them. */
export type GameAction =
  | { do: "opening_roll"; white: number | null; black: number | null }
  | { do: "roll"; side: Side; dice: Dice | null }
  | { do: "play"; side: Side; moves: readonly Move[]; accepted: boolean }
  | { do: "double" | "take" | "pass" | "beaver" | "accept_resignation" | "decline_resignation"; side: Side }
  | { do: "resign"; side: Side; level: LevelName };

/** A type and no interface: it is part of a line, which is any JSON to the description of the API. */
export type GameMade = {
  winner: Side | null;
  level: 1 | 2 | 3;
  /** The loser's checkers that are not borne off. */
  left: number;
  cube: number;
};

/** What a line of a game says; the director's stand there too. */
export type GameBody =
  | GameAction
  | ({ do: "accept" } & GameMade)
  | { do: "undo"; of: number }
  | { do: "correct"; of: number; action: GameAction; reason: string }
  | { do: "note"; kind: GameNoteKind; side: Side | null; text: string }
  | { do: "call_director"; reason: string }
  | { do: "answer"; table: number; deal: number; reason: string }
  | ({ do: "decide"; rule: string; reason: string } & GameMade)
  | { do: "reopen"; reason: string };

/** The conditions of a game as JSON; the console hands them to the rules and reads a few. */
export interface RulesetJson {
  variant: "backgammon" | "long-gammon";
  cube: boolean;
  [other: string]: unknown;
}

// --- the server's answers ------------------------------------------------------------------
// Aliases of the generated description, narrowed as those of poker are.

export type GameStage = Shapes["ConsoleGame"]["stage"];
export type Ending = Shapes["ConsoleResult"]["ending"];
export type ConsoleSide = Shapes["ConsolePlayer"];

export interface GameLineWritten extends Shape<"ConsoleLine"> {
  body: GameBody;
}

export interface ConsoleGame extends Shape<"ConsoleGame"> {
  ruleset: RulesetJson;
  lines: GameLineWritten[];
  result: (Shape<"ConsoleResult"> & GameMade) | null;
}

export interface MatchConsole extends Shape<"MatchConsole"> {
  order: ConsoleGame[];
  finished: ConsoleGame[];
  last: ConsoleGame | null;
}

export interface MatchReceipt extends Shape<"MatchReceipt"> {
  lines: GameLineWritten[];
}

// --- the rules' answer ---------------------------------------------------------------------

export interface GameLegal {
  side: Side | null;
  roll: boolean;
  double: boolean;
  take: boolean;
  pass: boolean;
  beaver: boolean;
  accept: boolean;
  decline: boolean;
  resign: Record<Side, LevelName[]>;
  /** The single moves of the only legal play; null: there are several. */
  only: Move[] | null;
}

/** What the rules say of one line. */
export interface GameLinePlayed {
  n: number;
  counts: boolean;
  corrected: GameBody | null;
  /** The recorder may take it back: it is the last one, and no roll was told since. */
  open: boolean;
  side: Side | null;
  dice: Dice | null;
  hits: Move[];
  /** The cube after a double is taken. */
  value: number | null;
  /** The roll could not be played. */
  danced: boolean;
}

export interface GamePlayed {
  board: BoardJson;
  legal: GameLegal;
  /** The level of a resignation that waits for its answer. */
  offer: LevelName | null;
  beavered: boolean;
  starter: Side | null;
  /** The line of a roll that has been asked for and not told yet. */
  asked: number | null;
  /** The dice that this room has seen of the roll that is due. */
  again: Dice | null;
  lines: GameLinePlayed[];
  result: (GameMade & { ending: Ending; proposed: number | null }) | null;
  refusal: { n: number; name: string; sentence: string; fields: Record<string, unknown> } | null;
}

/** Where a checker may go: by one die, or by several one after the other. */
export interface Way {
  start: number;
  end: number;
  moves: Move[];
}

export interface MovesMade {
  board: BoardJson;
  ways: Way[];
  /** The moves made are a whole play. */
  whole: boolean;
  spent: number[];
}

/** What the rules say of a line that is put right, before anything is recorded. */
export interface Mended {
  /** As it was when the line was said, with the moves made on the screen. */
  board: BoardJson;
  ways: Way[];
  whole: boolean;
  spent: number[];
  /** What can be said in its place; nothing: it can only be taken back. */
  may: GameBody["do"][];
  /** What the line will say; null: not known yet. */
  action: GameAction | null;
  /** Why the recorder cannot correct it; null: nothing forbids it. */
  closed: Refusal | null;
  /** The first line from the corrected one on that would not be legal, and why. */
  broken: (Refusal & { n: number }) | null;
  /** The actions that come after it. */
  later: number[];
}
