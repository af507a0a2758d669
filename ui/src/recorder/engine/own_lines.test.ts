import { expect, it } from "vitest";
import { MemoryStore } from "./memory";
import { OwnLines } from "./own_lines";
import type { Dealt, Known } from "./play";
import type { Body } from "./wire";
import type { WrittenLine } from "./wire_table";

const PLACE = { event: "cup", session: 1, table: 2, deal: 7 };
const AT = "2026-05-01T10:00:00Z";

const typed = (n: number, body: Body): Known => ({ n, body, at: AT, by: "", state: "queued" });
const written = (n: number, body: Body, by = "Ann"): WrittenLine => ({ n, body, by, at: AT });
const dealt = (...lines: WrittenLine[]): Dealt => ({
  deal: 7,
  stage: "playing",
  next: lines.length,
  lines,
  ruling: null,
});
const fold = (seat: number): Body => ({ do: "fold", seat });

async function two(): Promise<{ own: OwnLines; store: MemoryStore }> {
  const store = new MemoryStore();
  const own = new OwnLines(store, "0.1.0");
  expect(await own.put(PLACE, [typed(0, fold(1)), typed(1, fold(2))], null)).toBeNull();
  return { own, store };
}

it("lines of one deal go out under one key, those put in their place under another", async () => {
  const { own, store } = await two();
  const [first, second] = await store.ofHand(PLACE);
  expect(second?.key).toBe(first?.key);
  expect(first?.rules).toBe("0.1.0");
  await own.put(PLACE, [typed(1, fold(3))], 1);

  const lines = await store.ofHand(PLACE);
  expect(lines.map(({ body }) => body)).toEqual([fold(1), fold(3)]);
  expect(lines[1]?.key).not.toBe(first?.key);
});

it("a line whose place is taken on this device is refused by name, and nothing is stored", async () => {
  const { own, store } = await two();

  expect(await own.put(PLACE, [typed(1, fold(3))], null)).toMatchObject({ name: "NotStored" });
  expect(await store.waiting()).toBe(2);
});

it("lines that stand in the log as typed wait no longer", async () => {
  const { own, store } = await two();

  expect(await own.lay(PLACE, dealt(written(0, fold(1))))).toEqual({ taken: null, again: false });
  expect((await store.queued()).map(({ n }) => n)).toEqual([1]);
});

it("where another device was first, what was typed here is kept aside from there on", async () => {
  const { own, store } = await two();

  const laid = await own.lay(PLACE, dealt(written(0, fold(1)), written(1, fold(5), "Ben")));
  expect(laid).toMatchObject({ taken: { n: 1, by: "Ben", kept: 1 }, again: false });
  expect((await store.aside("cup", 2)).map(({ n, bundle }) => [n, bundle])).toEqual([[1, laid?.taken?.bundle]]);
});

it("lines that the server has lost are queued again", async () => {
  const { own, store } = await two();
  await store.mark(PLACE, 0, 2, "sent");

  expect(await own.lay(PLACE, dealt(written(0, fold(1))))).toEqual({ taken: null, again: true });
  expect((await store.queued()).map(({ n }) => n)).toEqual([1]);
});

it("a deal of which nothing was typed here has nothing to be laid over", async () => {
  const { own } = await two();

  expect(await own.lay({ ...PLACE, deal: 8 }, dealt(written(0, fold(1))))).toBeNull();
});
