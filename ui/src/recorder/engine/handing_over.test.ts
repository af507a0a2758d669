import { expect, it } from "vitest";
import { unpack } from "./handover";
import { handoverOf, takeIn } from "./handing_over";
import type { KeptLine } from "./lines";
import { MemoryStore } from "./memory";

const line = (table: number, n: number): Omit<KeptLine, "seq"> => ({
  event: "cup",
  session: 1,
  table,
  deal: 7,
  n,
  body: { do: "fold", seat: n + 1 },
  key: "k",
  state: "queued",
  at: "2026-05-01T10:00:00Z",
  rules: "0.1.0",
});
const OF = { event: "cup", table: 2 };

async function holding(...lines: Omit<KeptLine, "seq">[]): Promise<MemoryStore> {
  const store = new MemoryStore();
  await store.add(lines);
  return store;
}

it("a link carries the unsent lines of its table and no other's", async () => {
  const store = await holding(line(2, 0), line(3, 0), line(2, 1));
  await store.mark(line(2, 0), 0, 1, "sent");
  const made = await handoverOf(store, OF, "https://hall.example", { code: "HAND", until: "2026-05-01T11:00:00Z" });

  expect(made).toMatchObject({ lines: 1, until: new Date("2026-05-01T11:00:00Z") });
  expect(await unpack(made.link)).toMatchObject({ code: "HAND", lines: [{ table: 2, n: 1 }] });
});

it("without a code that is still good the lines travel alone", async () => {
  const made = await handoverOf(await holding(line(2, 0)), OF, "https://hall.example", null);

  expect([made.lines, made.until]).toEqual([1, null]);
});

it("D10: a link that no other device could follow is known as such", async () => {
  const at = async (origin: string): Promise<boolean> => (await handoverOf(await holding(), OF, origin, null)).onlyHere;

  for (const own of ["http://127.0.0.1:8000", "http://localhost:8000", "http://[::1]:8000", "http://hall.localhost"])
    expect(await at(own)).toBe(true);
  for (const other of ["https://hall.example", "http://192.168.1.20:8000", "https://localhost.example"])
    expect(await at(other)).toBe(false);
});

it("lines are taken in once, and none in the place of one that was typed here", async () => {
  const store = await holding(line(2, 0));
  const came = [{ ...line(2, 0), key: "other" }, line(2, 1), line(3, 1)];

  expect(await takeIn(store, OF, came)).toBe(1);
  expect(await takeIn(store, OF, came)).toBe(0);
  expect((await store.queued()).map(({ table, n, key }) => [table, n, key])).toEqual([
    [2, 0, "k"],
    [2, 1, "k"],
  ]);
});
