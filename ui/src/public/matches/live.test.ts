import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSource } from "../../lib/live/fake_source";
import { LiveMatches } from "./live.svelte";
import type { MatchScoreboard } from "../../lib/matches/shapes";

let position = 3;
let status: MatchScoreboard["event"]["status"] = "running";
const answer = (body: unknown, code = 200): Response => new Response(JSON.stringify(body), { status: code });
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const source = (): FakeSource => FakeSource.last;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.opened = [];
  [position, status] = [3, "running"];
  vi.stubGlobal("EventSource", FakeSource);
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => answer({ position, event: { format: "room_match", status } })),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the scoreboard is read again when the stream says that more is public", async () => {
  const live = new LiveMatches("yalta");
  await settle();
  expect(source().url).toBe("/api/events/yalta/stream");
  source().open();
  expect(live.scoreboard?.position).toBe(3);

  position = 4;
  source().say("position", { position: 4 });
  await settle();

  expect(live.scoreboard?.position).toBe(4);
  expect(live.link).toBe("live");
  live.close();
});

test("the position that is shown already is not read again", async () => {
  const live = new LiveMatches("yalta");
  await settle();
  source().say("position", { position: 3 });
  await settle();

  expect(fetch).toHaveBeenCalledTimes(1);
  live.close();
});

test("news that come while it reads are read once more afterwards", async () => {
  const live = new LiveMatches("yalta");
  source().say("position", { position: 4 });
  source().say("position", { position: 5 });
  position = 5;
  await settle();

  expect(fetch).toHaveBeenCalledTimes(2);
  expect(live.scoreboard?.position).toBe(5);
  live.close();
});

test("a lost stream is said to be reconnecting, and what was shown stays", async () => {
  const live = new LiveMatches("yalta");
  await settle();
  source().fail(FakeSource.CONNECTING);

  expect(live.link).toBe("reconnecting");
  expect(live.scoreboard?.position).toBe(3);
  live.close();
});

test("a stream that the server refused is opened again after a while", async () => {
  const live = new LiveMatches("yalta");
  await settle();
  source().fail(FakeSource.CLOSED);
  await vi.advanceTimersByTimeAsync(1100);

  expect(FakeSource.opened).toHaveLength(2);
  live.close();
});

test("an event that is not there is named so, and not asked for again", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => answer({ detail: "not found" }, 404)),
  );
  const live = new LiveMatches("nowhere");
  await settle();
  source().fail(FakeSource.CLOSED);
  await vi.advanceTimersByTimeAsync(60_000);

  expect(live.failure?.kind).toBe("missing");
  expect(FakeSource.opened).toHaveLength(1);
});

test("an event of another format says which it is, and is not asked for again", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => answer({ position, event: { format: "seat_teams", status } })),
  );
  const live = new LiveMatches("cup");
  await settle();
  await vi.advanceTimersByTimeAsync(60_000);

  expect([live.other, live.scoreboard, live.failure]).toEqual(["seat_teams", null, null]);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(source().closed).toBe(true);
});

test("a finished event stands still, and a late decision still changes it", async () => {
  status = "finished";
  const live = new LiveMatches("yalta");
  await settle();
  expect(live.link).toBe("still");

  position = 4;
  source().say("position", { position: 4 });
  await settle();

  expect(live.scoreboard?.position).toBe(4);
  expect(live.link).toBe("still");
  live.close();
});
