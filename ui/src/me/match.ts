/** What is said of one's own matches. */

import { gameName } from "../lib/matches/words";
import { inWords } from "../lib/numbers/format";
import type { MatchMine } from "./shapes";

export type MyMatch = MatchMine["matches"][number];

export const roundOf = ({ line }: MyMatch): string => (line.final ? "Final" : String(line.round));

/** `Round 3 against Moscow: backgammon, four games`. */
export function matchLead(match: MyMatch): string {
  const { line } = match;
  const where = line.final ? "The final" : `Round ${line.round}`;
  return `${where} against ${match.opponent}: ${gameName(line.variant)}, ${line.games === 1 ? "one game" : `${inWords(line.games)} games`}`;
}

/** IMP won minus lost and the victory points, from the own side; null before there are any. */
export function resultOf({ own, line }: MyMatch): { imps: number | null; vp: number | null } {
  return {
    imps: line.finished === 0 ? null : own === 0 ? line.difference : -line.difference,
    vp: line.vp === null ? null : (line.vp[own] ?? null),
  };
}
