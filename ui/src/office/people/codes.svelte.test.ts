// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { codes } from "./codes.svelte";

afterEach(() => vi.unstubAllGlobals());

test("a code is shown as soon as it is made, the first of an event too, and for that event alone", async () => {
  const answer = {
    id: "i1",
    replaces: null,
    code: "abcd",
    until: "2026-12-01T00:00:00Z",
    link: "/join#abcd",
    csrf: "token",
  };
  vi.stubGlobal("fetch", async () => Response.json(answer));
  const counts: number[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      counts.push(codes.of("cup").length);
    });
  });
  flushSync();
  await codes.make("cup", { role: "recorder", table: 1, entry: null, player: null, days: 1 });
  flushSync();

  expect(counts).toEqual([0, 1]);
  expect(codes.of("another")).toEqual([]);
  stop();
});
