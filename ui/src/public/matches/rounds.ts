/** What of an event's rounds a page shows. */

import type { MatchScoreboard, RoundShown } from "../../lib/matches/shapes";
import { t } from "../../lib/words/words.svelte";

/** The rounds that are played; between two, the one before; of a plan that has not begun, the first. */
export function latest(rounds: readonly RoundShown[]): RoundShown[] {
  const playing = rounds.filter((round) => round.stage === "playing");
  const other = rounds.findLast((round) => round.stage === "finished") ?? rounds[0];
  return playing.length > 0 || other === undefined ? playing : [other];
}

/** What is scored by the rounds stands before the final; afterwards the final decides. */
export function standingsTitle({ standings, places, event }: MatchScoreboard): string {
  if (!standings.some((line) => line.matches > 0)) return t("match-teams");
  return t(places.length > 0 && event.final_games ? "match-after-rounds" : "match-standings");
}
