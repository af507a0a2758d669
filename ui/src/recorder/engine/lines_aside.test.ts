import { expect, it } from "vitest";
import type { HandPlace } from "./lines";
import { LinesAside } from "./lines_aside.svelte";
import { MemoryStore } from "./memory";
import type { Body, Refusal } from "./wire";
import type { Said } from "./wire_table";

const PLACE = { event: "cup", session: 1, table: 2, deal: 7 };
const NO: Refusal = { name: "NotNow", sentence: "this is not possible now", fields: {} };

const FOLD = (seat: number): Body => ({ do: "fold", seat });
const OTHER_DEAL = { ...PLACE, session: 2 };

/** These lines were put aside at one time. */
async function put(
  store: MemoryStore,
  place: HandPlace,
  from: number,
  bodies: Body[],
  why: Refusal | null,
): Promise<void> {
  await store.add(
    bodies.map((body, n) => ({ ...place, n: from + n, body, key: "k", state: "queued", at: "", rules: "" })),
  );
  await store.putAside(place, from, why);
}

/** Three lines that were refused from number 4 on; the last of them takes the second one back. */
async function aside(): Promise<{ store: MemoryStore; aside: LinesAside }> {
  const store = new MemoryStore();
  await put(store, PLACE, 4, [FOLD(1), FOLD(2), { do: "undo", of: 5 }], NO);
  const made = new LinesAside(store, "cup", 2);
  await made.load();
  return { store, aside: made };
}

/** A deal whose next line has this number; its rules refuse what comes at one of the numbers. */
function deal(next: number, refusedAt = Infinity) {
  const said: Said[] = [];
  let refuse = refusedAt;
  return {
    said,
    agrees: () => void (refuse = Infinity),
    writes: () => void (next += 1),
    again: {
      next: async () => next,
      record: async (_at: HandPlace, body: Said) => {
        if (next === refuse) return NO;
        said.push(body);
        next += 1;
        return null;
      },
    },
  };
}

it("what is kept aside is told by its deal, with why", async () => {
  const { aside: kept } = await aside();

  expect(kept.bundles).toMatchObject([{ ...PLACE, refusal: NO, lines: [{ n: 4 }, { n: 5 }, { n: 6 }] }]);
});

it("lines typed once more take the numbers that are free, and what they take back is the line that moved", async () => {
  const { aside: kept } = await aside();
  const { said, again } = deal(10);

  expect(await kept.retype(kept.bundles[0]!.bundle, again)).toBeNull();
  expect(said).toEqual([FOLD(1), FOLD(2), { do: "undo", of: 11 }]);
  expect(kept.bundles).toEqual([]);
});

it("what the rules refuse the second time stays aside and on the screen, with what follows it", async () => {
  const { aside: kept } = await aside();

  expect(await kept.retype(kept.bundles[0]!.bundle, deal(10, 11).again)).toBe(NO);
  expect(kept.bundles).toMatchObject([{ lines: [{ n: 5 }, { n: 6 }] }]);
});

it("a line takes back what it was typed about, also when that was typed once more in an earlier attempt", async () => {
  const { store, aside: kept } = await aside();
  const bundle = kept.bundles[0]!.bundle;
  const at = deal(10, 12);
  expect(await kept.retype(bundle, at.again)).toBe(NO);
  at.writes();
  at.agrees();
  const reopened = new LinesAside(store, "cup", 2);

  expect(await reopened.retype(bundle, at.again)).toBeNull();
  expect(at.said.at(-1)).toEqual({ do: "undo", of: 11 });
});

it("each clash has its own lines: typing those of one again leaves the other's where they are", async () => {
  const { store, aside: kept } = await aside();
  await put(store, PLACE, 3, [FOLD(5), FOLD(6), { do: "undo", of: 4 }, FOLD(4)], null);
  await kept.load();
  const [first, second] = kept.bundles;
  const { said, again } = deal(10);
  expect(await kept.retype(second!.bundle, again)).toBeNull();

  expect(said).toEqual([FOLD(5), FOLD(6), { do: "undo", of: 11 }, FOLD(4)]);
  expect(kept.bundles).toEqual([first]);
});

it("the same deal of two sessions is two", async () => {
  const { store, aside: kept } = await aside();
  await put(store, OTHER_DEAL, 0, [FOLD(3)], null);
  await kept.load();

  expect(kept.bundles.map(({ session, lines }) => [session, lines.length])).toEqual([
    [1, 3],
    [2, 1],
  ]);
  const asked: HandPlace[] = [];
  await kept.retype(kept.bundles[1]!.bundle, { next: async () => 0, record: async (at) => (asked.push(at), null) });
  expect(asked).toMatchObject([OTHER_DEAL]);
});

it("only what is named is thrown away", async () => {
  const { aside: kept } = await aside();
  await kept.forget("another");
  expect(kept.bundles).toHaveLength(1);
  await kept.forget(kept.bundles[0]!.bundle);

  expect(kept.bundles).toEqual([]);
});
