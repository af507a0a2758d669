// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { part } from "../../lib/shell/parts";
import { officePlay } from "../../lib/words/parts/office_play";
import { officeSays } from "../../lib/words/parts/office_says";
import { words } from "../../lib/words/words.svelte";
import type { Consequences } from "../protocol";
import Changes from "./Changes.svelte";

await words.need(officePlay, officeSays);

let mounted: object | null = null;

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  document.body.innerHTML = "";
});

test.each([
  [{ key: "says-change-at-seat", fields: { seat: 1, moves: "Ana is 2nd" } }, "Seat 1: Ana is 2nd"],
  [
    { key: "says-change-at-session-seat", fields: { session: 2, seat: 1, moves: "Ana is 2nd" } },
    "Session 2, seat 1: Ana is 2nd",
  ],
])("a change in a seat says once which seat it is", (text, said) => {
  const found: Consequences = {
    sentences: [],
    seats: [],
    ladders: [{ seat: 1, text, before: "3", after: "2" }],
    teams: [],
    refused: null,
    replaces: false,
  };
  mounted = mount(Changes, { target: document.body, props: { found } });
  flushSync();

  expect(part("changes")?.querySelector("tbody th")?.textContent.trim()).toBe(said);
});
