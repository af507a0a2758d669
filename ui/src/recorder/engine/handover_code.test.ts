import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HandoverCode } from "./handover_code";

const UNTIL = "2026-05-02T12:00:00Z";

let kept: Map<string, unknown>;
let asked: number;
let silent: boolean;
let code: HandoverCode;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-05-02T10:00:00Z") });
  [kept, asked, silent] = [new Map(), 0, false];
  const store = {
    kept: async <T>(name: string) => kept.get(name) as T | undefined,
    keep: async (name: string, value: unknown) => void kept.set(name, value),
  };
  code = new HandoverCode(store, "handover", async () => {
    if (silent) throw new Error("no network");
    asked += 1;
    return { code: `code ${asked}`, until: UNTIL };
  });
});
afterEach(() => vi.useRealTimers());

const at = (time: string): void => void vi.setSystemTime(new Date(`2026-05-02T${time}Z`));

test("who hands over gets a new code each time", async () => {
  await code.fresh();

  expect((await code.fresh())?.code).toBe("code 2");
});

test("without the network it is the last one, as long as that is good", async () => {
  await code.renew();
  silent = true;
  at("11:59:00");
  expect((await code.fresh())?.code).toBe("code 1");
  at("12:00:00");

  expect(await code.fresh()).toBeNull();
});

test("a code at hand is left alone until half of its time has passed", async () => {
  await code.renew();
  at("10:59:00");
  await code.renew();
  expect(asked).toBe(1);
  at("11:01:00");
  await code.renew();

  expect(asked).toBe(2);
});

test("a device that never reached the server has none", async () => {
  silent = true;
  await code.renew();

  expect(await code.fresh()).toBeNull();
});
