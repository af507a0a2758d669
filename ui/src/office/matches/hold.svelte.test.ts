// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { MatchOffice } from "../protocol";
import Pauses from "./Pauses.svelte";
import Rounds from "./Rounds.svelte";
import { part, saidIn } from "../../lib/shell/parts";
import { officePlay } from "../../lib/words/parts/office_play";
import { officeSays } from "../../lib/words/parts/office_says";
import { words } from "../../lib/words/words.svelte";

await words.need(officePlay, officeSays);

let mounted: object[] = [];
let requests: unknown[][] = [];

afterEach(() => {
  for (const one of mounted) void unmount(one);
  mounted = [];
  requests = [];
  document.body.innerHTML = "";
});

const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll("button")];

function rounds(more: Partial<NonNullable<MatchOffice["rounds"]>>): void {
  const props = {
    rounds: { begun: 1, due: 2, rounds: 3, playing: [], ...more },
    begin: async (round: number) => requests.push([round]) > 0,
  };
  mounted.push(mount(Rounds, { target: document.body, props }));
  flushSync();
}
function pauses(standing: MatchOffice["pauses"]): void {
  const office = { tables: [1, 2], pauses: standing } as unknown as MatchOffice;
  const tell = async (path: string, body: unknown): Promise<boolean> => requests.push([path, body]) > 0;
  mounted.push(mount(Pauses, { target: document.body, props: { office, tell } }));
  flushSync();
}

test("a round that can begin names the matches that are still being played", () => {
  const where = { key: "says-board-round", fields: { board: "Board", round: 1 } };
  rounds({ playing: [{ key: "says-match-at", fields: { where, first: "Kharkov", second: "Moscow" } }] });
  expect(saidIn("rounds")).toContain("Board, round 1, Kharkov against Moscow");
  buttons()[0]?.click();
  flushSync();
  buttons()[0]?.click();
  expect(requests).toEqual([[2]]);
});

test("whoever has pressed once can still leave the round as it is", () => {
  rounds({});
  buttons()[0]?.click();
  flushSync();
  expect(buttons().map((button) => button.textContent)).toEqual(["Yes, begin round 2", "Not yet"]);
  buttons()[1]?.click();
  flushSync();
  expect(buttons().map((button) => button.textContent)).toEqual(["Begin round 2"]);
  expect(requests).toEqual([]);
});

test("after the last round there is none to begin", () => {
  rounds({ begun: 3, due: null });
  expect(part("rounds", { begun: 3, rounds: 3 })?.hasAttribute("data-due")).toBe(false);
  expect(saidIn("rounds")).toContain("It is the last one.");
  expect(buttons()).toEqual([]);
});

test("play is paused at every table, and its reason is told", () => {
  pauses([]);
  const reason = document.querySelector("input") as HTMLInputElement;
  reason.value = "supper";
  reason.dispatchEvent(new Event("input", { bubbles: true }));
  document.querySelector("form")?.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
  expect(requests).toMatchObject([["/pause", { table: null, reason: "supper" }]]);
});

test("play goes on where it was paused, everywhere first", () => {
  const at = "2027-05-01T18:00:00Z";
  pauses([
    { table: null, reason: "", at },
    { table: 2, reason: "a clock", at },
  ]);
  expect(saidIn("paused", { table: 2 })).toContain("a clock");
  expect(buttons().map((button) => button.getAttribute("aria-label"))).toEqual(["Play on everywhere"]);
  buttons()[0]?.click();
  expect(requests).toMatchObject([["/resume", { table: null }]]);
});
