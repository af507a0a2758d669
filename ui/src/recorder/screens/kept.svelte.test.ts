// @vitest-environment jsdom
import { flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Notice } from "../engine";
import { t, words } from "../../lib/words/words.svelte";
import { recorder } from "../../lib/words/parts/recorder";
import { refusals as refusalWords } from "../../lib/words/parts/refusals";
import { FakeEngine, type Scene } from "../fixture/fake.svelte";
import Conflict from "./Conflict.svelte";
import HandOver from "./HandOver.svelte";
import Menu from "./Menu.svelte";
import { part, refusals, saidIn } from "../../lib/shell/parts";

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
  vi.unstubAllGlobals();
});

const ASIDE: Scene["aside"] = [
  {
    event: "cup",
    session: 1,
    table: 1,
    deal: 17,
    bundle: "ours",
    refusal: null,
    lines: [{ n: 4, body: { do: "fold", seat: 1 }, at: "2026-11-28T10:12:00Z" }],
  },
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
  await tick();
  await tick();
  flushSync();
}

test("where a browser does not copy, the link stands on the screen, marked, and is what the keyboard is at", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("not here")) } });
  await show(HandOver, { engine: new FakeEngine(), onclose: () => {} });
  await press(t("handover-copy"));

  const field = document.querySelector("textarea");
  expect(field?.value).toBe("https://hall.example/recorder/#resume=code.");
  expect(document.activeElement).toBe(field);
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, field?.value.length]);
  expect([field?.getAttribute("aria-label"), field?.labels?.length]).toEqual([t("handover-link"), 0]);
  expect(part("by-hand-link")).not.toBeNull();
});

test("whoever leaves a table hears of the lines that only this device has, and can save them", async () => {
  await show(Menu, { engine: new FakeEngine({ aside: ASIDE }), table: 1, keys: "", onclose: () => {} });
  await press(t("menu-leave"));

  expect(saidIn("kept-aside", { lines: 1 })).toBe(t("menu-leave_aside", { n: 1 }));
  expect(document.body.textContent).toContain(t("menu-aside"));
});

test("a clash stays on the screen when the call for the director is refused", async () => {
  const notice: Extract<Notice, { kind: "taken" }> = {
    id: 1,
    kind: "taken",
    deal: 17,
    n: 4,
    by: "Ben",
    kept: 1,
    bundle: "ours",
  };
  const engine = new FakeEngine({ aside: ASIDE, notices: [notice] });
  await show(Conflict, { engine, lines: [], where: "Deal 17", say: () => "folds", notice });
  engine.answer = { name: "NotNow", sentence: "this is not possible now", fields: {} };
  await press(t("more-director"));
  expect(engine.notices).toHaveLength(1);
  expect(refusals()).toEqual(["NotNow"]);
  engine.answer = null;
  await press(t("more-director"));

  expect(engine.notices).toEqual([]);
});
