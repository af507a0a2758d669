import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AwaitedRoll, LATE_MS } from "./awaited_roll";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A roll that has just been asked for; how often its pad has opened by itself. */
function asked(): { roll: AwaitedRoll; opened: () => number } {
  const late = vi.fn();
  const roll = new AwaitedRoll(late);
  roll.follow("third of White", true);
  return { roll, opened: () => late.mock.calls.length };
}

it("the dice of a roll that the server does not tell can be tapped in after three seconds", () => {
  const { roll, opened } = asked();
  vi.advanceTimersByTime(LATE_MS - 1);
  expect(roll.typing).toBeNull();
  vi.advanceTimersByTime(1);

  expect([roll.typing, opened()]).toEqual(["late", 1]);
});

it("a pad that opened because the roll was late closes when it is told", () => {
  const { roll } = asked();
  vi.advanceTimersByTime(LATE_MS);
  roll.follow("third of White", false);

  expect(roll.typing).toBeNull();
});

it("a roll that is told in time opens no pad", () => {
  const { roll, opened } = asked();
  roll.follow("third of White", false);
  vi.advanceTimersByTime(10 * LATE_MS);

  expect(opened()).toBe(0);
});

it("a roll that the server holds up is not late before it can have come", () => {
  const { roll } = asked();
  roll.hold(60);
  vi.advanceTimersByTime(60_000 + LATE_MS - 1);
  expect(roll.typing).toBeNull();
  vi.advanceTimersByTime(1);

  expect(roll.typing).toBe("late");
});

it("a pad that the recorder opened stays open while its roll is due, and no longer", () => {
  const { roll } = asked();
  roll.typing = "throw";
  roll.follow("third of White", false);
  expect(roll.typing).toBe("throw");
  roll.follow("third of Black", false);

  expect(roll.typing).toBeNull();
});

it("the roll after a late one has three seconds of its own, also when it was asked for in the same moment", () => {
  const { roll, opened } = asked();
  vi.advanceTimersByTime(LATE_MS);
  roll.follow("third of Black", true);
  expect(roll.typing).toBeNull();
  vi.advanceTimersByTime(LATE_MS);

  expect([roll.typing, opened()]).toEqual(["late", 2]);
});

it("the seconds of one roll are not counted for the next", () => {
  const { roll } = asked();
  vi.advanceTimersByTime(LATE_MS - 1);
  roll.follow("third of Black", true);
  vi.advanceTimersByTime(LATE_MS - 1);
  expect(roll.typing).toBeNull();
  vi.advanceTimersByTime(1);

  expect(roll.typing).toBe("late");
});

it("a late pad that was closed opens again for a roll that still does not come", () => {
  const { roll, opened } = asked();
  vi.advanceTimersByTime(LATE_MS);
  roll.typing = null;
  roll.follow("third of White", true);
  vi.advanceTimersByTime(LATE_MS);

  expect([roll.typing, opened()]).toEqual(["late", 2]);
});

it("nothing opens once no roll is waited for", () => {
  const { roll, opened } = asked();
  roll.end();
  vi.advanceTimersByTime(10 * LATE_MS);

  expect(opened()).toBe(0);
});
