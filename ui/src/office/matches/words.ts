/** What the office says about rooms and games of team matches. */

import { THIN } from "../../lib/numbers/format";
import { t } from "../../lib/words/words.svelte";
import type { GameStage, MatchOffice, MatchOfficeGame, OfficeMatch, OfficePause, OfficeRoom } from "../protocol";

export const STAGES: readonly GameStage[] = ["waiting", "playing", "finished", "accepted", "decided"];

export const stageOf = (stage: GameStage): string => t(`games-stage-${stage}`);

export const roomName = (room: OfficeRoom["room"]): string => t(`games-room-${room}`);

/** Tables stand in pairs: the odd one in the open room, the even one in the closed. */
export const tableName = (table: number): string =>
  t("games-table", { table, room: roomName(table % 2 === 1 ? "open" : "closed") });

/** What the recorder's tablet of a room last said of itself; idle where nothing is to record. */
export type Touch = "idle" | "lost" | "late" | "here";

export const touchOf = (room: Pick<OfficeRoom, "in_touch" | "waiting_lines">, live: boolean): Touch =>
  !live ? "idle" : !room.in_touch ? "lost" : room.waiting_lines > 0 ? "late" : "here";

/** The same in a room's last line; nothing where all is well. */
export const touchSaid = (touch: Touch): string =>
  touch === "lost" || touch === "late" ? t(`games-touch-${touch}`) : "";

/** What a room waits for, with the dice where they are known: "White to play 6-1". */
export const dueSaid = ({ due, turn, dice }: Pick<OfficeRoom, "due" | "turn" | "dice">): string =>
  t(due === "play" && dice ? "games-due-play-dice" : `games-due-${due}`, {
    side: turn === null ? "" : t(`backgammon-${turn}`),
    dice: dice?.join("-"),
  });

/** Who has to do it. */
export const actor = (room: Pick<OfficeRoom, "turn" | "white" | "black">): string | null =>
  room.turn === null ? null : room[room.turn].player;

export const score = (pair: readonly number[] | null): string =>
  pair === null ? "–" : `${pair[0]}${THIN}:${THIN}${pair[1]}`;

/** Levels of a game as a decision names them; a single game says how many checkers are left. */
export const levels = (long: boolean): { level: number; name: string }[] =>
  long
    ? [
        { level: 1, name: t("games-oin") },
        { level: 2, name: t("games-mars") },
      ]
    : [
        { level: 1, name: t("games-single") },
        { level: 2, name: t("games-gammon") },
        { level: 3, name: t("games-backgammon") },
      ];

const MOVE = /^(bar|\d{1,2})((?:\/(?:off|\d{1,2})\*?)+)(?:\((\d)\))?$/i;

/**
 * Moves as players write them, "13/7 8/7", "24/18/13", "6/off(2)", one entry a die; null if that
 * is not one. Which are legal is for the rules to say.
 */
export function movesOf(text: string): [number, number][] | null {
  const moves: [number, number][] = [];
  for (const word of text.trim().split(/\s+/)) {
    const read = MOVE.exec(word);
    if (!read) return null;
    const point = (name: string): number => (/^bar$/i.test(name) ? 25 : /^off$/i.test(name) ? 0 : Number(name));
    const stops = [read[1] ?? "", ...(read[2] ?? "").slice(1).split("/")].map((name) => point(name.replace("*", "")));
    if (stops.some((stop) => stop > 25)) return null;
    for (let times = Number(read[3] ?? 1); times > 0; times -= 1) {
      stops.slice(1).forEach((end, n) => moves.push([stops[n] ?? 0, end]));
    }
  }
  return moves;
}

export const movesSaid = (moves: readonly (readonly number[])[]): string =>
  moves.map(([start, end]) => `${start === 25 ? "bar" : start}/${end === 0 ? "off" : end}`).join(" ");

/** The dice of a roll as typed, "6-1" or "61"; null if that is not two dice. */
export function diceOf(text: string): [number, number] | null {
  const read = /^\s*([1-6])\s*[-: ]?\s*([1-6])\s*$/.exec(text);
  return read ? [Number(read[1]), Number(read[2])] : null;
}

/** Where play is paused, and why. */
export const pausedSaid = ({ table, reason }: Pick<OfficePause, "table" | "reason">): string =>
  t(`games-paused-${table === null ? "all" : "table"}${reason ? "-why" : ""}`, {
    table,
    reason: reason.replace(/\.$/, ""),
  });

/** Which match it is: "Backgammon, round 2", or "Final". */
export const whereOf = (
  office: Pick<MatchOffice, "boards">,
  { board, round, final }: Pick<OfficeMatch, "board" | "round" | "final">,
): string => (final ? t("games-final") : t("games-board-round", { board: office.boards[board - 1]?.name, round }));

/** Where a game is played: its match, its room, its table. */
export function placeOf(
  office: Pick<MatchOffice, "boards" | "matches">,
  { session, match, room, table }: Pick<MatchOfficeGame, "session" | "match" | "room" | "table">,
): string {
  const planned = office.matches.find((one) => one.session === session && one.number === match);
  return t("games-where", { where: planned ? whereOf(office, planned) : "", room: roomName(room), table });
}

export const gameName = (game: Pick<MatchOfficeGame, "names" | "game">): string =>
  t("games-name", { first: game.names[0], second: game.names[1], game: game.game });

export const gameTitle = (game: Pick<MatchOfficeGame, "names" | "game" | "room">): string =>
  t("games-title", { first: game.names[0], second: game.names[1], game: game.game, room: roomName(game.room) });
