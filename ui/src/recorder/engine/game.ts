/** The game that the screen shows, put together from the server's lines, the own ones, and the rules. */

import { meant, type Known, type Progress } from "./play.ts";
import type { DealtGame, Game, GameLine, GameOutcome, GameStep, LastTurn, Typing } from "./shapes_game.ts";
import type { ConsoleGame, GameBody, GamePlayed, GameStage, Move, MovesMade } from "./wire_game.ts";

export const dealt = (game: ConsoleGame): DealtGame => ({ ...game, deal: game.set });

export type GameKnown = Known<GameBody>;

export interface GameProgress extends Progress<GameStage> {
  roll_seen: boolean;
}

const CLOSED: readonly string[] = ["accepted", "decided"];
export const isClosed = (stage: string): boolean => CLOSED.includes(stage);

const ACTIONS: ReadonlySet<GameBody["do"]> = new Set([
  "opening_roll",
  "roll",
  "play",
  "double",
  "take",
  "pass",
  "beaver",
  "resign",
  "accept_resignation",
  "decline_resignation",
]);
export const isAction = (body: GameBody): boolean => ACTIONS.has(body.do);

/** Where the game stands: what the server said holds for the lines that it knew. */
export function stepOf(known: readonly GameKnown[], progress: GameProgress, played: GamePlayed): GameStep {
  let end: GameStep | null = isClosed(progress.stage) ? (progress.stage as GameStep) : null;
  for (const { n, body } of known) {
    if (n < progress.next) continue;
    if (body.do === "accept") end = "accepted";
    if (body.do === "decide") end = "decided";
    if (body.do === "reopen") end = null;
  }
  if (end) return end;
  if (played.asked !== null) return "rolling";
  return played.board.due === "over" ? "finished" : played.board.due;
}

export interface GameFacts {
  deal: DealtGame;
  known: readonly GameKnown[];
  progress: GameProgress;
  played: GamePlayed;
  /** The turn on the screen; null: no play is due. */
  turn: { made: readonly Move[]; free: boolean; moves: MovesMade } | null;
  typing: Typing | null;
}

export function gameOf({ deal, known, progress, played, turn, typing }: GameFacts): Game {
  const step = stepOf(known, progress, played);
  const lines = listed(known, played);
  const serverHasAll = known.every(({ n, body }) => n < progress.next || !isAction(body));
  const first = lines.find(({ body }) => isAction(body));
  return {
    deal: deal.deal,
    number: deal.game,
    games: deal.games,
    match: deal.match,
    round: deal.round,
    name: deal.name,
    ruleset: deal.ruleset,
    white: deal.white,
    black: deal.black,
    step,
    typing: step === "opening" || step === "roll" || step === "rolling" || typing === "again" ? typing : null,
    board: turn?.moves.board ?? played.board,
    legal: { ...played.legal, double: played.legal.double && !(progress.roll_seen && serverHasAll) },
    offer: played.offer,
    beavered: played.beavered,
    again: played.again,
    made: turn?.made ?? [],
    ways: turn?.moves.ways ?? [],
    whole: turn?.moves.whole ?? false,
    spent: turn?.moves.spent ?? [],
    free: turn?.free ?? false,
    last: lastTurn(lines),
    lines,
    undoable: isClosed(step) ? null : (lines.findLast((line) => line.open) ?? null),
    result: resultOf(deal, known, played),
    calling: known.length > deal.next ? known.at(-1)?.body.do === "call_director" || deal.called : deal.called,
    ruling: deal.ruling,
    since: first ? new Date(first.at) : null,
    mayGoOn: isClosed(step),
  };
}

function listed(known: readonly GameKnown[], played: GamePlayed): GameLine[] {
  const made = new Map(played.lines.map((line) => [line.n, line]));
  const nothing = {
    counts: false,
    corrected: null,
    open: false,
    side: null,
    dice: null,
    hits: [],
    value: null,
    danced: false,
  };
  return known.map((line) => ({ ...line, ...(made.get(line.n) ?? { n: line.n, ...nothing }) }));
}

function lastTurn(lines: readonly GameLine[]): LastTurn | null {
  for (const line of lines.toReversed()) {
    const body = meant(line);
    if (!line.counts || line.dice === null) continue;
    if (body.do === "play") return { side: body.side, dice: line.dice, moves: body.moves };
    if (body.do === "roll" && line.danced) return { side: body.side, dice: line.dice, moves: null };
  }
  return null;
}

/** What the game counts: as the director decided it, as it was accepted, or as the lines make it. */
function resultOf(deal: DealtGame, known: readonly GameKnown[], played: GamePlayed): GameOutcome | null {
  const points = known.length <= deal.next ? (deal.result?.points ?? null) : null;
  if (deal.result && known.length <= deal.next)
    return { ...deal.result, proposed: played.result?.proposed ?? null, points };
  const decided = known.findLast(({ body }) => body.do === "decide" || body.do === "reopen")?.body;
  if (decided?.do === "decide") {
    const { winner, level, left, cube } = decided;
    return { winner, level, left, cube, ending: "decided", proposed: null, points };
  }
  return played.result && { ...played.result, points };
}
