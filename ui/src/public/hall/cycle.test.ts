import { expect, test } from "vitest";
import { Cycle, drawIn, isFresh, panelsAsked, secondsAsked } from "./cycle.svelte";

const THERE = ["standings", "seats", "places"];
const cycle = (...pages: number[]): Cycle => new Cycle(() => pages.map((n, at) => ({ id: THERE[at] ?? "", pages: n })));
const press = (key: string) => ({ key, metaKey: false, ctrlKey: false, altKey: false });

test("every page of a panel comes before the next panel, and after the last the first", () => {
  const turning = cycle(1, 2, 1);
  const seen: [number, number][] = [];
  for (let n = 0; n < 5; n++) {
    seen.push([turning.at, turning.page]);
    turning.turn(1);
  }
  expect(seen).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 0],
    [0, 0],
  ]);
});

test("back from the first panel comes the last page of the last", () => {
  const turning = cycle(1, 1, 3);
  turning.turn(-1);
  expect([turning.at, turning.page]).toEqual([2, 2]);
});

test("a panel that loses pages shows its last, and one that has gone gives way to the first", () => {
  let panels = [
    { id: "standings", pages: 1 },
    { id: "places", pages: 3 },
  ];
  const turning = new Cycle(() => panels);
  for (let n = 0; n < 3; n++) turning.turn(1);
  expect([turning.at, turning.page]).toEqual([1, 2]);
  panels = [
    { id: "standings", pages: 1 },
    { id: "places", pages: 2 },
  ];
  expect([turning.at, turning.page]).toEqual([1, 1]);
  panels = [{ id: "standings", pages: 1 }];
  expect([turning.at, turning.page]).toEqual([0, 0]);
});

test("the space bar holds the panels and lets them go on; an arrow turns and holds", () => {
  const turning = cycle(1, 1);
  expect(turning.key(press(" "))).toBe(true);
  expect(turning.held).toBe(true);
  turning.key(press(" "));
  expect(turning.held).toBe(false);
  turning.key(press("ArrowRight"));
  expect([turning.held, turning.at]).toEqual([true, 1]);
  expect(turning.key(press("x"))).toBe(false);
  expect(turning.key({ ...press(" "), ctrlKey: true })).toBe(false);
});

test("a single page has nothing to hold", () => {
  const turning = cycle(1);
  expect(turning.turns).toBe(false);
  expect(turning.key(press(" "))).toBe(false);
});

test("the address chooses panels and their order, and what is not there is passed over", () => {
  expect(panelsAsked("?panels=places,standings", THERE)).toEqual(["places", "standings"]);
  expect(panelsAsked("?panels=places, nothing,places", THERE)).toEqual(["places"]);
  expect(panelsAsked("?panels=nothing", THERE)).toEqual(THERE);
  expect(panelsAsked("", THERE)).toEqual(THERE);
});

test("the address says how long a page stands, within what can be read and what is not asleep", () => {
  expect(secondsAsked("?seconds=20")).toBe(20);
  expect(secondsAsked("?seconds=1")).toBe(5);
  expect(secondsAsked("?seconds=999")).toBe(120);
  expect(secondsAsked("?seconds=soon")).toBe(15);
  expect(secondsAsked("")).toBe(15);
});

test("a draw is shown by itself for ten minutes", () => {
  const draw = { drawn_at: "2027-05-08T10:00:00.000Z" };

  expect(isFresh(draw, Date.parse("2027-05-08T10:09:59Z"))).toBe(true);
  expect(isFresh(draw, Date.parse("2027-05-08T10:10:00Z"))).toBe(false);
});

test("the address asks for the draw alone, or before the panels that it names", () => {
  expect(drawIn("?panels=draw")).toBe("alone");
  expect(drawIn("?panels=draw,places")).toBe("first");
  expect(drawIn("?panels=places")).toBeNull();
  expect(drawIn("")).toBe("made");
});
