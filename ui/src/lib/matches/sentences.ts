/** A match in sentences, in the language of the reader: made of what the server says of it in fields. */

import { t } from "../words/words.svelte";
import type {
  MatchDecision,
  MatchFrame,
  MatchGamePage,
  MatchGameRoom,
  MatchLine,
  MatchRow,
  MatchScoreboard,
  Room,
} from "./shapes";
import { variantOf } from "./words";

type Act = MatchFrame["cube"][number];
type SideName = Act["side"];

const sideName = (side: SideName): string => t(`match-side-${side}`);
const levelName = (level: string, variant: string): string =>
  t(variantOf(variant) === "long-gammon" ? `match-level-long-${level}` : `match-level-${level}`);

/** What a side says with the cube or about resigning, without a full stop. */
const actWords = ({ do: act, side, value, level }: Act, variant: string): string =>
  t(`match-act-${act}`, { side: sideName(side), value, level: level === null ? "" : levelName(level, variant) });

/** What was said with the cube in a turn; empty where nothing was. */
export const cubeSentence = ({ cube, board }: MatchFrame): string =>
  cube.length > 0 ? `${cube.map((act) => actWords(act, board.variant)).join(", ")}.` : "";

/** The roll of a turn and how it was played; empty where nobody rolled. */
export function playSentence({
  side,
  roll,
  play,
  dance,
}: Pick<MatchFrame, "side" | "roll" | "play" | "dance">): string {
  if (roll === null || side === null) return "";
  const how = play ? "played" : dance ? "danced" : "not-played";
  return `${t(`match-turn-${how}`, { side: sideName(side), roll: roll.join("-"), play })}.`;
}

type Correction = MatchFrame["corrected"][number];

/** What the public saw of a turn before it was put right; of a game of this variant. */
function turnWords({ opening, cube, ...turn }: NonNullable<Correction["shown"]>, variant: string): string {
  if (opening !== null) return t("match-opening-was", { white: opening[0], black: opening[1] });
  const acts = cube.map((act) => actWords(act, variant));
  return [...acts, playSentence(turn).replace(/\.$/, "")].filter(Boolean).join(". ");
}

/** That a turn was recorded otherwise before, and what the public saw of it then. */
export function correctionSentence({ what, by, was: saw, shown: turn, reason }: Correction, variant: string): string {
  const was = turn === null ? saw : turnWords(turn, variant);
  const corrected = t(`match-corrected-${by}`, { what: t(`match-corrected-${what}`) });
  const sentence = what === "turn" ? t(`match-anew-${by}`) : corrected;
  const before = was === null ? "" : t("match-corrected-was", { was });
  return `${sentence}${before}${reason ? `: ${reason.replace(/[. ]+$/, "")}` : ""}.`;
}

/** How a game ended: of a drawn one there is no winner. */
interface Ended {
  winner: string | null;
  loser: string | null;
  variant: string;
  level: string;
  cube: number;
  /** The double that was passed; null: none was. */
  proposed: number | null;
  left: number;
  resigned: boolean;
  decided: boolean;
}

function endedSentence({ variant, level, left, resigned, decided, ...ended }: Ended): string {
  if (ended.winner === null) return t(decided ? "match-ended-decided-drawn" : "match-ended-drawn");
  const how = ended.proposed !== null ? "passed" : resigned ? "resigned" : "won";
  const cube = how !== "passed" && ended.cube > 1 ? "-cube" : "";
  const fields = { ...ended, level: levelName(level, variant), left: t("match-ended-left", { n: left }) };
  const sentence = t(`match-ended-${how}${cube}`, fields);
  return decided ? t("match-ended-decided", { sentence }) : sentence;
}

/** How a game of a room ended. */
export function resultSentence(row: MatchRow, { white, black, frames }: MatchGameRoom): string {
  // The first team has White in the open room and Black in the closed.
  const [winner, loser] = (row.winner === 0) === (row.room === "open") ? [white, black] : [black, white];
  return endedSentence({
    winner: row.winner === null ? null : winner.player,
    loser: loser.player,
    variant: frames[0]?.board.variant ?? "",
    level: row.level,
    cube: row.cube,
    proposed: row.proposed,
    left: row.left[0] ?? row.left[1] ?? 0,
    resigned: row.ending === "resigned",
    decided: row.decided,
  });
}

/** What the director decided about a game. */
export const decisionSentence = ({ did, decided }: MatchDecision): string =>
  decided === null ? t(`match-decision-${did}`) : endedSentence({ ...decided, resigned: false, decided: true });

/** How a match ended or stands. */
export function matchSentence(match: MatchLine): string {
  if (match.game !== null) return waitingSentence(match.game, match.turn);
  if (match.stage !== "finished") return t("match-stands-waiting");
  const gap = Math.abs(match.difference);
  const team = match.teams[match.difference < 0 ? 1 : 0].name;
  if (match.vp === null) return gap > 0 ? t("match-stands-won", { team, gap }) : t("match-stands-drawn");
  const [low, high] = match.vp.toSorted((a, b) => a - b);
  const each = high === low ? "each" : "points";
  return t(gap > 0 ? `match-stands-won-${each}` : `match-stands-level-${each}`, { team, gap, high, low });
}

/** What is still hidden of a game that runs, without a word of who is ahead. */
const waitingSentence = (game: number, roll: number): string =>
  roll > 0 ? t("match-waits-roll", { game, roll }) : t("match-waits-first", { game });

/** The same, and which rolls had been shown and are not any more. */
export function hiddenSentence({ game, rooms, gone }: MatchGamePage): string {
  const waiting = waitingSentence(game, Math.min(rooms.open.turns, rooms.closed.turns));
  if (gone === null) return waiting;
  const [first, last] = gone;
  return `${waiting} ${first === last ? t("match-gone-one", { first }) : t("match-gone-several", { first, last })}`;
}

/** What two rooms did with the cube before a roll; without an act on one side there was no double. */
function cubesSentence({ rooms }: MatchGamePage, turn: number): string {
  const done = (room: Room): string => {
    const frame = rooms[room].frames[turn];
    const acts = frame?.cube.filter(({ do: act }) => !act.includes("resign")) ?? [];
    return acts.map((act) => actWords(act, frame?.board.variant ?? "")).join(", ") || t("match-no-double");
  };
  return t("match-parted-cube", { turn, open: done("open"), closed: done("closed") });
}

/** Where the two rooms first went different ways, as far as it may be seen; empty while nothing may. */
export function partedSentence(game: MatchGamePage): string {
  const { insight, rooms, stage } = game;
  if (insight === null) return "";
  const cube = insight.cube === null ? "" : cubesSentence(game, insight.cube.turn);
  if (insight.turn !== null && insight.side !== null && insight.roll !== null) {
    if (insight.differ === "cube") return t("match-parted-cube-alone", { cube });
    const play = (room: Room): string => insight[room]?.play || t("match-no-move");
    const sentence = t(`match-parted-${insight.side}`, {
      turn: insight.turn,
      roll: insight.roll.join("-"),
      open: play("open"),
      closed: play("closed"),
    });
    // What differs later on is said first where it came first.
    if (insight.cube === null) return sentence;
    return insight.cube.turn <= insight.turn ? `${cube} ${sentence}` : `${sentence} ${cube}`;
  }
  const rolls = t("match-rolls", { n: Math.min(rooms.open.turns, rooms.closed.turns) });
  if (insight.differ === "cube") return t("match-alike-cube", { rolls, cube });
  if (insight.differ === "end") return t("match-alike-end", { rolls });
  return t(stage === "finished" ? "match-alike-never" : "match-alike-so-far", { rolls });
}

/** What can decide between level teams, by its name in the interface. */
const BREAKS: Record<string, string> = {
  "IMP quotient": "quotient",
  "IMP difference": "imp",
  "head-to-head matches": "head",
  "SMP difference": "smp",
  "games won": "games",
};

/** A tie-break as a sentence has it; one that is new to these screens by the server's name. */
export const breakName = (name: string): string => (BREAKS[name] ? t(`match-break-${BREAKS[name]}`) : name);

/** What puts a team of a table before the next one. */
export const aheadWords = (name: string): string => (BREAKS[name] ? t(`match-ahead-${BREAKS[name]}`) : name);

/** What teams are ranked by, and what decides between level ones. */
export function rankedSentence({ event, tie_breaks: breaks }: MatchScoreboard): string {
  if (breaks.length === 0) return t(`match-ranked-${event.ranked_by}`);
  const [first = "", ...others] = breaks.map(breakName);
  const all = others.reduce((before, next) => t("match-break-then", { before, next }), first);
  return t(`match-ranked-${event.ranked_by}-breaks`, { breaks: all });
}
