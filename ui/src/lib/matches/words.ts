/** What is said about an event of matches, in words. */

import type { Variant } from "../backgammon/board";
import { inWords } from "../numbers/format";
import type { MatchEventHead, MatchLine, MatchRow } from "./shapes";

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const GAMES = { backgammon: "backgammon", "long-gammon": "long gammon" } as const;
/** The two games that there are; what a newer server might add is drawn as backgammon. */
export const variantOf = (text: string): Variant => (text === "long-gammon" ? text : "backgammon");
export const gameName = (variant: string): string => GAMES[variantOf(variant)];
export const ROOM_NAMES = { open: "Open room", closed: "Closed room" } as const;

export interface Team {
  /** 1 to 12. */
  colour: number;
  /** Up to three letters that no other team of the event has. */
  code: string;
}

/** A colour and a code for every team. */
export const teamsOf = (event: {
  entries: readonly Pick<MatchEventHead["entries"][number], "id" | "letters" | "colour">[];
}): Map<string, Team> => new Map(event.entries.map(({ id, letters, colour }) => [id, { colour, code: letters }]));

/** The line beneath an event's name. */
export function subtitle(event: MatchEventHead): string[] {
  const games = [...new Set(event.boards.map((board) => gameName(board.variant)))].join(" and ");
  return [
    sentence(`${inWords(event.entries.length)} teams`),
    games,
    event.boards.length > 1 ? `${inWords(event.boards.length)} boards a team` : "one board a team",
    `matches of ${inWords(event.games)} ${event.games === 1 ? "game" : "games"}`,
    ...(event.final_games ? [`a final of ${inWords(event.final_games)}`] : []),
  ];
}

export function lead(event: MatchEventHead): string {
  return (
    `${sentence(inWords(event.entries.length))} teams meet in matches of ${inWords(event.games)} ${event.games === 1 ? "game" : "games"}, each played in an open and a closed room with the same rolls. ` +
    "What luck gives one team in the open room it gives the other in the closed, so the difference between the rooms is how the rolls were played."
  );
}

/** What a match is, above its title: `Final, backgammon, six games`. */
export function about(match: MatchLine, boards: number, named = true): string {
  const where = `${match.final ? "Final" : `Round ${match.round}`}${named ? `, ${match.name}` : ""}`;
  const board =
    boards > 1 && !match.final && match.board_name.toLowerCase() !== gameName(match.variant)
      ? `${match.board_name}, `
      : "";
  return `${where} · ${board}${gameName(match.variant)}, ${inWords(match.games)} ${match.games === 1 ? "game" : "games"}`;
}

export const opening = (dice: readonly [number, number] | null): string => (dice ? `${dice[0]}:${dice[1]}` : "");

/** The cube of a finished game as the running protocol has it. */
export const cubeSaid = (row: MatchRow): string =>
  row.proposed !== null ? `${row.proposed} passed` : String(row.cube);

/** How a game ended, where its checkers do not say it already. */
export function howSaid(row: MatchRow): string {
  const parts = [
    row.level === "single" || row.ending === "passed" ? null : row.level,
    row.ending === "resigned" ? "resigned" : null,
    row.winner === null ? "drawn" : null,
    row.decided ? "decided" : null,
  ];
  return parts.filter((part) => part !== null).join(", ");
}

export const checkersLeft = (row: MatchRow): number | null => row.left[0] ?? row.left[1];
export const smpOf = (row: MatchRow): number | null => row.smp[0] ?? row.smp[1];
