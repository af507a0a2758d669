import { expect, test } from "vitest";
import type { Body, Hand } from "../engine";
import { scenes } from "../fixture/scenes";
import { clockOn, leftOn } from "./clock";

const AT = new Date("2026-05-01T10:00:00Z");

/** A hand in which seat 3 is to act, with more lines said after it. */
function hand(...more: Body[]): Hand {
  const made = scenes["facing"]?.().hand as Hand;
  const last = made.lines.at(-1)!;
  return { ...made, lines: [...made.lines, ...more.map((body, n) => ({ ...last, n: last.n + 1 + n, body }))] };
}

test("the clock gives thirty seconds and stops at none", () => {
  const clock = clockOn(hand(), 3, AT);

  expect([0, 12, 30, 45].map((passed) => leftOn(clock, hand(), passed)?.left)).toEqual([30, 18, 0, 0]);
});

test("a note, the clock's own among them, leaves it running", () => {
  const clock = clockOn(hand(), 3, AT);

  expect(leftOn(clock, hand({ do: "note", kind: "clock", seat: 3, text: "" }), 5)).toEqual({ seat: 3, left: 25 });
});

test("it has ended when the seat has acted, also when the turn comes back to it in the same hand", () => {
  const clock = clockOn(hand(), 3, AT);

  expect(leftOn(clock, hand({ do: "call", seat: 3 }, { do: "raise_to", seat: 5, chips: 4150 }), 40)).toBeNull();
});

test("it is called on one seat of one deal", () => {
  const clock = clockOn(hand(), 3, AT);

  expect(leftOn({ ...clock, seat: 5 }, hand(), 5)).toBeNull();
  expect(leftOn({ ...clock, deal: 16 }, hand(), 5)).toBeNull();
});
