/** A scoreboard's results as one text: another text, and what was read of a deal or table is old. */

import type { DealsScoreboard } from "../protocol/api";

const figuresOf = (board: DealsScoreboard): string[] =>
  "standings" in board
    ? board.ladders.map((ladder) => ladder.rungs.map((rung) => `${rung.entry}${rung.chips}`).join(" "))
    : [
        ...board.ladders.map((ladder) => ladder.rows.map((row) => `${row.entry}${row.net}`).join(" ")),
        board.final.map((row) => `${row.entry}${row.net}`).join(" "),
      ];

export const resultsOf = (board: DealsScoreboard): string =>
  [...figuresOf(board), ...board.rulings.map((ruling) => ruling.number)].join("|");
