// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { publicPages } from "../../lib/words/parts/public";
import { words } from "../../lib/words/words.svelte";
import { openedBetween, openedSentence } from "./opened";

beforeAll(async () => {
  await words.need(publicPages);
});

const line = (name: string, place: number, points: string) =>
  ({ name, place, points }) as Parameters<typeof openedSentence>[1][number];

test("deals that have opened are those that were sealed before, in their places", () => {
  const numbers = [4, 5, 6];
  expect(openedBetween({ numbers, strip: [true, false, false] }, { numbers, strip: [true, true, true] })).toEqual([
    5, 6,
  ]);
  expect(openedBetween({ numbers, strip: [true, false, true] }, { numbers, strip: [true, false, true] })).toEqual([]);
});

test("a reserve deal that takes a place is a deal that opens", () => {
  expect(openedBetween({ numbers: [4, 5], strip: [true, false] }, { numbers: [4, 61], strip: [true, true] })).toEqual([
    61,
  ]);
});

test("the sentence names the deal and who leads", () => {
  const standings = [line("Ecuador", 1, "30"), line("Brazil", 2, "29")];
  expect(openedSentence([22], standings)).toBe("Deal 22 is open. Ecuador leads, 30 points.");
  expect(openedSentence([22, 3, 7], standings)).toBe("Deals 22, 3 and 7 are open. Ecuador leads, 30 points.");
  expect(openedSentence([1, 2, 3, 4, 5], standings)).toBe("5 more deals are open. Ecuador leads, 30 points.");
});

test("entries that share the first place lead together, and one point is one point", () => {
  expect(openedSentence([1], [line("Chile", 1, "1"), line("Denmark", 1, "1")])).toBe(
    "Deal 1 is open. Chile and Denmark lead, 1 point.",
  );
  expect(openedSentence([1], [])).toBe("Deal 1 is open.");
});
