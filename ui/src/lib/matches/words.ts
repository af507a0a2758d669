/** What is said about an event of matches, in words. */

import type { Variant } from "../backgammon/board";
import { t } from "../words/words.svelte";
import type { MatchEventHead, MatchLine, MatchRow, MatchScoreboard } from "./shapes";

/** The two games that there are; what a newer server might add is drawn as backgammon. */
export const variantOf = (text: string): Variant => (text === "long-gammon" ? text : "backgammon");
export const gameName = (variant: string): string => t(`match-game-${variantOf(variant)}`);
export const roomName = (room: "open" | "closed"): string => t(`match-${room}-room`);

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
  const games = [...new Set(event.boards.map((board) => gameName(board.variant)))];
  return [
    t("match-sub-teams", { n: event.entries.length }),
    games.length > 1 ? t("match-and", { before: games.slice(0, -1).join(", "), last: games.at(-1) }) : (games[0] ?? ""),
    t("match-sub-boards", { n: event.boards.length }),
    t("match-sub-games", { n: event.games }),
    ...(event.final_games ? [t("match-sub-final", { n: event.final_games })] : []),
  ];
}

/** Who plays whom. */
export const against = ({ teams: [first, second] }: Pick<MatchLine, "teams">): string =>
  t("match-against", { first: first.name, second: second.name });

/** Of which stage of the event it is: `Round 3`. */
export const stageOf = (match: Pick<MatchLine, "final" | "round">): string =>
  match.final ? t("match-final") : t("match-round", { round: match.round });

/** A match by its place, as a title names it: `Lions against Tigers, Round 3`; null: there is none. */
export function titleOf(
  scoreboard: Pick<MatchScoreboard, "rounds" | "final">,
  session: number,
  match: number,
): string | null {
  const all = [...scoreboard.rounds.flatMap((round) => round.matches), ...(scoreboard.final ? [scoreboard.final] : [])];
  const found = all.find((line) => line.session === session && line.match === match);
  return found ? `${against(found)}, ${stageOf(found)}` : null;
}

/** What a match is, above its title: `Final, backgammon, six games`. */
export function about(match: MatchLine, boards: number, named = true): string {
  const game = gameName(match.variant);
  const board = boards > 1 && !match.final && match.board_name.toLowerCase() !== match.variant.replace("-", " ");
  const what = [...(board ? [match.board_name] : []), game, t("match-games", { n: match.games })].join(", ");
  return `${[stageOf(match), ...(named ? [against(match)] : [])].join(", ")} · ${what}`;
}

export const opening = (dice: readonly [number, number] | null): string => (dice ? `${dice[0]}:${dice[1]}` : "");

/** The cube of a finished game as the running protocol has it. */
export const cubeSaid = (row: Pick<MatchRow, "cube" | "proposed">): string =>
  row.proposed !== null ? t("match-cube-passed", { value: row.proposed }) : String(row.cube);

type Ended = Pick<MatchRow, "level" | "ending" | "winner" | "decided">;

/** How a game ended, where its checkers do not say it already: of long gammon a mars or a koks. */
export function howSaid(row: Ended, variant: string): string {
  const level = variantOf(variant) === "long-gammon" ? `long-${row.level}` : row.level;
  const parts = [
    row.level === "single" || row.ending === "passed" ? null : t(`match-how-${level}`),
    row.ending === "resigned" ? t("match-how-resigned") : null,
    row.winner === null ? t("match-how-drawn") : null,
    row.decided ? t("match-how-decided") : null,
  ];
  return parts.filter((part) => part !== null).join(", ");
}

/** The same in a few words, with the checkers left where nothing else is to be said, and the cube. */
export function endingWords(
  row: Ended & Pick<MatchRow, "cube" | "proposed">,
  left: number | null,
  variant: string,
): string {
  const ending =
    howSaid(row, variant) || (row.proposed === null && left !== null ? t("match-how-left", { n: left }) : "");
  return [ending, t("match-how-cube", { cube: cubeSaid(row) })].filter(Boolean).join(", ");
}

export const checkersLeft = (row: MatchRow): number | null => row.left[0] ?? row.left[1];
export const smpOf = (row: MatchRow): number | null => row.smp[0] ?? row.smp[1];
