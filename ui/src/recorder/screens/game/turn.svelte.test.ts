// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { OPENING } from "../../../lib/backgammon/board";
import type { Game, GameTableLike, Refusal } from "../../engine";
import { t, words } from "../../../lib/words/words.svelte";
import { recorder } from "../../../lib/words/parts/recorder";
import { refusals as refusalWords } from "../../../lib/words/parts/refusals";
import GameFoot from "./GameFoot.svelte";
import TurnPad from "./TurnPad.svelte";
import { refusals, saidIn } from "../../../lib/shell/parts";

let mounted: object[] = [];
let asked: unknown[][] = [];
let held: Refusal | null = null;

beforeEach(async () => {
  // jsdom lays nothing out, and has nothing to scroll.
  Element.prototype.scrollTo = () => {};
  asked = [];
  held = null;
  await words.need(recorder, refusalWords);
});
afterEach(() => {
  for (const one of mounted) void unmount(one);
  mounted = [];
  document.body.innerHTML = "";
});

const NOBODY = { white: [], black: [] };
const LEGAL: Game["legal"] = {
  side: "white",
  roll: false,
  double: false,
  take: false,
  pass: false,
  beaver: false,
  accept: false,
  decline: false,
  resign: NOBODY,
  only: null,
};
const game = (more: Partial<Game>): Game => ({
  deal: 3,
  number: 3,
  games: 4,
  match: 1,
  round: 1,
  name: "Kharkov against Moscow",
  ruleset: { variant: "backgammon", cube: true },
  white: { team: "A", name: "Kharkov", player: "A1", letters: "A", colour: 1 },
  black: { team: "B", name: "Moscow", player: "B1", letters: "B", colour: 2 },
  step: "roll",
  typing: null,
  board: { ...OPENING.backgammon, turn: "white", due: "roll" },
  legal: LEGAL,
  offer: null,
  beavered: false,
  again: null,
  made: [],
  ways: [],
  whole: false,
  spent: [],
  free: false,
  last: null,
  lines: [],
  undoable: null,
  result: null,
  calling: false,
  ruling: null,
  since: null,
  mayGoOn: false,
  ...more,
});

/** A table that only remembers what it was asked. */
function tableOf(one: Game, mayUndo = false): GameTableLike {
  return new Proxy({} as GameTableLike, {
    get: (_, name) =>
      name === "game"
        ? one
        : name === "mayUndo"
          ? mayUndo
          : name === "held"
            ? held
            : (...args: unknown[]) => (asked.push([name, ...args]), Promise.resolve(null)),
  });
}
function show(more: Partial<Game>): void {
  const one = game(more);
  mounted.push(mount(TurnPad, { target: document.body, props: { table: tableOf(one), game: one, thrown: false } }));
  flushSync();
}
function keys(...names: string[]): void {
  for (const key of names) {
    dispatchEvent(new KeyboardEvent("keydown", { key }));
    flushSync();
  }
}
const buttons = (): string[] =>
  [...document.querySelectorAll("button")].map(
    (button) => button.textContent?.replace(/(Enter|[DTP])$/, "").trim() ?? "",
  );

test("a double stands beside the roll only while it may be offered", () => {
  show({ legal: { ...LEGAL, roll: true, double: true } });
  expect(buttons()).toEqual(["Double to 2", "ROLL"]);
  keys("d", "Enter");
  expect(asked).toEqual([["double"], ["roll"]]);
});

test("after an undone roll there is the roll alone", () => {
  show({ legal: { ...LEGAL, roll: true } });
  expect(buttons()).toEqual(["ROLL"]);
  keys("d");
  expect(asked).toEqual([]);
});

test("a double is answered by take and pass, and by a beaver where it is allowed", () => {
  show({ step: "answer", legal: { ...LEGAL, take: true, pass: true, beaver: true } });
  expect(buttons()).toEqual(["Beaver: cube at 4", "Pass", "Take"]);
  keys("t", "p");
  expect(asked).toEqual([["take"], ["pass"]]);
});

test("a play is done when it is whole, and not before", () => {
  show({ step: "play", board: { ...OPENING.backgammon, turn: "white", due: "play", dice: [6, 1] } });
  keys("Enter");
  expect(asked).toEqual([]);
  for (const one of mounted.splice(0)) void unmount(one);
  show({
    step: "play",
    whole: true,
    made: [
      [13, 7],
      [8, 7],
    ],
    board: { ...OPENING.backgammon, turn: "white", due: "play", dice: [6, 1] },
  });
  expect(saidIn("moves-made")).toBe("13/7 8/7");
  keys("Enter");
  expect(asked).toEqual([["done"]]);
});

test("the only play can be entered at once", () => {
  show({
    step: "play",
    legal: {
      ...LEGAL,
      only: [
        [25, 20],
        [6, 5],
      ],
    },
    board: { ...OPENING.backgammon, turn: "white", due: "play", dice: [5, 1] },
  });
  document.querySelector<HTMLButtonElement>("button")?.click();
  expect(asked).toEqual([["makeOnly"]]);
});

test("two dice are a roll, by taps or digits; of the opening White's is the first", () => {
  show({ typing: "throw" });
  keys("3", "6");
  expect(asked).toEqual([["dice", [3, 6]]]);
  for (const one of mounted.splice(0)) void unmount(one);
  show({ typing: "throw", step: "opening", board: OPENING.backgammon, legal: { ...LEGAL, side: null } });
  const [, black] = [...document.querySelectorAll('[role="group"]')];
  black?.querySelectorAll("button")[4]?.click();
  keys("2");
  expect(asked[1]).toEqual(["dice", [2, 5]]);
});

test("a turn that could not be played is told", () => {
  show({ last: { side: "black", dice: [6, 6], moves: null }, legal: { ...LEGAL, roll: true } });
  expect(saidIn("danced", { side: "black", roll: "66" })).toBe(t("game-danced", { side: t("game-black"), roll: "66" }));
});

test("undo has its corner and its key, and nothing to do where nothing can be taken back", () => {
  for (const may of [false, true]) {
    const one = game({});
    const noop = (): void => undefined;
    mounted.push(
      mount(GameFoot, {
        target: document.body,
        props: { table: tableOf(one, may), game: one, online: noop, onmore: noop, ondirector: noop },
      }),
    );
    flushSync();
    keys("u");
    expect(asked).toEqual(may ? [["undo"]] : []);
    for (const each of mounted.splice(0)) void unmount(each);
  }
});

test("a roll that the server holds up says for how long", () => {
  show({ step: "rolling" });
  expect(saidIn("roll-awaited")).toBe(t("game-rolling"));
  held = { name: "RollTooSoon", sentence: "", fields: { table: 1, seconds: 2 } };
  document.body.innerHTML = "";
  show({ step: "rolling" });
  expect(refusals()).toEqual(["RollTooSoon"]);
  expect(document.querySelector("[data-refusal-seconds]")?.textContent).toContain("2");
});

test("a resignation in long gammon is offered, and stands in the list, in the words of that game", () => {
  const ruleset = { variant: "long-gammon", cube: false } as const;
  const line: Game["lines"][number] = {
    n: 4,
    body: { do: "resign", side: "black", level: "gammon" },
    state: "sent",
    by: "",
    at: "",
    counts: true,
    corrected: null,
    open: false,
    side: "black",
    dice: null,
    hits: [],
    value: null,
    danced: false,
  };
  const one = game({
    ruleset,
    step: "resignation",
    offer: "gammon",
    legal: { ...LEGAL, accept: true, decline: true },
    lines: [line],
  });
  const table = tableOf(one);
  mounted.push(mount(TurnPad, { target: document.body, props: { table, game: one, thrown: false } }));
  mounted.push(
    mount(GameFoot, {
      target: document.body,
      props: { table, game: one, online: () => {}, onmore: () => {}, ondirector: () => {} },
    }),
  );
  flushSync();

  expect(document.body.textContent?.match(/mars/g)).toHaveLength(2);
  expect(document.body.textContent).not.toContain("gammon");
});
