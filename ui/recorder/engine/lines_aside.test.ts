import { expect, it } from "vitest";
import { LinesAside } from "./lines_aside.svelte";
import { MemoryStore } from "./memory";
import type { Body, Refusal } from "./wire";
import type { Said } from "./wire_table";

const PLACE = { event: "cup", session: 1, table: 2, deal: 7 };
const NO: Refusal = { name: "NotNow", sentence: "this is not possible now", fields: {} };

/** Three lines that were refused from number 4 on; the last of them takes the second one back. */
async function aside(): Promise<{ store: MemoryStore; aside: LinesAside }> {
  const store = new MemoryStore();
  const bodies: Body[] = [{ do: "fold", seat: 1 }, { do: "fold", seat: 2 }, { do: "undo", of: 5 }];
  await store.add(bodies.map((body, n) => ({ ...PLACE, n: 4 + n, body, key: "k", state: "queued", at: "", rules: "" })));
  await store.putAside(PLACE, 4, NO);
  const made = new LinesAside(store, "cup", 2);
  await made.load();
  return { store, aside: made };
}

it("what is kept aside is told by its deal, with why", async () => {
  const { aside: kept } = await aside();

  expect(kept.shown).toMatchObject([{ deal: 7, refusal: NO, lines: [{ n: 4 }, { n: 5 }, { n: 6 }] }]);
});

it("lines typed once more take the numbers that are free, and what they take back is the line that moved", async () => {
  const { aside: kept } = await aside();
  const said: Said[] = [];
  const again = { next: async () => 10 + said.length, record: async (body: Said) => (said.push(body), null) };

  expect(await kept.retype(7, again)).toBeNull();
  expect(said).toEqual([{ do: "fold", seat: 1 }, { do: "fold", seat: 2 }, { do: "undo", of: 11 }]);
  expect(kept.shown).toEqual([]);
});

it("what the rules refuse the second time stays aside, with what follows it", async () => {
  const { store, aside: kept } = await aside();
  let count = 0;

  expect(await kept.retype(7, { next: async () => 10, record: async () => ((count += 1) === 2 ? NO : null) })).toBe(NO);
  expect((await store.aside("cup", 2)).map(({ n }) => n)).toEqual([5, 6]);
});

it("lines are thrown away by their deal only", async () => {
  const { aside: kept } = await aside();
  await kept.forget(8);
  expect(kept.shown).toHaveLength(1);
  await kept.forget(7);

  expect(kept.shown).toEqual([]);
});
