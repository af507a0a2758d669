import { expect, test } from "vitest";
import { officePlay } from "../../lib/words/parts/office_play";
import { officeSays } from "../../lib/words/parts/office_says";
import { words } from "../../lib/words/words.svelte";
import type { Attention } from "../protocol";
import { runs, together } from "./attention";

await words.need(officePlay, officeSays);

const thing = (kind: Attention["kind"], table: number, deal: number): Attention => ({
  kind,
  table,
  deal,
  seat: null,
  title: { key: "says-written", fields: { words: `${kind} ${table} ${deal}` } },
  detail: { key: "says-unsealed-what", fields: {} },
  at: null,
  action: "open",
});

test("deals in a row are told as a run", () => {
  expect(runs([3, 1, 2, 7, 9, 8, 12])).toBe("1 to 3, 7 to 9 and 12");
  expect(runs([4, 5])).toBe("4 and 5");
  expect(runs([])).toBe("");
});

test("decks without a seal are one thing a table", () => {
  const found = together([
    thing("dispute", 4, 31),
    thing("unsealed", 4, 1),
    thing("unsealed", 4, 2),
    thing("unsealed", 5, 9),
    thing("dispute", 4, 32),
  ]);

  expect(found.map(({ title }) => title)).toEqual([
    "dispute 4 31",
    "Table 4: no seal was broken in 2 deals",
    "unsealed 5 9",
    "dispute 4 32",
  ]);
});
