// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type BoardJson, type Move, OPENING } from "./board";
import Board from "./Board.svelte";
import { checkerAt, geometry, placeOf } from "./geometry";
import { part, parts } from "../shell/parts";

/** White has 6-1 to play from the start. */
const board: BoardJson = { ...OPENING.backgammon, turn: "white", due: "play", dice: [6, 1] };
const MOVES: Move[] = [
  [24, 18],
  [24, 23],
  [13, 7],
  [8, 2],
  [8, 7],
  [6, 5],
];

let mounted: object | null = null;
const moved: Move[] = [];
let undone = 0;
let measured = 0;

beforeAll(() => {
  // jsdom draws nothing: a unit of the drawing is a pixel here.
  const identity = { inverse: () => identity };
  Object.assign(SVGElement.prototype, {
    getScreenCTM: () => ((measured += 1), identity),
    setPointerCapture: () => undefined,
  });
  vi.stubGlobal(
    "DOMPoint",
    class {
      constructor(
        readonly x: number,
        readonly y: number,
      ) {}
      matrixTransform = (): unknown => this;
    },
  );
});
beforeEach(() => {
  moved.length = 0;
  undone = 0;
  measured = 0;
});
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  document.body.innerHTML = "";
});

function show(more: Record<string, unknown> = {}): void {
  const onmove = (start: number, end: number): void => void moved.push([start, end]);
  const onundo = (): void => void (undone += 1);
  mounted = mount(Board, {
    target: document.body,
    props: { board, label: "Table 1", moves: MOVES, onmove, onundo, ...more },
  });
  flushSync();
}
const named = (start: string): SVGElement => {
  const found = [...document.querySelectorAll<SVGElement>("[data-place]")].find((one) =>
    one.getAttribute("aria-label")?.startsWith(start),
  );
  if (!found) throw new Error(`no place ${start}`);
  return found;
};
const nameOf = (start: string): string | null => named(start).getAttribute("aria-label");
function tap(start: string): void {
  named(start).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
}
function key(name: string): void {
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }),
  );
  flushSync();
}

test("every place has a name in words, and says what may be done there", () => {
  show();

  expect(nameOf("13 point")).toBe("13 point, five white checkers, may be moved");
  expect(nameOf("12 point")).toBe("12 point, five black checkers");
  expect(nameOf("7 point")).toBe("7 point, empty");
  tap("13 point");
  expect(nameOf("13 point")).toBe("13 point, five white checkers, picked up");
  expect(nameOf("7 point")).toBe("7 point, empty, a checker may go here");
});

test("a tap on a checker and a tap on where it may go move it", () => {
  show();
  tap("13 point");
  tap("7 point");

  expect(moved).toEqual([[13, 7]]);
});

test("a tap where it may not go lets the checker go, and moves nothing", () => {
  show();
  tap("13 point");
  tap("9 point");
  tap("7 point");

  expect(moved).toEqual([]);
});

test("another checker may be picked instead", () => {
  show();
  tap("13 point");
  tap("8 point");
  tap("2 point");

  expect(moved).toEqual([[8, 2]]);
});

test("where a checker can go to one place only, one tap may be enough", () => {
  show({ quick: true });
  tap("13 point");
  expect(moved).toEqual([[13, 7]]);
  tap("8 point");
  expect(moved).toHaveLength(1);
});

test("the arrows go over the board, Enter picks and puts down, Escape lets go", () => {
  show();
  named("13 point").focus();
  key("ArrowDown");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("12 point, five black checkers");
  key("ArrowUp");
  key("Enter");
  key("Escape");
  expect(nameOf("13 point")).toBe("13 point, five white checkers, may be moved");
  key("Enter");
  key("ArrowDown");
  for (let step = 0; step < 5; step += 1) key("ArrowRight");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("7 point, empty, a checker may go here");
  key("Enter");

  expect(moved).toEqual([[13, 7]]);
  key("Backspace");
  expect(undone).toBe(1);
});

test("the keyboard has one stop, and can reach the bar and the tray", () => {
  show();
  expect(document.querySelectorAll('[data-place][tabindex="0"]')).toHaveLength(1);
  named("18 point").focus();
  key("ArrowRight");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("bar, no white checkers");
  key("End");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("borne off, no black checkers");
});

const shape = geometry({ variant: "backgammon", viewer: "white", home: "right", print: 12 });
const at = (point: number, height: number) => checkerAt(shape, placeOf(shape, "white", point), height);
function pointer(kind: string, { x, y }: { x: number; y: number }): void {
  const made = Object.assign(new MouseEvent(kind, { bubbles: true, clientX: x, clientY: y }), { pointerId: 1 });
  document.querySelector("svg")?.dispatchEvent(made);
  flushSync();
}

test("a pointer that only passes over the board does not have it measured", () => {
  show();
  pointer("pointermove", at(13, 4));
  pointer("pointermove", at(7, 0));
  expect(measured).toBe(0);
  pointer("pointerdown", at(13, 4));
  pointer("pointermove", at(7, 0));

  expect(measured).toBe(2);
});

test("a checker can be dragged to where it may go, and not elsewhere", () => {
  show();
  pointer("pointerdown", at(13, 4));
  pointer("pointermove", at(9, 0));
  pointer("pointerup", at(9, 0));
  expect(moved).toEqual([]);

  pointer("pointerdown", at(13, 4));
  pointer("pointermove", at(10, 0));
  pointer("pointermove", at(7, 0));
  pointer("pointerup", at(7, 0));
  expect(moved).toEqual([[13, 7]]);
});

test("a board that nobody plays on can be read, and not pressed", () => {
  show({ moves: [], onmove: undefined });

  expect(named("13 point").getAttribute("role")).toBe("img");
  tap("13 point");
  expect(nameOf("13 point")).toBe("13 point, five white checkers");
  expect(document.querySelector("desc")?.textContent).toContain("White: 2 24, 5 13, 3 8, 5 6");
});

test("turned round for Black the same checkers stand under Black's numbers", () => {
  show({ viewer: "black", moves: [], onmove: undefined });

  expect(nameOf("24 point")).toBe("24 point, two black checkers");
  expect(nameOf("1 point")).toBe("1 point, two white checkers");
});

test("more checkers than fit are counted", () => {
  show({ board: OPENING["long-gammon"], moves: [], onmove: undefined });

  expect([...parts("count")].map((one) => one.textContent)).toEqual(["15", "15"]);
  expect(nameOf("24 point")).toBe("24 point, fifteen white checkers");
  expect(nameOf("12 point")).toBe("12 point, fifteen black checkers");
});

test("the last play is marked: ghosts where it came from, a mark on what arrived", () => {
  const white = board.white.map((count, point) => count + (point === 7 ? 2 : point === 8 || point === 13 ? -1 : 0));
  show({
    board: { ...board, white, dice: null },
    moves: [],
    onmove: undefined,
    last: {
      side: "white",
      moves: [
        [13, 7],
        [8, 7],
      ],
    },
  });

  expect(parts("ghost")).toHaveLength(2);
  expect(parts("came")).toHaveLength(2);
});

test("a double that is being played is four dice, and those used fade", () => {
  show({ board: { ...board, dice: [3, 3] }, spent: [3] });

  expect(parts("die")).toHaveLength(4);
  expect(parts("die", { spent: true })).toHaveLength(1);
});

test("an offered cube lies before the one who answers, turned to what is offered", () => {
  show({
    board: {
      ...board,
      turn: "black",
      due: "answer",
      dice: null,
      cube: { value: 2, owner: "white", offered_by: "white" },
    },
    moves: [],
  });
  const cube = part("cube");

  expect(cube?.getAttribute("aria-label")).toBe("doubling cube, White offers 4");
  expect(cube?.textContent).toBe("4");
});
