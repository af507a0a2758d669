import { expect, test } from "vitest";
import { publicPages } from "../../lib/words/parts/public";
import { words } from "../../lib/words/words.svelte";
import { runningText } from "./running";

await words.need(publicPages);

test("totals in running say what they are made of, and when they are renewed", () => {
  expect(runningText({ hands: 0, next: null })).toBe("There are no totals in this session: it has too few deals.");
  expect(runningText({ hands: 0, next: 5 })).toBe("Totals begin when every table has finished 5 hands.");
  expect(runningText({ hands: 1, next: 2 })).toBe(
    "Provisional. The first hand of every table, whichever deals it was. Renewed when every table has finished 2, or soon after.",
  );
  expect(runningText({ hands: 10, next: null })).toBe(
    "Provisional. The first 10 hands of every table, whichever deals they were. The next scores are those of the session's end.",
  );
});
