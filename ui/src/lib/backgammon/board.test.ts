import { expect, test } from "vitest";
import { acrossFrom, BAR, PLAIN, OFF, OPENING, spoken, type BoardJson, type Variant } from "./board";
import { place } from "./checkers";
import {
  areaOf,
  checkerAt,
  columnOf,
  geometry,
  keyOf,
  type Place,
  placeAt,
  placeOf,
  pointOf,
  rows,
  type View,
} from "./geometry";
import { sayMoves, sayRoll } from "./notation";

const view = (variant: Variant, more: Partial<View> = {}) =>
  geometry({ variant, viewer: "white", home: "right", print: 12, ...more });
const EVERY: View[] = (["backgammon", "long-gammon"] as const).flatMap((variant) =>
  (["white", "black"] as const).flatMap((viewer) =>
    (["right", "left"] as const).map((home) => ({ variant, viewer, home, print: 12 })),
  ),
);

test("a side's 24 is the other side's ace in backgammon, and its 12 in long gammon", () => {
  expect(acrossFrom("backgammon", 24)).toBe(1);
  expect(acrossFrom("long-gammon", 24)).toBe(12);
  expect(acrossFrom("long-gammon", 12)).toBe(24);
});

test("a game begins with fifteen checkers a side", () => {
  for (const board of Object.values(OPENING)) {
    for (const own of [board.white, board.black]) expect(own.reduce((sum, count) => sum + count)).toBe(15);
    const pips = board.white.reduce((sum, count, point) => sum + count * point, 0);
    expect(pips).toBe(board.pips.white);
  }
});

test("White looks at its home at the bottom right, Black turned round at its own", () => {
  for (const viewer of ["white", "black"] as const) {
    const shape = view("backgammon", { viewer });
    expect(placeOf(shape, viewer, 1)).toEqual({ at: "point", number: 1 });
    expect(columnOf(shape, 1)).toEqual({ column: 11, top: false });
    expect(columnOf(shape, 24)).toEqual({ column: 11, top: true });
    expect(columnOf(shape, 12)).toEqual({ column: 0, top: false });
  }
  expect(columnOf(view("backgammon", { home: "left" }), 1)).toEqual({ column: 0, top: false });
});

test("in long gammon the two heads lie across from each other and nobody has a bar", () => {
  const shape = view("long-gammon");
  expect(columnOf(shape, 24)).toEqual({ column: 11, top: true });
  const black = placeOf(shape, "black", 24) as { number: number };
  expect(columnOf(shape, black.number)).toEqual({ column: 0, top: false });
  expect(
    rows(shape)
      .flat()
      .filter(({ at }) => at === "bar"),
  ).toEqual([]);
  expect(shape.trays.white.x).toBeGreaterThan(shape.width / 2);
  expect(shape.trays.black).toMatchObject({ top: true });
  expect(shape.trays.black.x).toBeLessThan(shape.width / 2);
});

test("every place of every view is where a pointer finds it, and nowhere else", () => {
  for (const one of EVERY) {
    const shape = geometry(one);
    const places = rows(shape).flat();
    expect(places).toHaveLength(one.variant === "backgammon" ? 28 : 26);
    for (const place of places) {
      const area = areaOf(shape, place);
      const centre = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
      expect(keyOf(placeAt(shape, centre) as Place)).toBe(keyOf(place));
      const outermost = checkerAt(shape, place, 0);
      expect(keyOf(placeAt(shape, outermost) as Place)).toBe(keyOf(place));
    }
    expect(placeAt(shape, { x: -5, y: 20 })).toBeNull();
  }
});

test("a place is called by the number of the side that asks, there and back", () => {
  for (const one of EVERY) {
    for (const side of ["white", "black"] as const) {
      const bar = one.variant === "backgammon" ? [BAR] : [];
      for (const point of [OFF, ...bar, ...Array.from({ length: 24 }, (_, n) => n + 1)]) {
        expect(pointOf(one, side, placeOf(one, side, point))).toBe(point);
      }
    }
  }
});

test("a checker keeps its identity when it moves, and so do those that stay", () => {
  const before = place(OPENING.backgammon);
  const white = [...OPENING.backgammon.white];
  for (const [start, end] of [
    [8, 5],
    [6, 5],
  ] as const) {
    white[start] = (white[start] as number) - 1;
    white[end] = (white[end] as number) + 1;
  }
  const after = place({ white, black: OPENING.backgammon.black }, before);

  expect(new Set(after.map(({ id }) => id))).toEqual(new Set(before.map(({ id }) => id)));
  const moved = after.filter((now) => before.find(({ id }) => id === now.id)?.point !== now.point);
  expect(moved.map(({ point, height }) => [point, height])).toEqual([
    [5, 0],
    [5, 1],
  ]);
  for (const now of after) {
    const onPoint = after.filter((one) => one.side === now.side && one.point === now.point).map(({ height }) => height);
    expect([...onPoint].sort((a, b) => a - b)).toEqual(onPoint.map((_, n) => n));
  }
});

test("plays and rolls are written as players write them", () => {
  expect(sayRoll([1, 6])).toBe("61");
  expect(
    sayMoves([
      [6, 5],
      [8, 5],
      [6, 5],
    ]),
  ).toBe("8/5 6/5(2)");
  expect(
    sayMoves([
      [25, 20],
      [6, 0],
    ]),
  ).toBe("bar/20 6/off");
  expect(sayMoves([])).toBe("");
});

test("a position can be said in words", () => {
  const board: BoardJson = { ...OPENING.backgammon, cube: { value: 2, owner: "black", offered_by: null } };
  expect(spoken(board)).toBe("White: 2 24, 5 13, 3 8, 5 6; Black: 2 24, 5 13, 3 8, 5 6; doubling cube at 2, Black's");
  expect(PLAIN.cube({ value: 2, owner: "white", offered_by: "white" })).toBe("doubling cube, White offers 4");
  expect(PLAIN.point(13, 5, "white")).toBe("13 point, five white checkers");
  expect(PLAIN.point(7, 0, null)).toBe("7 point, empty");
  expect(PLAIN.bar("black", 1)).toBe("bar, one black checker");
});
