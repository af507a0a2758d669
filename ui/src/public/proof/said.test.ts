// @vitest-environment jsdom
import { mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { part } from "../../lib/shell/parts";
import type { Verdict } from "../../lib/protocol/api";
import Said from "./Said.svelte";
import { proof } from "../../lib/words/parts/proof";
import { words } from "../../lib/words/words.svelte";

await words.need(proof);

let mounted: object | null = null;
afterEach(() => {
  if (mounted) void unmount(mounted);
  document.body.innerHTML = "";
});

function show(...verdicts: Verdict[]): void {
  const sentences = verdicts.map((verdict, n) => ({ verdict, text: `Sentence ${n}.`, key: null, fields: {} }));
  mounted = mount(Said, { target: document.body, props: { sentences } });
}
const verdict = (): string | undefined => part("checks")?.textContent ?? part("checks-fail")?.textContent;

test.each<[string, Verdict[]]>([
  ["All 3 checks hold.", ["holds", "holds", "holds"]],
  ["The check holds.", ["holds"]],
  ["2 checks hold, 1 is open.", ["holds", "unproved", "holds"]],
  ["1 check holds, 2 are open.", ["unproved", "holds", "unproved"]],
  ["One check fails. Tell the director.", ["holds", "fails", "unproved"]],
])("the verdict is one sentence: %s", (sentence, verdicts) => {
  show(...verdicts);

  expect(verdict()).toBe(sentence);
});
