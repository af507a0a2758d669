import { expect, test } from "vitest";
import { leftEdge } from "./left_edge";

/** Points of an enlarged board: each 45 wide. */
const point = (n: number) => ({ from: 45 * n, to: 45 * n + 45 });
const phone = (from: number) => ({ from, width: 382 });

test("what is in sight already moves nothing", () => {
  expect(leftEdge([], [point(2), point(5)], phone(40))).toBe(40);
  expect(leftEdge([point(5)], [point(2)], phone(40))).toBe(40);
  expect(leftEdge([], [], phone(40))).toBe(40);
});

test("the board moves as far as what may be touched needs, and no farther", () => {
  expect(leftEdge([], [point(10), point(12)], phone(0))).toBe(13 * 45 - 382);
  expect(leftEdge([point(6)], [point(1)], phone(266))).toBe(45);
});

test("of places that have no room together the nearest to the checker in the hand are shown", () => {
  expect(leftEdge([point(13)], [point(1), point(9)], phone(0))).toBe(14 * 45 - 382);
});
