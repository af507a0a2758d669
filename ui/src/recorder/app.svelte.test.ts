// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import App from "./App.svelte";
import { t, words } from "../lib/words/words.svelte";
import { recorder } from "../lib/words/parts/recorder";
import { refusals as refusalWords } from "../lib/words/parts/refusals";
import { FakeEngine } from "./fixture/fake.svelte";
import { refusals, saidIn } from "../lib/shell/parts";

// jsdom knows no media queries, and modules ask for one while they are read.
vi.hoisted(() =>
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} })),
);

// Nor does it open dialogues.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};

let mounted: object | null = null;

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  document.body.innerHTML = "";
  location.hash = "";
});

test("S9: a link that was opened where somebody is signed in does nothing before it is confirmed", async () => {
  await words.need(recorder, refusalWords);
  location.hash = "#resume=code.";
  const engine = new FakeEngine({ where: "join" });
  engine.waits = { name: "Dora Lind", table: { event_name: "Team Cup", table: 3, signs_out: false }, lines: 2 };
  mounted = mount(App, { target: document.body, props: { engine } });
  await vi.waitFor(() => {
    flushSync();
    expect(saidIn("brought-as")).toBe(t("brought-who", { name: "Dora Lind" }));
  });
  const adds = t("brought-table", { name: "Dora Lind", table: 3, event: "Team Cup" });
  expect(saidIn("brought-does")).toBe(`${adds} ${t("brought-lines", { n: 2 })}`);
  expect(engine.asked).toEqual([]);
  [...document.querySelectorAll("dialog button")]
    .find((button) => button.textContent === t("brought-go"))
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();

  expect(engine.asked).toMatchObject([["resume", expect.stringContaining("#resume=code.")]]);
});

test("a link that was opened and brought nothing says why where the code is typed", async () => {
  await words.need(recorder, refusalWords);
  location.hash = "#resume=.lines";
  const engine = new FakeEngine({ where: "join" });
  engine.answer = { name: "NotARecordersCode", sentence: "", fields: {} };
  mounted = mount(App, { target: document.body, props: { engine } });
  flushSync();
  await vi.waitFor(() => {
    flushSync();
    expect(refusals()).toEqual(["NotARecordersCode"]);
  });
  expect(engine.asked).toMatchObject([["resume", expect.stringContaining("#resume=.lines")]]);
});
