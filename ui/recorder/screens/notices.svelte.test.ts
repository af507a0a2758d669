// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { words } from "../engine/words.svelte";
import { FakeEngine, type Scene } from "../fixture/fake.svelte";
import Notices from "./Notices.svelte";

let shown: object | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

async function bands(link: Scene["link"] & object): Promise<(string | null)[]> {
  await words.choose("en");
  const engine = new FakeEngine({ link });
  shown = mount(Notices, { target: document.body, props: { engine, where: String, say: () => "", lines: () => [] } });
  flushSync();
  return [...document.querySelectorAll(".band")].map(({ textContent }) => textContent);
}

test("while the server cannot write the screen says why, and that it is tried again", async () => {
  const busy = { name: "LogBusy", sentence: "", fields: {} };

  expect(await bands({ light: "amber", waiting: 2, busy })).toEqual([
    "Another program is writing to the server's log. It is tried again.",
  ]);
});

test("while it writes nothing is said of it", async () => {
  expect(await bands({ light: "amber", waiting: 2 })).toEqual([]);
});
