import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Walk } from "./walk.svelte";

const PACE = 1000;
let last = 5;
const walk = (from: number | null = null, moved?: () => void): Walk =>
  new Walk(() => last, PACE, moved ? { from, moved } : { from });

beforeEach(() => {
  last = 5;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("who has chosen no step stands at the last one and goes on with the play", () => {
  let more = $state(5);
  const one = new Walk(() => more, PACE);
  expect(one.at).toBe(5);
  more = 6;

  expect(one.at).toBe(6);
});

test("what opens in its midst rests there, and its end is a step like any other", () => {
  const one = new Walk(() => 5, PACE, { rest: () => 2 });
  expect([one.at, one.chosen]).toEqual([2, null]);
  one.go(5);
  expect([one.at, one.chosen]).toEqual([5, 5]);
  one.restart(null);

  expect(one.at).toBe(2);
});

test("who has chosen a step stays there when the play goes on", () => {
  const one = walk();
  one.go(3);
  last = 9;

  expect(one.at).toBe(3);
  expect(one.chosen).toBe(3);
});

test("nobody walks beyond the ends", () => {
  const one = walk();
  one.go(-1);
  expect(one.at).toBe(0);
  one.go(99);

  expect(one.at).toBe(5);
  expect(one.ended).toBe(true);
});

test("a step that an address asks for and that is not there is the last one", () => {
  expect(walk(12).at).toBe(5);
});

test("it plays a step at a time and stops at the end", () => {
  const one = walk(3);
  one.toggle();
  vi.advanceTimersByTime(PACE);
  expect(one.at).toBe(4);
  vi.advanceTimersByTime(2 * PACE);

  expect(one.at).toBe(5);
  expect(one.playing).toBe(false);
});

test("played from the end, it begins at the start", () => {
  const one = walk();
  one.toggle();

  expect([one.at, one.playing]).toEqual([0, true]);
});

test("who pauses, or goes to a step by hand, is not walked on", () => {
  const one = walk(0);
  one.toggle();
  one.toggle();
  vi.advanceTimersByTime(3 * PACE);
  expect(one.at).toBe(0);
  one.toggle();
  one.go(2);
  vi.advanceTimersByTime(3 * PACE);

  expect([one.at, one.playing]).toEqual([2, false]);
});

test("another game begins where it is asked to, and does not play by itself", () => {
  const one = walk(0);
  one.toggle();
  one.restart(2);
  vi.advanceTimersByTime(3 * PACE);

  expect([one.at, one.playing]).toEqual([2, false]);
});

test("every step is told, also those that the clock chose", () => {
  const moved = vi.fn();
  const one = walk(0, moved);
  one.go(1);
  one.toggle();
  vi.advanceTimersByTime(2 * PACE);

  expect(moved).toHaveBeenCalledTimes(3);
});

test("the arrows, Home, End and Space walk; other keys do not", () => {
  const one = walk(2);
  const at = (key: string): number | false => one.press(key) && one.at;

  expect([at("ArrowRight"), at("ArrowLeft"), at("End"), at("Home"), at("x")]).toEqual([3, 2, 5, 0, false]);
  expect(one.press(" ") && one.playing).toBe(true);
});
