/** What a line of a game says, and who says it, in the words of the floor. */

import type { BoardWords } from "../../../lib/backgammon/board";
import { playerName } from "../../../lib/standings/player";
import { sayMoves, sayRoll } from "../../../lib/backgammon/notation";
import {
  meant,
  type DealtGame,
  type Game,
  type GameBody,
  type GameLine,
  type LevelName,
  type Move,
  type Side,
} from "../../engine";
import { t } from "../../../lib/words/words.svelte";

export const sideName = (side: Side): string => t(`game-${side}`);

/** Who plays a side; after a substitution both. */
export const playerOf = (game: Pick<Game | DealtGame, "white" | "black">, side: Side): string => playerName(game[side]);

/** The moves of a play; those that hit bear a star. */
export function sayPlay(moves: readonly Move[], hits: readonly Move[] = []): string {
  if (moves.length === 0) return t("game-log-nothing");
  const hit = hits.map((move) => sayMoves([move]));
  return sayMoves(moves)
    .split(" ")
    .map((move) => (hit.includes(move.replace(/\(.*/, "")) ? `${move}*` : move))
    .join(" ");
}

type Variant = Game["ruleset"]["variant"];

/** What a game counts, in the words of its variant: "gammon", "mars". */
export const levelName = (level: LevelName, variant: Variant): string =>
  t(`game-level-${level}${variant === "long-gammon" ? "_long" : ""}`);

/** What the table knows of a line beyond what it says; null: nothing. */
type Known = Pick<GameLine, "dice" | "hits" | "value" | "danced"> | null;

/** A line without its side: "31 8/5 6/5", "doubles to 2". */
export function word(body: GameBody, line: Known, variant: Variant): string {
  switch (body.do) {
    case "opening_roll":
      return body.white === null || body.black === null
        ? t("game-log-asked")
        : t("game-log-opening", { white: body.white, black: body.black });
    case "roll": {
      if (body.dice === null) return t("game-log-asked");
      const roll = sayRoll(body.dice);
      return line?.danced ? t("game-log-dances", { roll }) : roll;
    }
    case "play": {
      const said = sayPlay(body.moves, line?.hits);
      const whole = line?.dice ? `${sayRoll(line.dice)}: ${said}` : said;
      return body.accepted ? t("game-log-stood", { said: whole }) : whole;
    }
    case "double":
      return line?.value ? t("game-log-doubles_to", { value: line.value }) : t("game-log-doubles");
    case "beaver":
      return t("game-log-beavers");
    case "take":
      return t("game-log-takes");
    case "pass":
      return t("game-log-passes");
    case "resign":
      return t("game-log-resigns", { level: levelName(body.level, variant) });
    case "accept_resignation":
      return t("game-log-agrees");
    case "decline_resignation":
      return t("game-log-declines");
    case "accept":
      return t("log-accept");
    case "undo":
      return t("log-undo");
    case "correct":
      return t("log-correct");
    case "note":
      return t(`game-note-${body.kind}`);
    case "call_director":
      return t("log-director");
    case "answer":
      return t("game-log-answered");
    case "decide":
      return t("game-log-decided");
    case "reopen":
      return t("game-log-reopened");
  }
}

/** A whole line: "White: 31 8/5 6/5". */
export function sentence(body: GameBody, line: Known, variant: Variant): string {
  const side = "side" in body ? body.side : null;
  const said = word(body, line, variant);
  return side === null ? said : t("game-log-line", { side: sideName(side), said });
}

/** Lines that the strip lists: a roll stands in its play, and what was taken back is not told. */
export function listed(lines: readonly GameLine[]): GameLine[] {
  const counting = lines.filter((line) => line.counts && !["undo", "correct", "answer"].includes(line.body.do));
  const last = counting.findLast((line) => meant(line).do !== "note" && meant(line).do !== "call_director");
  return counting.filter((line) => {
    const body = meant(line);
    if (body.do === "opening_roll") return true;
    return body.do !== "roll" || line.danced || line === last;
  });
}

/** Which turn of the game a line belongs to, from 1: its play, or the roll that could not be played; null: none. */
export function turnOf(lines: readonly GameLine[], line: GameLine): number | null {
  const turns = lines.filter((one) => one.counts && (meant(one).do === "play" || one.danced));
  const at = turns.findIndex(({ n }) => n >= line.n);
  if (turns[at]?.n === line.n) return at + 1;
  // A roll belongs to the play after it.
  return meant(line).do === "roll" || meant(line).do === "opening_roll" ? (at < 0 ? turns.length : at) + 1 : null;
}

/** Whose line it is. */
export const sideOf = (line: GameLine): Side | null => {
  const body = meant(line);
  return "side" in body ? body.side : null;
};

/** The board in the language chosen, for those who listen. */
export function boardWords(): BoardWords {
  const checkers = (n: number, side: Side): string => t("game-board-checkers", { n, side: sideName(side) });
  return {
    side: sideName,
    point: (number, count, side) =>
      side === null || count === 0
        ? t("game-board-empty", { number })
        : t("game-board-point", { number, who: checkers(count, side) }),
    bar: (side, count) => t("game-board-bar", { who: checkers(count, side) }),
    off: (side, count) => t("game-board-off", { who: checkers(count, side) }),
    start: t("game-board-start"),
    target: t("game-board-target"),
    picked: t("game-board-picked"),
    dice: (side, [first, second]) => t("game-board-dice", { side: sideName(side), first, second }),
    cube: ({ value, owner, offered_by }) => {
      if (offered_by !== null) return t("game-board-cube_offered", { value, side: sideName(offered_by) });
      return owner === null
        ? t("game-board-cube", { value })
        : t("game-board-cube_of", { value, side: sideName(owner) });
    },
  };
}
