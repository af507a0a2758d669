/** What a seat did in a hand, in two acts at most. */

import { expect, test } from "vitest";
import { deals } from "../words/parts/deals";
import { publicPages } from "../words/parts/public";
import { words } from "../words/words.svelte";
import { seatActs, seatDid, type HandStep } from "./seat_story";

await words.need(publicPages, deals);

/** A hand as "pre-flop: 3 raise, 5 call; flop: 3 bet, 5 fold, 3 win". */
const hand = (written: string): HandStep[] =>
  written.split("; ").flatMap((part) => {
    const [street = "", acts = ""] = part.split(": ");
    return acts.split(", ").map((act) => {
      const [seat = "", done = ""] = act.split(" ");
      return {
        street: street as HandStep["street"],
        do: done as HandStep["do"],
        seat: Number(seat),
        chips: null,
        committed: 0,
        pot: 0,
      };
    });
  });

const UNCALLED = hand("pre-flop: 3 raise, 4 fold, 5 call; flop: 3 bet, 5 raise, 3 fold, 5 back, 5 win");
const CALLED = hand("pre-flop: 3 raise, 5 call; turn: 3 check, 5 check; river: 3 bet, 5 call; showdown: 3 show, 5 win");
const SPLIT = hand("pre-flop: 3 call, 5 check; showdown: 3 show, 5 show, 3 win, 5 win");

test("the boldest act of a seat is named with its street, and how the hand ended for it", () => {
  expect(seatDid(UNCALLED, 3)).toBe("bet the flop, folded the flop");
  expect(seatDid(UNCALLED, 4)).toBe("folded before the flop");
  expect(seatDid(UNCALLED, 5)).toBe("raised the flop, the others folded");
  expect(seatDid(CALLED, 3)).toBe("bet the river, lost");
  expect(seatDid(CALLED, 5)).toBe("called the river, won");
  expect(seatDid(SPLIT, 3)).toBe("called, split");
  expect(seatDid(SPLIT, 5)).toBe("checked, split");
});

test("of a hand that was stopped nothing is said of its end, of a seat that did nothing nothing", () => {
  const stopped = hand("pre-flop: 3 raise, 5 call");

  expect(seatActs(stopped, 5)).toEqual([{ act: "call", street: "pre-flop" }]);
  expect(seatDid(stopped, 1)).toBe("");
  expect(seatDid([], 1)).toBe("");
});

test("a hand that was declared dead ends there", () => {
  expect(seatDid(hand("flop: 2 bet, 2 kill, 4 win"), 2)).toBe("bet the flop, declared dead");
});

test("a seat that all others left the pot to has won it", () => {
  expect(seatDid(hand("pre-flop: 1 post, 3 fold, 2 win"), 2)).toBe("the others folded");
});
