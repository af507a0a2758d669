/** A game of a room as the office reads it, and what the director is doing about it. */

import type { MatchOfficeEvent } from "../office.svelte";
import type { GameLine, GamePlace, MatchOfficeGame } from "../protocol";
import { reading, type Reading } from "../reading.svelte";

export type Doing =
  { what: "answer" } | { what: "decide" } | { what: "reopen" } | { what: "correct"; n: number | null };

export type Form = { what: "answer" } | { what: "decide" } | { what: "reopen" } | { what: "correct"; line: GameLine };

export const gameReading = (live: () => MatchOfficeEvent, at: () => GamePlace): Reading<MatchOfficeGame> =>
  reading<MatchOfficeGame>(
    () => {
      const { session, table, deal } = at();
      return live().at(`/sessions/${session}/tables/${table}/games/${deal}`);
    },
    () => live().news,
  );

/** The form that is open, with the line it is about as it is now; null if there is no such line. */
export function openForm(game: MatchOfficeGame, doing: Doing): Form | null {
  if (doing.what !== "correct") return doing;
  const line = game.lines.find(({ n, correctable }) => n === doing.n && correctable);
  return line ? { what: "correct", line } : null;
}
