// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { t, words } from "../../lib/words/words.svelte";
import { recorder } from "../../lib/words/parts/recorder";
import { refusals as refusalWords } from "../../lib/words/parts/refusals";
import { FakeEngine, type Scene } from "../fixture/fake.svelte";
import Notices from "./Notices.svelte";
import { parts } from "../../lib/shell/parts";

let mounted: object | null = null;

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  document.body.innerHTML = "";
});

async function bands(link: Scene["link"] & object): Promise<(string | null)[]> {
  await words.need(recorder, refusalWords);
  const engine = new FakeEngine({ link });
  mounted = mount(Notices, { target: document.body, props: { engine, where: String, say: () => "", lines: () => [] } });
  flushSync();
  return [...parts("notice"), ...parts("refusal")].map(
    ({ dataset, textContent }) => `${dataset["refusal"] ?? dataset["notice"]}: ${textContent}`,
  );
}

test("while the server cannot write the screen says why, and that it is tried again", async () => {
  const busy = { name: "LogBusy", sentence: "", fields: {} };

  expect(await bands({ light: "amber", waiting: 2, busy })).toEqual([`LogBusy: ${t("refusal-LogBusy")}`]);
});

test("while it writes nothing is said of it", async () => {
  expect(await bands({ light: "amber", waiting: 2 })).toEqual([]);
});
