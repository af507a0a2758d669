// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import App from "./App.svelte";
import { words } from "./engine";
import { FakeEngine } from "./fixture/fake.svelte";

// jsdom knows no media queries, and modules ask for one while they are read.
vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} })));

let shown: object | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  location.hash = "";
});

test("a link that was opened and brought nothing says why where the code is typed", async () => {
  await words.choose("en");
  location.hash = "#resume=.lines";
  const engine = new FakeEngine({ where: "join" });
  engine.answer = { name: "NotARecordersCode", sentence: "", fields: {} };
  shown = mount(App, { target: document.body, props: { engine } });
  flushSync();
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("[role=alert]")?.textContent).toBe("This code is not for the recorder of a table.");
  });
  expect(engine.asked).toMatchObject([["resume", expect.stringContaining("#resume=.lines")]]);
});
