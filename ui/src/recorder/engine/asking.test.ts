import { expect, it } from "vitest";
import { Asking } from "./asking";
import { failureOf, noAnswer, type Failure } from "../../lib/protocol/failure";
import { Signal } from "./signal.svelte";
import type { AnyConsole } from "./wire_table";

const CONSOLE = { position: 3 } as unknown as AnyConsole;

function asking(ask: () => Promise<AnyConsole>): { asking: Asking; signal: Signal; consoles: AnyConsole[] } {
  const [signal, consoles] = [new Signal(), [] as AnyConsole[]];
  return { asking: new Asking(signal, ask, async (console) => void consoles.push(console)), signal, consoles };
}
const no = (status: number): Failure => failureOf(status, { name: "No", sentence: "no", fields: {} });

it("a change while an answer is taken in is asked for before anybody who asked goes on", async () => {
  const [table, positions] = [{ position: 3 }, [] as number[]];
  let changed: Promise<boolean> | null = null;
  const at: Asking = new Asking(
    new Signal(),
    async () => ({ ...table }) as AnyConsole,
    async ({ position }) => {
      if (changed === null) {
        table.position = 4;
        changed = at.now();
      }
      positions.push(position);
    },
  );

  expect(await at.now()).toBe(true);
  expect(positions).toEqual([3, 4]);
  expect(await changed).toBe(true);
});

it("all who ask while a question is under way share one more", async () => {
  let asked = 0;
  const at = asking(async () => ((asked += 1), CONSOLE));

  expect(await Promise.all([at.asking.now(), at.asking.now(), at.asking.now()])).toEqual([true, true, true]);
  expect([asked, at.consoles]).toEqual([2, [CONSOLE, CONSOLE]]);
  await at.asking.now();
  expect(asked).toBe(3);
});

it("the light is green after an answer and red without one", async () => {
  let failing = false;
  const at = asking(async () => {
    if (failing) throw noAnswer();
    return CONSOLE;
  });
  await at.asking.now();
  expect(at.signal.state.light).toBe("green");
  failing = true;

  expect(await at.asking.now()).toBe(false);
  expect(at.signal.state).toMatchObject({ light: "red", locked: false });
});

it("a server that wants a sign-in says so; any other no does not lock the table", async () => {
  let status = 403;
  const at = asking(async () => {
    throw no(status);
  });
  await at.asking.now();
  expect(at.signal.state.locked).toBe(true);
  status = 409;
  await at.asking.now();

  expect(at.signal.state.locked).toBe(false);
});
