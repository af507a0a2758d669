import { describe, expect, it } from "vitest";
import { FakeServer } from "./fake";
import { firstBatch, type KeptLine } from "./lines";
import { MemoryStore } from "./memory";
import { merge } from "./merging";
import { marksFirst, Queue, type QueueEvents } from "./queue";
import { Server } from "./server";
import type { Body, Refusal } from "./wire";
import type { Said } from "./wire_table";

const PLACE = { event: "cup", session: 1, table: 1, deal: 1 };

const line = (n: number, body: Body, deal = 1): Omit<KeptLine, "seq"> => ({
  ...PLACE,
  deal,
  n,
  body,
  key: "k",
  state: "queued",
  at: "2026-05-01T10:00:00Z",
  rules: "0.1.0",
});

const folds = (count: number): Omit<KeptLine, "seq">[] =>
  Array.from({ length: count }, (_, n) => line(n, { do: "fold", seat: n + 1 }));

function queueTo(fake: FakeServer, store: MemoryStore, events: Partial<QueueEvents> = {}) {
  const server = new Server("https://hall.example", fake.fetch);
  return new Queue(
    store,
    (batch, waiting) => server.lines(batch, waiting),
    {
      receipt: () => undefined,
      taken: async () => false,
      refused: () => undefined,
      reported: () => undefined,
      ...events,
    },
    { first: 1, slowest: 3, most: 4 },
  );
}

async function until(true_: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1000; tries += 1) {
    if (await true_()) return;
    await new Promise((done) => setTimeout(done, 2));
  }
  throw new Error("it did not happen");
}

describe("the queue", () => {
  it("sends what was typed in order, one request at a time, several lines in each", async () => {
    const [fake, store] = [new FakeServer(), new MemoryStore()];
    await store.add(folds(10));
    const queue = queueTo(fake, store);
    queue.start();
    await until(async () => (await store.waiting()) === 0);
    queue.stop();

    expect(fake.bodies(1)).toEqual(folds(10).map(({ body }) => body));
    expect(fake.most).toBe(1);
    expect(fake.requests.filter((path) => path.endsWith("/lines"))).toHaveLength(3);
    expect(fake.waitingSaid).toEqual(["10", "6", "2"]);
  });

  it("neither loses nor doubles a line when answers are cut off", async () => {
    const [fake, store] = [new FakeServer(), new MemoryStore()];
    let request = 0;
    fake.fate = (path) =>
      path.endsWith("/lines")
        ? (["cut after", "cut before", "not ours", "answered"] as const)[(request += 1) % 4]!
        : "answered";
    await store.add(folds(9));
    const queue = queueTo(fake, store);
    queue.start();
    await until(async () => (await store.waiting()) === 0);
    queue.stop();

    expect(fake.bodies(1)).toEqual(folds(9).map(({ body }) => body));
  });

  it("sends again by itself what is held, and puts nothing aside", async () => {
    for (const name of ["RollTooSoon", "TablePaused", "RoundNotBegun", "SealHeld", "PlayPaused", "EventIsWithdrawn"]) {
      const [fake, store] = [new FakeServer(), new MemoryStore()];
      let held = 3;
      fake.refuse = (body) => (body.do === "fold" && body.seat === 3 && (held -= 1) >= 0 ? name : null);
      const refused: number[] = [];
      await store.add(folds(5));
      const queue = queueTo(fake, store, { refused: (_, n) => refused.push(n) });
      queue.start();
      await until(async () => (await store.waiting()) === 0);
      queue.stop();

      expect(fake.bodies(1)).toEqual(folds(5).map(({ body }) => body));
      expect(refused).toEqual([]);
    }
  });

  it("says that a line is held when what was sent before it is taken", async () => {
    const [fake, store] = [new FakeServer(), new MemoryStore()];
    let held = true;
    fake.refuse = (body) => (held && body.do === "fold" && body.seat === 3 ? "TablePaused" : null);
    const waited: number[] = [];
    await store.add(folds(4));
    const settled = async (): Promise<boolean> => {
      waited.push(await store.waiting());
      held = waited.length < 2;
      return false;
    };
    const queue = queueTo(fake, store, { settled });
    queue.start();
    await until(async () => (await store.waiting()) === 0);
    queue.stop();

    expect(waited).toEqual([2, 2]);
    expect(fake.bodies(1)).toEqual(folds(4).map(({ body }) => body));
  });

  it("finds the one line that is refused, keeps it and what follows it, and goes on with the next hand", async () => {
    const [fake, store] = [new FakeServer(), new MemoryStore()];
    fake.refuse = (body) => (body.do === "fold" && body.seat === 3 ? "UndoNeedsRuling" : null);
    const refused: [number, Refusal, number][] = [];
    await store.add([...folds(5), line(0, { do: "check", seat: 1 }, 2)]);
    const queue = queueTo(fake, store, { refused: (_, n, refusal, { kept }) => refused.push([n, refusal, kept]) });
    queue.start();
    await until(async () => (await store.waiting()) === 0);
    queue.stop();

    expect(refused.map(([n, { name }, kept]) => [n, name, kept])).toEqual([[2, "UndoNeedsRuling", 3]]);
    expect(fake.bodies(1)).toHaveLength(2);
    expect(fake.bodies(2)).toHaveLength(1);
    expect((await store.aside("cup", 1)).map(({ n }) => n)).toEqual([2, 3, 4]);
  });

  it("sends again what the server has lost", async () => {
    const [fake, store] = [new FakeServer(), new MemoryStore()];
    const queue = queueTo(fake, store);
    queue.start();
    await store.add(folds(3));
    queue.wake();
    await until(async () => (await store.waiting()) === 0);
    fake.lines.set(1, (fake.lines.get(1) ?? []).slice(0, 1));
    await store.add([line(3, { do: "fold", seat: 4 })]);
    queue.wake();
    await until(async () => fake.bodies(1).length === 4 && (await store.waiting()) === 0);
    queue.stop();

    expect(fake.bodies(1)).toEqual(folds(4).map(({ body }) => body));
  });
});

describe("a request", () => {
  it("carries lines of one hand and one key without a gap", () => {
    const kept = (n: number, deal: number, key: string): KeptLine => ({
      ...line(n, { do: "fold", seat: 1 }, deal),
      key,
      seq: n,
    });

    expect(firstBatch([kept(0, 1, "a"), kept(1, 1, "a"), kept(2, 1, "b")], 9)).toHaveLength(2);
    expect(firstBatch([kept(0, 1, "a"), kept(2, 1, "a")], 9)).toHaveLength(1);
    expect(firstBatch([kept(0, 1, "a"), kept(1, 2, "a")], 9)).toHaveLength(1);
    expect(firstBatch([], 9)).toEqual([]);
  });

  it("ends with a roll that is asked for: what it is must be known before what follows", () => {
    const kept = (n: number, body: Said): KeptLine => ({
      ...PLACE,
      n,
      body,
      key: "k",
      state: "queued",
      at: "",
      rules: "",
      seq: n,
    });
    const asked: Said = { do: "roll", side: "white", dice: null };
    const call: Said = { do: "call_director", reason: "" };

    expect(firstBatch([kept(0, call), kept(1, asked), kept(2, call)], 9)).toHaveLength(2);
    expect(firstBatch([kept(1, { ...asked, dice: [6, 1] }), kept(2, call)], 9)).toHaveLength(2);
  });
});

describe("notes and calls behind a held line", () => {
  const kept = (n: number, body: Said): KeptLine => ({
    ...PLACE,
    n,
    body,
    key: "k",
    state: "queued",
    at: "",
    rules: "",
    seq: n,
  });
  const held = (name: string): Refusal => ({ name, sentence: "", fields: {} });
  const double: Said = { do: "double", side: "white" };
  const call: Said = { do: "call_director", reason: "" };
  const note: Said = { do: "note", kind: "clock", side: "white", text: "" };
  const queued = [kept(4, double), kept(5, note), kept(6, { do: "undo", of: 4 }), kept(7, double), kept(8, call)];

  it("go first in their order, and what is taken back is still the same line", () => {
    const first = marksFirst(queued, held("TablePaused"));

    expect(first?.map(({ n, body }) => [n, body])).toEqual([
      [4, note],
      [5, call],
      [6, double],
      [7, { do: "undo", of: 6 }],
      [8, double],
    ]);
  });

  it("stay where they are when they are first already, and when the round has not begun", () => {
    expect(marksFirst([kept(4, call), kept(5, double)], held("TablePaused"))).toBeNull();
    expect(marksFirst([], held("TablePaused"))).toBeNull();
    expect(marksFirst(queued, held("RoundNotBegun"))).toBeNull();
  });

  it("leave an earlier line that is taken back as it was named", () => {
    const first = marksFirst([kept(4, { do: "undo", of: 3 }), kept(5, call)], held("RollTooSoon"));

    expect(first?.map(({ body }) => body)).toEqual([call, { do: "undo", of: 3 }]);
  });
});

describe("lines laid over those of the server", () => {
  const own = (n: number, body: Body, state: KeptLine["state"] = "queued"): KeptLine => ({
    ...line(n, body),
    state,
    seq: n,
  });
  const theirs = (n: number, body: Body) => ({ n, body, by: "Bob", at: "" });

  it("are one line where they say the same", () => {
    const merged = merge([own(0, { do: "fold", seat: 1 })], [theirs(0, { seat: 1, do: "fold" } as Body)]);

    expect(merged).toEqual({ sentBelow: 1, taken: null, again: null });
  });

  it("give way where another one stands, and say who wrote that", () => {
    const merged = merge(
      [own(0, { do: "fold", seat: 1 }), own(1, { do: "call", seat: 2 }), own(2, { do: "fold", seat: 3 })],
      [theirs(0, { do: "fold", seat: 1 }), theirs(1, { do: "fold", seat: 2 })],
    );

    expect(merged).toEqual({ sentBelow: 1, taken: { n: 1, by: "Bob" }, again: null });
  });

  it("a roll that was asked for is the one that was written", () => {
    const asked: Said = { do: "roll", side: "white", dice: null };
    const stands = { n: 0, body: { do: "roll", side: "white", dice: [6, 1] } as Said, by: "Bob", at: "" };
    const mine: KeptLine = { ...PLACE, n: 0, body: asked, key: "k", state: "queued", at: "", rules: "", seq: 1 };

    expect(merge([mine], [stands])).toEqual({ sentBelow: 1, taken: null, again: null });
    expect(merge([{ ...mine, body: { ...asked, side: "black" } }], [stands]).taken).toEqual({ n: 0, by: "Bob" });
  });

  it("are sent again where the server has lost them", () => {
    expect(merge([own(0, { do: "fold", seat: 1 }, "sent")], []).again).toBe(0);
  });
});
