import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Fetched } from "./fetched.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what did not arrive is fetched again until it does", async () => {
  let fetches = 0;
  const fetched = new Fetched(async () => {
    fetches += 1;
    if (fetches < 3) throw new Error("no network");
    return "here";
  });
  fetched.start();
  await vi.advanceTimersByTimeAsync(0);
  expect([fetched.value, fetches]).toEqual([null, 1]);

  await vi.advanceTimersByTimeAsync(60_000);

  expect([fetched.value, fetches]).toEqual(["here", 3]);
});

test("a page that is left fetches nothing more", async () => {
  let fetches = 0;
  const stop = new Fetched(() => {
    fetches += 1;
    return Promise.reject(new Error("no network"));
  }).start();
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);

  expect(fetches).toBe(1);
});
