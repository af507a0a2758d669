/** Hands and what tables did with them: every name has its words, in English those of the server. */

import { expect, test } from "vitest";
import { deals } from "../words/parts/deals";
import { publicPages } from "../words/parts/public";
import { words } from "../words/words.svelte";
import { actText, factText, handName, streetText } from "./hand_words";

await words.need(publicPages, deals);

type Made = Parameters<typeof handName>[0];
type Act = Parameters<typeof actText>[0];
type Fact = Parameters<typeof factText>[0];

const made = (name: Made["name"], ...ranks: string[]): Made => ({ name, ranks });
const act = (done: Act["do"], seats: number[] = [], more: Partial<Act> = {}): Act => ({
  do: done,
  seats,
  chips: null,
  limit: null,
  pots: [],
  hand: null,
  ...more,
});

test("a hand is called by its name", () => {
  const hands: [Made, string][] = [
    [made("high_card", "A"), "ace high"],
    [made("pair", "K"), "pair of kings"],
    [made("two_pair", "A", "5"), "two pair, aces and fives"],
    [made("three_of_a_kind", "6"), "three of a kind, sixes"],
    [made("straight", "9"), "straight, nine high"],
    [made("flush", "Q"), "flush, queen high"],
    [made("full_house", "K", "5"), "full house, kings over fives"],
    [made("four_of_a_kind", "2"), "four of a kind, twos"],
    [made("straight_flush", "T"), "straight flush, ten high"],
    [made("royal_flush"), "royal flush"],
    [made("two_cards", "A", "K"), "ace and king"],
    [made("suited_cards", "A", "K"), "ace and king suited"],
    [made("folds"), "folds everywhere"],
    [made("empty"), "empty seat"],
    [made("out"), "taken out"],
  ];

  expect(hands.map(([hand]) => handName(hand))).toEqual(hands.map(([, name]) => name));
});

test("each act of a hand has its words", () => {
  const acts: [Act, string][] = [
    [act("raise", [3], { chips: 1250 }), "3 raises to <b>1\u202f250</b>"],
    [act("raise_on", [5], { chips: 5000, limit: "cap" }), "5 to <b>5\u202f000</b> (cap)"],
    [act("bet", [1], { chips: 100, limit: "all_in" }), "1 bets <b>100</b> (all-in)"],
    [act("check"), "check"],
    [act("call", [], { limit: "cap" }), "call (cap)"],
    [act("call_for", [2], { chips: 800, limit: "all_in" }), "2 calls all-in for 800"],
    [act("call_for", [2], { chips: 800, limit: "cap" }), "2 calls to the cap for 800"],
    [act("checks", [2]), "2 checks"],
    [act("calls", [2, 3, 5]), "2, 3 and 5 call"],
    [act("folds", [2, 3]), "2 and 3 fold"],
    [act("all_check"), "all check"],
    [act("all_fold"), "<b>all fold</b>"],
    [act("all_fold_to", [2]), "all fold to 2"],
    [act("last_fold", [4]), "<b>4 folds</b>"],
    [act("takes", [4], { pots: ["2"] }), "<b>4 takes</b> side pot 2 unopposed"],
    [act("wins", [4], { hand: made("pair", "K") }), "<b>4 wins</b> with a pair of kings"],
    [
      act("wins", [4], { pots: ["main", "1"], hand: made("flush", "A") }),
      "<b>4 wins</b> the main pot and side pot 1 with a flush, ace high",
    ],
    [act("split", [1, 4], { hand: made("high_card", "A") }), "<b>1 and 4 split</b> the pot with ace high"],
    [
      act("split", [1, 4], { pots: ["both"], hand: made("royal_flush") }),
      "<b>1 and 4 split</b> both pots with a royal flush",
    ],
  ];

  expect(acts.map(([each]) => actText(each))).toEqual(acts.map(([, text]) => text));
});

test("acts of a street follow each other, and at the showdown those who win", () => {
  const street = { text: [], acts: [act("check"), act("last_fold", [2])] };

  expect(streetText({ ...street, street: "turn" })).toBe("check, <b>2 folds</b>");
  expect(streetText({ ...street, street: "showdown" })).toBe("check; <b>2 folds</b>");
});

test("a fact has a figure and a caption", () => {
  const fact = (name: Fact["name"], more: Partial<Fact> = {}): string => {
    const bare = { figure: "+120", caption: "", seat: null, other: null, tables: [], part: null, whole: null };
    return Object.values(factText({ ...bare, name, ...more })).join(": ");
  };

  expect(fact("no_difference")).toBe("no difference: every table made the same of every seat");
  expect(fact("median", { seat: 4 })).toBe("+120: median of seat 4, its par");
  expect(fact("odd_table", { tables: [3], seat: 1, other: 2 })).toBe(
    "table 3: won by seat 1, everywhere else by seat 2",
  );
  expect(fact("reraised", { part: 2, whole: 6 })).toBe("2 of 6: tables re-raised before the flop");
  expect(fact("reraised_at", { tables: [3], part: 1, whole: 6 })).toBe("1 of 6: re-raised before the flop, table 3");
  expect(fact("reraised_but", { tables: [3], part: 5, whole: 6 })).toBe(
    "5 of 6: re-raised before the flop, all but table 3",
  );
  expect(fact("showdown", { part: 6, whole: 6 })).toBe("all 6: tables came to a showdown");
  expect(fact("showdown_at", { tables: [2], part: 1, whole: 6 })).toBe("1 of 6: came to a showdown, table 2");
  expect(fact("no_showdown")).toBe("no showdown: every hand was won before the cards were compared");
  expect(fact("pot", { part: 6, whole: 6 })).toBe("+120: the pot at every table");
  expect(fact("pot_at", { tables: [2, 5], part: 2 })).toBe("+120: the largest pot, at tables 2 and 5");
  expect(fact("pot_at", { tables: [2], part: 1 })).toBe("+120: the largest pot, at table 2");
  expect(fact("pot_some", { part: 3 })).toBe("+120: the largest pot, at 3 tables");
});
