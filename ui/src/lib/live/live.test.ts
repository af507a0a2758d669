import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSource } from "./fake_source";
import { makeEvent } from "../../../fixtures/events.mjs";
import type { Scoreboard } from "../protocol/api";
import { LiveEvent } from "./live.svelte";

const event = makeEvent({ id: "cup", name: "Cup", teams: 6, seats: 6, deals: 12, open: 3, seed: 5 });
const board = (position: number, status = "running", seal = "aa"): Scoreboard => {
  const made = event.scoreboard() as Scoreboard;
  return { ...made, position, event: { ...made.event, seal, status: status as Scoreboard["event"]["status"] } };
};
const answer = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const source = (): FakeSource => FakeSource.last;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.opened = [];
  vi.stubGlobal("EventSource", FakeSource);
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => answer(board(3))),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first scoreboard comes from a snapshot, the next ones from the stream", async () => {
  const live = new LiveEvent("cup", null);
  await settle();
  expect(live.scoreboard?.position).toBe(3);

  source().open();
  source().say("scoreboard", board(4));

  expect(source().url).toBe("/api/events/cup/stream");
  expect(live.link).toBe("live");
  expect(live.scoreboard?.position).toBe(4);
});

test("an older scoreboard never replaces a newer one, unless the event was sealed anew", async () => {
  const live = new LiveEvent("cup", null);
  await settle();

  source().say("scoreboard", board(9));
  source().say("scoreboard", board(8));
  expect(live.scoreboard?.position).toBe(9);

  source().say("scoreboard", board(1, "running", "bb"));
  expect(live.scoreboard?.position).toBe(1);
});

test("a lost stream is said to be reconnecting, and what was shown stays", async () => {
  const live = new LiveEvent("cup", null);
  await settle();
  source().open();

  source().fail(FakeSource.CONNECTING);
  expect(live.link).toBe("reconnecting");
  expect(live.scoreboard?.position).toBe(3);
  expect(FakeSource.opened).toHaveLength(1);

  source().open();
  expect(live.link).toBe("live");
});

test("a stream that the server refused is opened again after a while", async () => {
  const live = new LiveEvent("cup", null);
  await settle();
  source().fail(FakeSource.CLOSED);

  await vi.advanceTimersByTimeAsync(1100);

  expect(FakeSource.opened).toHaveLength(2);
  live.close();
  expect(source().closed).toBe(true);
});

test("an event that is not there is named so, and not asked for again", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => answer({ detail: "not found" }, 404)),
  );
  const live = new LiveEvent("nowhere", null);
  await settle();
  source().fail(FakeSource.CLOSED);
  await vi.advanceTimersByTimeAsync(60_000);

  expect(live.failure?.kind).toBe("missing");
  expect(FakeSource.opened).toHaveLength(1);
});

test("an event of another format says which it is, and is not asked for again", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => answer({ position: 3, event: { format: "room_match", status: "running" } })),
  );
  const live = new LiveEvent("yalta", null);
  await settle();
  await vi.advanceTimersByTimeAsync(60_000);

  expect([live.other, live.scoreboard, live.failure]).toEqual(["room_match", null, null]);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(source().closed).toBe(true);
});

test("after the last deal the results are final, and a ruling still changes them", async () => {
  const live = new LiveEvent("cup", null);
  await settle();

  source().say("scoreboard", board(12, "finished"));

  expect(live.link).toBe("still");
  expect(source().closed).toBe(false);

  source().say("scoreboard", board(13, "finished"));

  expect(live.scoreboard?.position).toBe(13);
  expect(live.link).toBe("still");
});

test("a past session is read once and opens no stream", async () => {
  const live = new LiveEvent("cup", 1);
  await settle();

  const [request] = vi.mocked(fetch).mock.calls[0] ?? [];
  expect((request as Request).url).toMatch(/\/api\/events\/cup\/scoreboard\?session=1$/);
  expect(live.link).toBe("still");
  expect(FakeSource.opened).toHaveLength(0);
});
