import { expect, it } from "vitest";
import { DealsDue } from "./deals_due";
import { MemoryStore } from "./memory";
import type { Dealt, Play, Progress } from "./play";
import type { AnyConsole } from "./wire_table";

const dealt = (deal: number, stage: string, next = 0): Dealt => ({ deal, stage, next, lines: [], ruling: null });

interface Console {
  order: Dealt[];
  setAside?: Dealt[];
  last?: Dealt | null;
  position?: number;
}

/** A table whose consoles are told as they are; nothing of it is drawn. */
const play = {
  parts: ({ order, setAside = [], last = null }: Console) => ({ order, setAside, last }),
  isClosed: (stage: string) => stage === "accepted" || stage === "disputed",
  isUntouched: (stage: string) => stage === "sealed",
} as unknown as Play;

class Table {
  store = new MemoryStore();
  due = new DealsDue(this.store, "cup", 2);
  position = 0;

  /** The server tells this; which deal is on the screen, and which follows. */
  async tells(console: Console): Promise<[number | null, number | null]> {
    this.position += 1;
    const { order, setAside = [], last } = console;
    for (const deal of [...(last ? [last] : []), ...setAside, ...order]) {
      this.due.take(deal, { stage: deal.stage, next: deal.next, position: this.position } satisfies Progress);
    }
    const { current, following } = await this.due.choose(play, {
      ...console,
      position: this.position,
    } as unknown as AnyConsole);
    return [current?.deal ?? null, following?.deal ?? null];
  }
}

async function table(): Promise<Table> {
  const made = new Table();
  await made.due.enter(1);
  return made;
}

it("the first deal of the running order is on the table, the second follows", async () => {
  const at = await table();

  expect(await at.tells({ order: [dealt(17, "sealed"), dealt(53, "sealed")] })).toEqual([17, 53]);
});

it("a deal stays on the screen after it was accepted, until the table goes on", async () => {
  const at = await table();
  await at.tells({ order: [dealt(17, "playing", 3), dealt(53, "sealed")] });
  expect(await at.tells({ order: [dealt(53, "sealed")], last: dealt(17, "accepted", 9) })).toEqual([17, 53]);
  await at.due.leave(17);

  expect(await at.tells({ order: [dealt(53, "sealed")], last: dealt(17, "accepted", 9) })).toEqual([53, null]);
});

it("a deal that nobody has begun gives way when the director puts another one before it", async () => {
  const at = await table();
  await at.tells({ order: [dealt(17, "sealed"), dealt(53, "sealed")] });

  expect(await at.tells({ order: [dealt(90, "sealed"), dealt(17, "sealed")] })).toEqual([90, 17]);
});

it("a disputed deal that the director has settled comes back to the table", async () => {
  const at = await table();
  await at.tells({ order: [dealt(17, "playing"), dealt(53, "sealed")] });
  await at.tells({ order: [dealt(53, "sealed")], setAside: [dealt(17, "disputed", 9)] });
  await at.due.leave(17);
  expect(await at.tells({ order: [dealt(53, "sealed")], setAside: [dealt(17, "disputed", 9)] })).toEqual([53, null]);

  expect((await at.tells({ order: [dealt(53, "sealed")], setAside: [dealt(17, "playing", 10)] }))[0]).toBe(17);
});

it("what was on the table is there again when the device starts anew", async () => {
  const at = await table();
  await at.tells({ order: [dealt(17, "playing", 3), dealt(53, "sealed")] });
  const again = new DealsDue(at.store, "cup", 2);
  at.due = again;
  await again.enter(1);

  expect(await at.tells({ order: [dealt(53, "playing", 1), dealt(17, "playing", 3)] })).toEqual([17, 53]);
});

it("an answer that was overtaken by a newer word says nothing", async () => {
  const at = await table();
  await at.tells({ order: [dealt(17, "playing", 3)] });
  at.due.hear(17, { stage: "sealed", next: 1, position: 0 });
  expect(at.due.progress(17)).toMatchObject({ stage: "playing", next: 3 });
  at.due.hear(17, { stage: "accepted", next: 4, position: 5 });

  expect(at.due.progress(17)?.stage).toBe("accepted");
});
