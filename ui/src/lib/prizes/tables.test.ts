/** What the stacks of a table are, in English as the server says it. */

import { expect, test } from "vitest";
import { publicPages } from "../words/parts/public";
import { words } from "../words/words.svelte";
import { stacksText, type TablePrizes } from "./tables";

await words.need(publicPages);

type Made = NonNullable<TablePrizes["made"]>;
const made = (of: Partial<Made>): Made => ({ what: "won", start: 0, deals: 0, reserve: 0, cut: false, ...of });

test.each<[Partial<Made>, string]>([
  [{ start: 5000, deals: 1 }, "Starting stack of 5 000 and the chip-scores of the only deal."],
  [
    { start: 12000, deals: 30, cut: true },
    "Starting stack of 12 000 and the chip-scores of 30 deals, parts of a chip left out.",
  ],
  [{ what: "in_front" }, "Chips in front of the seats after the last deal."],
  [
    { what: "in_front", reserve: 1500 },
    "Chips in front of the seats after the last deal, 1 500 chips of reserve among them.",
  ],
])("stacks are said as they were made: %o", (of, sentence) => {
  expect(stacksText(made(of))).toBe(sentence);
});
