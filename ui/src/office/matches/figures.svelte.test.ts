// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { MatchOffice } from "../protocol";
import MatchFigures from "./MatchFigures.svelte";
import { part } from "../../lib/shell/parts";
import { office as officeWords } from "../../lib/words/parts/office";
import { officePlay } from "../../lib/words/parts/office_play";
import { words } from "../../lib/words/words.svelte";

await words.need(officeWords, officePlay);

type Room = MatchOffice["matches"][number]["open"];

let mounted: object[] = [];

afterEach(() => {
  for (const one of mounted) void unmount(one);
  mounted = [];
  document.body.innerHTML = "";
});

const room = (table: number, more: Partial<Room> = {}): Partial<Room> => ({
  table,
  due: "play",
  in_touch: true,
  waiting_lines: 0,
  ...more,
});

/** How the recorders of one match stand: the figure, what is said of it, its tone. */
function recorders(open: Partial<Room>, closed: Partial<Room>, recorded = true): [string, string, string] {
  const summary = {
    games_over: 0,
    games: 8,
    matches_over: 0,
    matches: 2,
    median_minutes: null,
    tables_in_play: 2,
    calls: 0,
    attention: 0,
    recorders_in_touch: [open, closed].filter((one) => one.in_touch).length,
  };
  const office = { recorded, summary, matches: [{ stage: "playing", open, closed }] } as unknown as MatchOffice;
  mounted.push(mount(MatchFigures, { target: document.body, props: { office } }));
  flushSync();
  const line = part("figure", { figure: "recorders" });
  return [
    line?.querySelector("strong")?.textContent ?? "",
    line?.querySelector("span")?.textContent ?? "",
    line?.classList.contains("amber") ? "amber" : "",
  ];
}

test("recorders who are all in touch are told without a colour", () => {
  expect(recorders(room(1), room(2))).toEqual(["All 2", "recorders in touch", ""]);
});

test("a recorder who is out of touch is named by the table, in amber", () => {
  expect(recorders(room(1), room(2, { in_touch: false }))).toEqual([
    "1 of 2",
    "recorders in touch, not at table 2",
    "amber",
  ]);
});

test("recorders who are all out of touch are told in amber", () => {
  expect(recorders(room(1, { in_touch: false }), room(2, { in_touch: false }))).toEqual([
    "0 of 2",
    "recorders in touch",
    "amber",
  ]);
});

test("a recorder who sends late is told in amber", () => {
  expect(recorders(room(1, { waiting_lines: 3 }), room(2))).toEqual([
    "All 2",
    "recorders in touch, table 1 sends 3 lines late",
    "amber",
  ]);
});

test("a room that has played its games may be out of touch", () => {
  expect(recorders(room(1), room(2, { in_touch: false, due: "over" }))).toEqual(["1 of 2", "recorders in touch", ""]);
});

// D3
test("a rehearsal counts no recorders and is not alarmed", () => {
  expect(recorders(room(1, { in_touch: false }), room(2, { in_touch: false }), false)).toEqual([
    "Rehearsal",
    "programs play, without recorders",
    "",
  ]);
});
