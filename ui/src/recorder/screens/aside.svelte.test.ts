// @vitest-environment jsdom
import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Notice } from "../engine";
import { t, words } from "../../lib/words/words.svelte";
import { recorder } from "../../lib/words/parts/recorder";
import { refusals as refusalWords } from "../../lib/words/parts/refusals";
import { FakeEngine, type Scene } from "../fixture/fake.svelte";
import Conflict from "./Conflict.svelte";
import Menu from "./Menu.svelte";
import { part, saidIn } from "../../lib/shell/parts";

let mounted: object | null = null;

beforeEach(async () => {
  // jsdom draws no dialogues.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  await words.need(recorder, refusalWords);
});
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  document.body.innerHTML = "";
});

const line = (n: number, seat: number) => ({ n, body: { do: "fold", seat } as const, at: "2026-11-28T10:12:00Z" });
const AT = { event: "cup", session: 1, table: 1, deal: 17 };
/** What was typed by a wrong roll, and what a second device's line has put aside later in the same deal. */
const ASIDE: Scene["aside"] = [
  { ...AT, bundle: "obsolete", refusal: { name: "RollNotThat", sentence: "no", fields: {} }, lines: [line(4, 1)] },
  { ...AT, bundle: "ours", refusal: null, lines: [line(4, 2), line(5, 3)] },
];

async function show<Props extends Record<string, unknown>>(screen: Component<Props>, props: Props): Promise<void> {
  mounted = mount(screen, { target: document.body, props });
  await tick();
  flushSync();
}
async function press(name: string): Promise<void> {
  const found = [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === name);
  if (!found) throw new Error(`no button ${name}`);
  found.click();
  for (let turns = 0; turns < 6; turns += 1) await tick();
  flushSync();
}

test("a clash shows, types again and throws away its own lines, not others of the same deal", async () => {
  const notice: Extract<Notice, { kind: "taken" }> = {
    id: 1,
    kind: "taken",
    deal: 17,
    n: 4,
    by: "Ben",
    kept: 2,
    bundle: "ours",
  };
  const engine = new FakeEngine({ aside: ASIDE, notices: [notice] });
  const say = (body: { do: string; seat?: unknown }): string => `seat ${String(body.seat)}`;
  await show(Conflict, { engine, lines: [], where: "Deal 17", say, notice });
  expect([...(part("what-was-typed")?.querySelectorAll("li") ?? [])].map((one) => one.textContent)).toEqual([
    "5seat 2",
    "6seat 3",
  ]);
  await press(t("conflict-again"));
  await press(t("conflict-keep"));

  expect(engine.asked).toEqual([
    ["retype", "ours"],
    ["forget", "ours"],
  ]);
  expect(engine.aside.map(({ bundle }) => bundle)).toEqual(["obsolete"]);
});

test("what is kept aside for good reason no more can be thrown away, after a word of warning", async () => {
  const engine = new FakeEngine({ aside: ASIDE });
  await show(Menu, { engine, table: 1, keys: "", onclose: () => {} });
  await press(t("menu-aside_drop"));
  expect(part("kept-aside")?.dataset["lines"]).toBe("3");
  expect(saidIn("kept-aside")).toContain(t("menu-aside_how", { n: 3 }));
  await press(t("menu-aside_back"));
  expect(engine.asked).toEqual([]);
  await press(t("menu-aside_drop"));
  await press(t("menu-aside_now"));

  expect(engine.aside).toEqual([]);
  expect(part("kept-aside")).toBeNull();
  expect(document.body.textContent).not.toContain(t("menu-aside_drop"));
});
