import { expect, test } from "vitest";
import { frames, streetStarts, type HandStep } from "./frames";
import { deals } from "../../lib/words/parts/deals";
import { publicPages } from "../../lib/words/parts/public";
import { words } from "../../lib/words/words.svelte";

await words.need(publicPages, deals);

const step = (
  street: string,
  act: string,
  seat: number | null,
  chips: number | null,
  committed: number | null,
  pot: number,
): HandStep => ({
  street,
  do: act,
  seat,
  chips,
  committed,
  pot,
});
const HAND = [
  step("pre-flop", "post", 1, 25, 25, 25),
  step("pre-flop", "post", 2, 50, 50, 75),
  step("pre-flop", "raise", 3, 125, 125, 200),
  step("pre-flop", "fold", 1, null, 25, 200),
  step("pre-flop", "call", 2, 125, 125, 275),
  step("flop", "deal", null, null, null, 275),
  step("flop", "bet", 2, 1450, 1575, 1725),
  step("flop", "fold", 3, null, 125, 1725),
  step("flop", "back", 2, 1450, 125, 275),
  step("flop", "win", 2, 275, 125, 0),
];

test("every step has its sentence, as the floor says it", () => {
  expect(frames(HAND).map(({ said }) => said)).toEqual([
    "The cards are dealt",
    "Seat 1 posts 25",
    "Seat 2 posts 50",
    "Seat 3 raises to 125",
    "Seat 1 folds",
    "Seat 2 calls 125",
    "The flop is dealt",
    "Seat 2 bets 1\u202f450",
    "Seat 3 folds",
    "Seat 2 takes back 1\u202f450",
    "Seat 2 wins 275",
  ]);
});

test("bets lie in front of the seats until the next street, and who folded stays out", () => {
  const all = frames(HAND);
  expect([...(all[5]?.bets ?? [])]).toEqual([
    [2, 125],
    [3, 125],
  ]);
  expect([...(all[6]?.bets ?? [])]).toEqual([]);
  expect([...(all[6]?.out ?? [])]).toEqual([1]);
  expect(all[6]?.board).toBe(3);
  expect([...(all.at(-1)?.won ?? [])]).toEqual([[2, 275]]);
});

test("going back shows what stood there before: a frame is never changed by a later one", () => {
  const first = frames(HAND.slice(0, 3)).at(-1);
  expect(frames(HAND)[3]).toEqual(first);
});

test("a jump by street goes to its cards", () => {
  expect(streetStarts(frames(HAND))).toEqual([0, 6]);
});
