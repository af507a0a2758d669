/** What is said of one's own matches. */

import { gameName } from "../lib/matches/words";
import { t } from "../lib/words/words.svelte";
import type { MatchMine } from "./shapes";

export type MyMatch = MatchMine["matches"][number];

export const roundOf = ({ line }: MyMatch): string => (line.final ? t("match-final") : String(line.round));

export const sideName = (side: "white" | "black"): string => t(`backgammon-${side}`);

/** `Round 3 against Moscow: backgammon, four games`. */
export const matchLead = ({ opponent, line }: MyMatch): string =>
  t(line.final ? "mine-match-lead-final" : "mine-match-lead", {
    round: line.round,
    opponent,
    game: gameName(line.variant),
    games: t("match-games", { n: line.games }),
  });

/** IMP won minus lost and the victory points, from the own side; null before there are any. */
export function resultOf({ own, line }: MyMatch): { imps: number | null; vp: number | null } {
  return {
    imps: line.finished === 0 ? null : own === 0 ? line.difference : -line.difference,
    vp: line.vp === null ? null : (line.vp[own] ?? null),
  };
}
