import { beforeEach, expect, test } from "vitest";
import type { Move, Side } from "./board";
import { areaOf, geometry, type Place, type Where } from "./geometry";
import { Hand } from "./hand.svelte";

const shape = geometry({ variant: "backgammon", viewer: "white", home: "right", print: 12 });
const MOVES: Move[] = [
  [24, 18],
  [24, 23],
  [13, 7],
];

const grip = {
  shape,
  mover: "white" as Side | null,
  moves: MOVES,
  quick: false,
  picked: null as number | null,
  move: (...made: [number, number]): void => void moved.push(made),
};
let moved: [number, number][];
let hand: Hand;

const point = (number: number): Place => ({ at: "point", number });
const on = (number: number): Where => {
  const { x, y, width, height } = areaOf(shape, point(number));
  return { x: x + width / 2, y: y + height / 2 };
};

beforeEach(() => {
  Object.assign(grip, { mover: "white", moves: MOVES, quick: false, picked: null });
  moved = [];
  hand = new Hand(grip);
});

test("a checker is picked up by one tap and put down by another", () => {
  hand.click(point(24));
  expect(grip.picked).toBe(24);
  hand.click(point(18));

  expect(moved).toEqual([[24, 18]]);
  expect(grip.picked).toBeNull();
});

test("a second tap on it, or one where nothing may be moved, lets it go", () => {
  hand.click(point(24));
  hand.click(point(24));
  expect(grip.picked).toBeNull();
  hand.click(point(24));
  hand.click(point(5));

  expect(grip.picked).toBeNull();
  expect(moved).toEqual([]);
});

test("a tap on another checker that may be moved picks that one up", () => {
  hand.click(point(24));
  hand.click(point(13));

  expect(grip.picked).toBe(13);
});

test("where one tap is enough, it moves a checker that has one way only", () => {
  grip.quick = true;
  hand.click(point(13));
  hand.click(point(24));

  expect(moved).toEqual([[13, 7]]);
  expect(grip.picked).toBe(24);
});

test("a checker is dragged from its point to another, and the click after it counts for nothing", () => {
  hand.grab(1, on(24));
  expect(hand.drag(1, on(20))).toBe(true);
  expect(hand.drag(1, on(18))).toBe(false);
  expect(hand.dragged).toEqual(on(18));
  hand.release(1, on(18));

  expect(hand.click(point(18))).toBe(false);
  expect(moved).toEqual([[24, 18]]);
  expect(hand.dragged).toBeNull();
});

test("one that is dropped where it may not go stays where it was", () => {
  hand.grab(1, on(24));
  hand.drag(1, on(3));
  hand.release(1, on(3));

  expect(moved).toEqual([]);
  expect(grip.picked).toBeNull();
});

test("a finger that trembles has tapped", () => {
  const { x, y } = on(24);
  hand.grab(1, { x, y });
  hand.drag(1, { x: x + 5, y: y + 5 });
  hand.release(1, { x: x + 5, y: y + 5 });
  hand.click(point(24));

  expect(grip.picked).toBe(24);
});

test("a second finger does nothing, and a drag that the browser takes away moves nothing", () => {
  hand.grab(1, on(24));
  hand.grab(2, on(13));
  hand.drag(2, on(7));
  hand.release(2, on(7));
  expect(moved).toEqual([]);
  hand.drag(1, on(18));
  hand.cancel();
  hand.release(1, on(18));

  expect(moved).toEqual([]);
  expect(grip.picked).toBeNull();
});

test("who has nothing to move holds nothing", () => {
  grip.mover = null;
  hand.click(point(24));
  hand.grab(1, on(24));
  hand.drag(1, on(18));
  hand.release(1, on(18));

  expect([grip.picked, moved, hand.dragged]).toEqual([null, [], null]);
});
