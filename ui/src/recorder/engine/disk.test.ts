import Dexie from "dexie";
import { IDBKeyRange, indexedDB } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { DiskStore } from "./disk";
import { pack, unpack } from "./handover";
import type { KeptLine } from "./lines";
import { qr } from "./qr";

// Node has no database; Dexie may have been loaded by another test before.
Dexie.dependencies.indexedDB = indexedDB;
Dexie.dependencies.IDBKeyRange = IDBKeyRange;

const PLACE = { event: "cup", session: 1, table: 4, deal: 37 };

const REFUSAL = { name: "RollNotThat", sentence: "no", fields: {} };

const line = (n: number, deal = 37): Omit<KeptLine, "seq"> => ({
  ...PLACE,
  deal,
  n,
  body: { do: "raise_to", seat: (n % 6) + 1, chips: 100 * n },
  key: `k${deal}`,
  state: "queued",
  at: "2026-05-01T10:00:00Z",
  rules: "0.1.0",
});

describe("the device's storage", () => {
  it("has every line after the program was stopped, in the order typed", async () => {
    const first = new DiskStore("one");
    await first.add([line(0, 41), line(1, 41)]);
    await first.add([line(0, 12)]);
    first.close();
    const again = new DiskStore("one");

    expect((await again.queued()).map(({ deal, n }) => [deal, n])).toEqual([
      [41, 0],
      [41, 1],
      [12, 0],
    ]);
    expect((await again.batch(9)).map(({ n }) => n)).toEqual([0, 1]);
    expect(await again.waiting()).toBe(3);
  });

  it("takes no second line for a place", async () => {
    const store = new DiskStore("two");
    await store.add([line(0)]);

    await expect(store.add([line(1), line(0)])).rejects.toThrow();
    expect(await store.ofHand(PLACE)).toHaveLength(1);
  });

  it("puts other lines in the place of those from a number on, all or none", async () => {
    const store = new DiskStore("four");
    await store.add([line(0), line(1), line(2)]);
    await store.replace(PLACE, 1, [{ ...line(1), key: "anew" }]);

    expect((await store.ofHand(PLACE)).map(({ n, key }) => [n, key])).toEqual([
      [0, "k37"],
      [1, "anew"],
    ]);
    await expect(store.replace(PLACE, 1, [line(3), line(3)])).rejects.toThrow();
    expect((await store.ofHand(PLACE)).map(({ n }) => n)).toEqual([0, 1]);
  });

  it("keeps aside what could not be written, and forgets only what it is told to", async () => {
    const store = new DiskStore("three");
    await store.add([line(0), line(1), line(2), line(0, 38)]);
    await store.mark(PLACE, 0, 1, "sent");

    expect((await store.putAside(PLACE, 1, null)).kept).toBe(2);
    expect((await store.ofHand(PLACE)).map(({ n, state }) => [n, state])).toEqual([[0, "sent"]]);
    const aside = await store.aside("cup", 4);
    expect(aside.map(({ n }) => n)).toEqual([1, 2]);
    await store.forgetAside(aside.slice(0, 1));
    expect((await store.aside("cup", 4)).map(({ n }) => n)).toEqual([2]);
  });

  it("lets a line kept aside follow the one that it takes back, and no other one of that number", async () => {
    const store = new DiskStore("five");
    const undo = { ...line(2), body: { do: "undo", of: 1 } as const };
    await store.add([line(1), undo]);
    await store.putAside(PLACE, 1, null);
    await store.add([line(1), undo]);
    await store.putAside(PLACE, 1, null);
    await store.typedAgain((await store.aside("cup", 4))[0]!, 8);

    expect((await store.aside("cup", 4)).map(({ n, to }) => [n, to])).toEqual([
      [2, 8],
      [1, undefined],
      [2, undefined],
    ]);
  });

  it("puts a line in the place of another and those after it aside, or neither", async () => {
    const store = new DiskStore("six");
    await store.add([line(0), line(1), line(2)]);
    await expect(store.replaceOne({ ...line(1), at: (() => "") as never }, REFUSAL)).rejects.toThrow();
    expect([(await store.ofHand(PLACE)).length, (await store.aside("cup", 4)).length]).toEqual([3, 0]);
    expect((await store.replaceOne({ ...line(1), key: "anew" }, REFUSAL)).kept).toBe(1);

    expect((await store.ofHand(PLACE)).map(({ n, key }) => [n, key])).toEqual([
      [0, "k37"],
      [1, "anew"],
    ]);
    expect(await store.aside("cup", 4)).toMatchObject([{ n: 2, refusal: REFUSAL }]);
  });
});

describe("a hand-over", () => {
  it("carries a way in and every unsent line through one code", async () => {
    const lines = [0, 1, 2]
      .map((n) => line(n))
      .concat([line(0, 38)])
      .map(({ state: _state, ...rest }) => rest);
    const link = await pack("https://hall.example", { code: "K7-M2", lines });

    expect(await unpack(link)).toEqual({ code: "K7-M2", lines });
    expect(qr(link)?.size).toBeGreaterThan(20);
  });

  it("holds twenty minutes without a network in one code that a camera can read", async () => {
    const lines = Array.from({ length: 8 }, (_, deal) => Array.from({ length: 25 }, (_, n) => line(n, deal + 1)))
      .flat()
      .map(({ state: _state, ...rest }) => rest);

    expect(qr(await pack("https://192.168.100.100:8443", { code: "ABCDEFGHJK", lines }))).not.toBeNull();
  });

  it("is not read from any other link", async () => {
    for (const text of ["", "https://hall.example/join#K7", "https://hall.example/recorder/#resume=K7.%%%"]) {
      expect(await unpack(text)).toBeNull();
    }
  });
});
