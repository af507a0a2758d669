import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSource } from "./fake_source";
import { Stream } from "./stream";

let events: unknown[];
const stream = (address: string | null = "/stream"): Stream<number> =>
  new Stream(address, "news", {
    trying: () => events.push("trying"),
    opened: () => events.push("opened"),
    said: (news) => events.push(news),
    broken: (refused) => {
      events.push(refused ? "refused" : "broken");
      if (refused) one.again();
    },
  });
let one: Stream<number>;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.opened = [];
  vi.stubGlobal("EventSource", FakeSource);
  events = [];
  one = stream();
});
afterEach(() => {
  one.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refuse = (): void => FakeSource.last.fail(FakeSource.CLOSED);

test("news are heard as they come", () => {
  one.start();
  FakeSource.last.open();
  FakeSource.last.say("news", 4);

  expect(events).toEqual(["trying", "opened", 4]);
  expect(one.open).toBe(true);
});

test("a broken line is the browser's to mend", () => {
  one.start();
  FakeSource.last.fail(FakeSource.CONNECTING);
  vi.advanceTimersByTime(60_000);

  expect(events).toEqual(["trying", "broken"]);
  expect(FakeSource.opened).toHaveLength(1);
});

test("after a refusal it is tried again, after ever longer waits, and soon once it was open", () => {
  one.start();
  const waits = [1000, 2000, 5000, 10_000, 10_000];
  for (const [n, wait] of waits.entries()) {
    refuse();
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSource.opened).toHaveLength(n + 1);
    vi.advanceTimersByTime(1);
    expect(FakeSource.opened).toHaveLength(n + 2);
  }
  FakeSource.last.open();
  refuse();
  vi.advanceTimersByTime(1000);

  expect(FakeSource.opened).toHaveLength(waits.length + 2);
});

test("asked to, it does not wait for the next attempt, and that one is not made twice", () => {
  one.start();
  refuse();
  one.start();
  vi.advanceTimersByTime(60_000);

  expect(FakeSource.opened).toHaveLength(2);
});

test("a stream that was closed says nothing more", () => {
  one.start();
  const source = FakeSource.last;
  one.close();
  source.fail(FakeSource.CLOSED);
  vi.advanceTimersByTime(60_000);

  expect(events).toEqual(["trying"]);
  expect(source.closed).toBe(true);
});

test("without an address there are only attempts", () => {
  one = stream(null);
  one.start();
  one.again();
  vi.advanceTimersByTime(1000);

  expect(events).toEqual(["trying", "trying"]);
  expect(FakeSource.opened).toHaveLength(0);
});
