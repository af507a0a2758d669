import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Signal } from "./signal.svelte";

let signal: Signal;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-05-02T10:00:00Z") });
  signal = new Signal();
});
afterEach(() => {
  signal.close();
  vi.useRealTimers();
});

test("before the server has answered the light is red", () => {
  expect(signal.state).toEqual({ light: "red", waiting: 0, heard: null, locked: false, busy: null });
});

test("it is green while the server answers, and says when it last did", () => {
  signal.hear();
  vi.setSystemTime(new Date("2026-05-02T10:05:00Z"));
  signal.lose();

  expect(signal.state.light).toBe("red");
  expect(signal.state.heard).toEqual(new Date("2026-05-02T10:00:00Z"));
});

test("lines that wait are worth a word when they have waited for a while", () => {
  signal.hear();
  signal.wait(2);
  vi.advanceTimersByTime(699);
  expect(signal.state.light).toBe("green");
  vi.advanceTimersByTime(1);
  expect(signal.state).toMatchObject({ light: "amber", waiting: 2 });
  signal.wait(0);

  expect(signal.state.light).toBe("green");
});

test("more lines do not begin the wait anew", () => {
  signal.hear();
  signal.wait(1);
  vi.advanceTimersByTime(500);
  signal.wait(2);
  vi.advanceTimersByTime(200);

  expect(signal.state.light).toBe("amber");
});

test("after an acknowledgement the next line has as long again", () => {
  signal.hear();
  signal.wait(1);
  vi.advanceTimersByTime(500);
  signal.wait(0);
  signal.wait(1);
  vi.advanceTimersByTime(500);

  expect(signal.state.light).toBe("green");
});

test("a device that must sign in is red, though the server answers", () => {
  signal.hear();
  signal.lock(true);
  expect(signal.state).toMatchObject({ light: "red", locked: true });
  signal.lock(false);

  expect(signal.state.light).toBe("green");
});
