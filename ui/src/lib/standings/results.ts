/** A scoreboard's results as one text: another text, and what was read of a deal or table is old. */

import type { Scoreboard } from "../protocol/api";

export const resultsOf = (board: Scoreboard): string =>
  [
    ...board.ladders.map((ladder) => ladder.rungs.map((rung) => `${rung.entry}${rung.chips}`).join(" ")),
    ...board.rulings.map((ruling) => ruling.number),
  ].join("|");
