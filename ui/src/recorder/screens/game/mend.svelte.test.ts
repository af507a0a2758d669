// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { OPENING } from "../../../lib/backgammon/board";
import type { Game, GameLine, GameTableLike, Mending } from "../../engine";
import { t, words } from "../../../lib/words/words.svelte";
import { recorder } from "../../../lib/words/parts/recorder";
import { refusals as refusalWords } from "../../../lib/words/parts/refusals";
import GameLines from "./GameLines.svelte";
import MendPad from "./MendPad.svelte";
import { part, saidIn } from "../../../lib/shell/parts";

let mounted: object[] = [];
let asked: unknown[][] = [];

beforeEach(async () => {
  asked = [];
  // jsdom has dialogues that cannot be opened.
  HTMLDialogElement.prototype.showModal = function (): void {
    this.open = true;
  };
  await words.need(recorder, refusalWords);
});
afterEach(() => {
  for (const one of mounted) void unmount(one);
  mounted = [];
  document.body.innerHTML = "";
});

const line = (n: number, body: GameLine["body"], more: Partial<GameLine> = {}): GameLine => ({
  n,
  body,
  state: "sent",
  by: "recorder 1",
  at: "2026-05-01T10:00:00Z",
  counts: true,
  corrected: null,
  open: false,
  side: "side" in body ? body.side : null,
  dice: null,
  hits: [],
  value: null,
  danced: false,
  ...more,
});
const LINES: GameLine[] = [
  line(0, { do: "opening_roll", white: 6, black: 1 }),
  line(
    1,
    {
      do: "play",
      side: "white",
      moves: [
        [13, 7],
        [8, 7],
      ],
      accepted: false,
    },
    { dice: [6, 1] },
  ),
  line(2, { do: "roll", side: "black", dice: [3, 1] }, { dice: [3, 1] }),
  line(
    3,
    {
      do: "play",
      side: "black",
      moves: [
        [8, 5],
        [6, 5],
      ],
      accepted: false,
    },
    { dice: [3, 1] },
  ),
  line(4, { do: "double", side: "white" }, { open: true, value: 2 }),
];
const PLAYER = { team: "A", name: "Kharkov", player: "A1" };
const GAME = {
  lines: LINES,
  ruleset: { variant: "backgammon", cube: true },
  white: PLAYER,
  black: { ...PLAYER, team: "B", name: "Moscow", player: "B1" },
  board: OPENING.backgammon,
} as unknown as Game;
const mending = (more: Partial<Mending>): Mending => ({
  line: LINES[1]!,
  kind: "play",
  side: "white",
  board: OPENING.backgammon,
  made: [],
  ways: [],
  spent: [],
  whole: false,
  answers: ["play"],
  action: null,
  same: false,
  closed: null,
  broken: null,
  later: [],
  ...more,
});
const WHOLE: Partial<Mending> = {
  made: [
    [24, 18],
    [24, 23],
  ],
  whole: true,
  action: {
    do: "play",
    side: "white",
    moves: [
      [24, 18],
      [24, 23],
    ],
    accepted: false,
  },
};
const CLOSED = { name: "RollStandsBetween", sentence: "", fields: { of: 1 } };

/** A table that only remembers what it was asked. */
const table = new Proxy({} as GameTableLike, {
  get:
    (_, name) =>
    (...args: unknown[]) => (asked.push([name, ...args]), Promise.resolve(null)),
});

function show(more: Partial<Mending>): void {
  mounted.push(mount(MendPad, { target: document.body, props: { table, game: GAME, mending: mending(more) } }));
  flushSync();
}
async function key(name: string): Promise<void> {
  dispatchEvent(new KeyboardEvent("keydown", { key: name }));
  await Promise.resolve();
  flushSync();
}

test("a play is put right when it is whole, with a reason, and not before", async () => {
  show({});
  await key("Enter");
  expect(asked).toEqual([]);
  for (const one of mounted.splice(0)) void unmount(one);
  show({ ...WHOLE, later: LINES.slice(4) });
  expect(part("what-then", { then: "later" })).not.toBeNull();
  expect(saidIn("what-then")).toBe(t("game-mend-later", { n: 1 }));
  await key("Enter");
  expect(asked).toEqual([["correct", "typed wrongly"]]);
});

test("what a recorder may not correct is sent to the director in the words of the list", async () => {
  show({ ...WHOLE, closed: CLOSED });
  expect(saidIn("what-then", { then: "director" })).toContain(t("game-mend-closed_then"));
  await key("Enter");

  expect(asked[0]).toEqual([
    "callDirector",
    "Turn 1: please change “White: 61: 13/7 8/7” to: 61: 24/23 24/18 (typed wrongly)",
  ]);
  expect(asked[1]).toEqual(["mendLeave"]);
});

test("the later line that would not be legal is named, and nothing is recorded", async () => {
  show({ ...WHOLE, broken: { line: LINES[3]!, refusal: { name: "PointClosed", sentence: "", fields: {} } } });
  expect(saidIn("what-then", { then: "broken" })).toContain(t("game-mend-broken", { said: "Black: 31: 8/5 6/5" }));
  expect(saidIn("what-then")).toContain(t("refusal-PointClosed"));
  await key("Enter");

  expect(asked.map(([name]) => name)).toEqual(["callDirector", "mendLeave"]);
});

test("own words are asked for where they are chosen; Escape goes back to the game", async () => {
  show(WHOLE);
  const select = document.querySelector("select")!;
  select.value = "own";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  expect(part("send")?.querySelector("button")?.disabled).toBe(true);
  await key("Escape");
  expect(asked).toEqual([["mendLeave"]]);
});

test("the turns are listed with the newest first; a play can be put right, and so can dice that were thrown", () => {
  const noop = (): void => undefined;
  const open = (n: number | null, drawn: boolean): string[] => {
    mounted.push(
      mount(GameLines, {
        target: document.body,
        props: { table, game: GAME, n, drawn, onchoose: noop, onclose: noop },
      }),
    );
    flushSync();
    const found = [
      ...document.querySelectorAll("[data-testid=turn-line] button, [data-testid=sheet-of-table] > button"),
    ].map((button) => button.textContent?.replace(/\s+/g, " ").trim() ?? "");
    for (const one of mounted.splice(0)) void unmount(one);
    return found;
  };
  expect(open(null, true)).toEqual(["doubles to 2", "231: 8/5 6/5", "161: 13/7 8/7", "opening 6:1"]);
  expect(open(3, true)).toEqual(["Put it right"]);
  expect(open(3, false)).toEqual(["Put it right", "The dice were others"]);
  expect(open(0, true)).toEqual(["Call the director"]);
});
