// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Ticking } from "./ticking.svelte";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-05-01T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

/** A clock on the screen; and how it is taken off it. */
function ticking(): { time: Ticking; end: () => void } {
  let time: Ticking | undefined;
  const end = $effect.root(() => {
    time = new Ticking();
  });
  flushSync();
  return { time: time as Ticking, end };
}

test("the seconds since a moment are whole, and none before it", () => {
  const { time, end } = ticking();
  expect(time.since(new Date("2026-05-01T09:59:57.200Z"))).toBe(2);
  expect(time.since(new Date("2026-05-01T10:00:09Z"))).toBe(0);
  expect(time.since(null)).toBeNull();
  vi.advanceTimersByTime(1500);

  expect(time.since(new Date("2026-05-01T09:59:57.200Z"))).toBe(4);
  end();
});

test("a clock that has left the screen stands still", () => {
  const { time, end } = ticking();
  end();
  vi.advanceTimersByTime(60_000);

  expect(time.now).toBe(Date.parse("2026-05-01T10:00:00Z"));
});
