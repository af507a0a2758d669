import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Announcer } from "./announcer.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first sentence is said at once, the next when the pause is over", () => {
  const announcer = new Announcer(15_000);
  announcer.say(() => "Deal 3 is open.");
  expect(announcer.sentence).toBe("Deal 3 is open.");
  announcer.say(() => "Deal 9 is open.");
  vi.advanceTimersByTime(14_999);
  expect(announcer.sentence).toBe("Deal 3 is open.");
  vi.advanceTimersByTime(1);

  expect(announcer.sentence).toBe("Deal 9 is open.");
});

test("of what comes in a pause the last sentence is said, and once", () => {
  const announcer = new Announcer(15_000);
  for (const deal of [1, 2, 3]) announcer.say(() => `Deal ${deal} is open.`);
  vi.advanceTimersByTime(15_000);
  expect(announcer.sentence).toBe("Deal 3 is open.");
  vi.advanceTimersByTime(60_000);
  announcer.say(() => "Deal 4 is open.");

  expect(announcer.sentence).toBe("Deal 4 is open.");
});
