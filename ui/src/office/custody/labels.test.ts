// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { Deck } from "../protocol";
import Labels from "./Labels.svelte";
import { officePlay } from "../../lib/words/parts/office_play";
import { words } from "../../lib/words/words.svelte";

await words.need(officePlay);

const deck = (deal: number): Deck => ({
  deal,
  reserve: deal > 2 ? deal - 2 : null,
  label: `1-2-${deal}-K`,
  scan: `EVENDEAL:cup:1-2-${deal}-K`,
  holder: 1,
  where: "store",
  who: null,
  at: null,
  broken_by: null,
  broken_at: null,
  broken_label: null,
});

test("each deck of a table has a label with its code, on paper only and gone after it", async () => {
  const printed = vi.fn();
  window.print = printed;
  const page = mount(Labels, {
    target: document.body,
    props: {
      event: "Cup",
      session: 1,
      rows: [{ table: 2, sealed: 3, opened: 0, back: 0, decks: [1, 2, 3].map(deck) }],
    },
  });
  flushSync();
  expect(document.querySelector(".label-sheet")).toBeNull();

  document.querySelector("button")?.click();
  await vi.waitFor(() => expect(printed).toHaveBeenCalledOnce());

  const sheet = document.querySelector("body > .label-sheet");
  expect([...(sheet?.querySelectorAll("li b") ?? [])].map((each) => each.textContent)).toEqual([
    "1-2-1-K",
    "1-2-2-K",
    "1-2-3-K",
  ]);
  expect(sheet?.querySelectorAll("svg[aria-label^='Label 1-2-']")).toHaveLength(3);

  expect([...(sheet?.querySelectorAll("li.reserve strong") ?? [])].map((each) => each.textContent)).toEqual([
    "Reserve 1",
  ]);

  window.dispatchEvent(new Event("afterprint"));
  flushSync();
  expect(document.querySelector(".label-sheet")).toBeNull();
  void unmount(page);
});
