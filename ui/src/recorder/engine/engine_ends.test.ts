// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Engine } from "./engine.svelte";
import { FakeServer } from "./fake";
import { MemoryStore } from "./memory";
import type { RulesLike } from "./rules";
import { Server } from "./server";
import type { Arrived } from "./shapes";

/** A promise that the test keeps when it wants to. */
function later<T>(): { kept: Promise<T>; keep: (value: T) => void; fail: (why: Error) => void } {
  let [keep, fail] = [(_: T) => {}, (_: Error) => {}];
  const kept = new Promise<T>((done, failed) => ([keep, fail] = [done, failed]));
  return { kept, keep: (value) => keep(value), fail: (why) => fail(why) };
}

/** How many streams are open. */
let streams = 0;

beforeEach(() => {
  streams = 0;
  class Stream extends EventTarget {
    constructor() {
      super();
      streams += 1;
    }
    close(): void {
      streams -= 1;
    }
  }
  vi.stubGlobal("EventSource", Stream);
});
afterEach(() => vi.unstubAllGlobals());

/** A device with one table to record; its rules and the server's answer come when the test says so. */
function device() {
  const [fake, store] = [new FakeServer(), new MemoryStore()];
  const [rules, answer] = [later<{ rules: RulesLike; startedIn: number }>(), later<void>()];
  const stopped = vi.fn();
  const made = { version: async () => "0.1.0", stop: stopped } as unknown as RulesLike;
  const waits = { rules: 0, server: 0 };
  const tab = { lost: () => {}, taken: 0, released: 0 };
  let nobody = false;
  let report: (soFar: Arrived) => void = () => {};
  const fetching = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname;
    if (nobody && path === "/api/me") return new Response(JSON.stringify({ name: null, grants: [] }));
    if (path.startsWith("/api/console")) {
      waits.server += 1;
      await answer.kept;
    }
    return fake.fetch(request);
  };
  const engine = new Engine({
    store,
    server: new Server("https://hall.example", fetching),
    rules: (arrived) => ((waits.rules += 1), (report = arrived), rules.kept),
    listen: true,
    tabs: (lost) => {
      tab.lost = lost;
      return { take: async () => ((tab.taken += 1), true), release: () => void (tab.released += 1) };
    },
  });
  /** Until the device waits for its rules, or for the server. */
  const waitsFor = (what: "rules" | "server") => vi.waitFor(() => expect(waits[what]).toBe(1));
  return {
    engine,
    store,
    tab,
    stopped,
    waitsFor,
    answers: () => answer.keep(),
    loads: () => rules.keep({ rules: made, startedIn: 0 }),
    fails: () => rules.fail(new Error("no rules")),
    arrive: (soFar: Arrived) => report(soFar),
    /** Nobody is signed in on it. */
    alone: () => (nobody = true),
  };
}

it("a tab that is taken over while its rules load does not record when they have come", async () => {
  const { engine, tab, stopped, waitsFor, loads, answers } = device();
  const started = engine.start();
  await waitsFor("rules");
  tab.lost();
  loads();
  answers();
  await started;

  expect([engine.where, engine.desk, streams]).toEqual(["second-tab", null, 0]);
  expect(stopped).toHaveBeenCalledOnce();
});

it("a tab that is taken over while its table opens does not open it", async () => {
  const { engine, tab, waitsFor, loads, answers } = device();
  const started = engine.start();
  loads();
  await waitsFor("server");
  tab.lost();
  answers();
  await started;

  expect([engine.where, engine.desk, streams]).toEqual(["second-tab", null, 0]);
});

it("a page that goes while its table opens leaves nothing behind that sends or listens", async () => {
  const { engine, store, tab, waitsFor, loads, answers } = device();
  await store.add([
    {
      event: "cup",
      session: 1,
      table: 1,
      deal: 1,
      n: 0,
      body: { do: "fold", seat: 1 },
      key: "k",
      state: "queued",
      at: "",
      rules: "",
    },
  ]);
  const started = engine.start();
  loads();
  await waitsFor("server");
  engine.stop();
  answers();
  await started;

  expect([engine.desk, streams, tab.released]).toEqual([null, 0, 1]);
  expect(await store.waiting()).toBe(1);
});

it("a second tap on taking over takes nothing away from the first", async () => {
  const { engine, tab, waitsFor } = device();
  void engine.start();
  await waitsFor("rules");
  tab.lost();
  await Promise.race([
    Promise.all([engine.takeOverTab(), engine.takeOverTab()]),
    vi.waitFor(() => expect(tab.taken).toBeGreaterThan(1)),
  ]);

  expect([engine.where, tab.taken]).toEqual(["starting", 2]);
  engine.stop();
});

it("a code can be typed while the rules load, and the table opens when they have come", async () => {
  const { engine, waitsFor, loads, answers, alone } = device();
  alone();
  const started = engine.start();
  await waitsFor("rules");
  await started;
  expect([engine.where, engine.rules.ready]).toEqual(["join", false]);

  const joined = engine.join("TABLE1");
  await vi.waitFor(() => expect(engine.where).toBe("starting"));
  answers();
  loads();

  expect(await joined).toBeNull();
  expect([engine.where, engine.rules.ready]).toEqual(["console", true]);
  engine.stop();
});

it("rules that do not start are told also to who types a code meanwhile", async () => {
  const { engine, waitsFor, fails, alone } = device();
  alone();
  await engine.start();
  await waitsFor("rules");
  expect(engine.where).toBe("join");
  fails();

  await vi.waitFor(() => expect(engine.where).toBe("broken"));
  expect(engine.failure?.key).toBe("broken-rules");
  engine.stop();
});

it("what has arrived of the rules is told until they are there", async () => {
  const { engine, waitsFor, arrive, loads, answers } = device();
  const started = engine.start();
  await waitsFor("rules");
  arrive({ bytes: 2_000_000, of: 12_000_000 });
  expect(engine.rules).toMatchObject({ ready: false, arrived: { bytes: 2_000_000, of: 12_000_000 } });
  answers();
  loads();
  await started;

  expect(engine.rules.ready).toBe(true);
  engine.stop();
});
