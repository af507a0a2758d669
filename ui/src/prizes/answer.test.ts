import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prizes } from "../lib/words/parts/prizes";
import { words } from "../lib/words/words.svelte";
import { Answer, type Address } from "./answer.svelte";

await words.need(prizes);

/** The address of something to ask, by the stacks in it. */
const at = (stacks: string): Address => `/api/prizes?stacks=${stacks}`;
const asked: string[] = [];
let answers: Record<string, () => Promise<Response>> = {};

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  answers = {};
  vi.stubGlobal("fetch", ({ url, signal }: Request) => {
    const path = new URL(url).searchParams.get("stacks") ?? "";
    asked.push(path);
    return Promise.race([
      (answers[path] ?? (() => Promise.resolve(Response.json(path))))(),
      new Promise<Response>((_, refuse) => signal.addEventListener("abort", () => refuse(new Error("aborted")))),
    ]);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refusal =
  (fields: Record<string, unknown>): (() => Promise<Response>) =>
  () =>
    Promise.resolve(Response.json({ name: "StackRefused", sentence: "the stack is 0", fields }, { status: 422 }));

test("the first question is asked at once, and of those that follow only the last", async () => {
  const answer = new Answer<string>();
  answer.want(at("1"));
  await vi.advanceTimersByTimeAsync(0);
  expect(answer.value).toBe("1");
  for (const stacks of ["12", "123", "1234"]) answer.want(at(stacks));
  expect([answer.value, answer.stale]).toEqual(["1", true]);
  await vi.advanceTimersByTimeAsync(200);
  expect([answer.value, answer.stale]).toEqual(["1234", false]);
  expect(asked).toEqual(["1", "1234"]);
});

test("an answer that comes too late is dropped", async () => {
  const answer = new Answer<string>();
  let late: (answer: Response) => void = () => undefined;
  answers["slow"] = () => new Promise((resolve) => (late = resolve));
  answer.want(at("slow"));
  await vi.advanceTimersByTimeAsync(0);
  answer.want(at("new"));
  await vi.advanceTimersByTimeAsync(200);
  late(Response.json("slow"));
  await vi.advanceTimersByTimeAsync(0);
  expect(answer.value).toBe("new");
});

test("what is refused is told at its field, and the last good answer stays", async () => {
  const answer = new Answer<string>();
  answer.want(at("good"), [7, 8]);
  await vi.advanceTimersByTimeAsync(0);
  answers["bad"] = refusal({ field: "stacks", line: 2, stack: 0 });
  answer.want(at("bad"), [7, 8]);
  await vi.advanceTimersByTimeAsync(200);
  expect(answer.refusedAt("stacks")).toMatchObject({ line: 2, sentence: "A player still in has chips, not 0." });
  expect(answer.refusedAt("prizes")).toBeNull();
  expect([answer.value, answer.stale, answer.of]).toEqual(["good", true, [7, 8]]);
});

test("a busy server is asked again when it says, a lost one after a while, a refused one never", async () => {
  const answer = new Answer<string>();
  let tries = 0;
  answers["x"] = () => {
    tries += 1;
    if (tries === 1) return Promise.resolve(Response.json({}, { status: 503, headers: { "retry-after": "2" } }));
    return tries === 2 ? Promise.reject(new TypeError("network")) : Promise.resolve(Response.json("there"));
  };
  answer.want(at("x"));
  await vi.advanceTimersByTimeAsync(0);
  expect(answer.failure?.message).toContain("asks again in 2 seconds");
  await vi.advanceTimersByTimeAsync(2000);
  expect(answer.failure?.message).toContain("does not answer");
  await vi.advanceTimersByTimeAsync(4000);
  expect([answer.value, answer.failure]).toEqual(["there", null]);
  answers["no"] = refusal({});
  answer.want(at("no"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.filter((path) => path === "no")).toHaveLength(1);
});

test("an answer that takes its time says so, until it is there or something else is asked", async () => {
  const answer = new Answer<string>();
  let late: (answer: Response) => void = () => undefined;
  answers["slow"] = () => new Promise((resolve) => (late = resolve));
  answer.want(at("slow"));
  await vi.advanceTimersByTimeAsync(1400);
  expect(answer.slow).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(answer.slow).toBe(true);
  late(Response.json("there"));
  await vi.advanceTimersByTimeAsync(0);
  expect([answer.value, answer.slow]).toEqual(["there", false]);
  answer.want(at("slow again"));
  answers["slow again"] = answers["slow"]!;
  await vi.advanceTimersByTimeAsync(2000);
  expect(answer.slow).toBe(true);
  answer.want(null);
  expect(answer.slow).toBe(false);
});

test("nothing to ask forgets what was answered", async () => {
  const answer = new Answer<string>();
  answer.want(at("1"));
  await vi.advanceTimersByTimeAsync(0);
  answer.want(null);
  expect([answer.value, answer.stale, answer.failure]).toEqual([null, false, null]);
});
