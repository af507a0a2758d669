import { expect, test } from "vitest";
import type { LadderRow, SeatLadder } from "../../lib/protocol/api";
import { barOf, find, firstToLeave, sizesOf } from "./bars";
import { sessionsOf } from "./stages";

const row = (entry: string, name: string, opening: number, total: number, stays = true): LadderRow =>
  ({ entry, name, opening, total, stays }) as LadderRow;
const ladder: SeatLadder = {
  seat: 4,
  staying: 2,
  rows: [row("3", "Élodie Martín", 250, 700), row("12", "Zoë", 100, 50), row("7", "Ann", 0, -300, false)],
};

test("what was brought along and what was won make the whole bar, on one scale for the seat", () => {
  const bar = barOf(ladder.rows);

  expect(bar(ladder.rows[0] as LadderRow)).toEqual({ brought: 55, won: 45 });
  expect(bar(ladder.rows[2] as LadderRow)).toEqual({ brought: 0, won: 0 });
});

test("who has lost of what he brought has a bar that ends at his total", () => {
  expect(barOf(ladder.rows)(ladder.rows[1] as LadderRow)).toEqual({ brought: 35, won: 0 });
});

test("the line stands above the first who leaves, and nowhere where nobody does", () => {
  expect(firstToLeave(ladder)).toBe(2);
  expect(firstToLeave({ ...ladder, rows: ladder.rows.slice(0, 2) })).toBe(-1);
});

test("a player is found by a part of the name without accents, or by the number", () => {
  expect(find([ladder], "martin").map(({ row }) => row.entry)).toEqual(["3"]);
  expect(find([ladder], "ZOE").map(({ seat }) => seat)).toEqual([4]);
  expect(find([ladder], "7").map(({ row }) => row.name)).toEqual(["Ann"]);
  expect(find([ladder], "bob")).toEqual([]);
});

test("a stage of one session is called by its name, of several each by its number", () => {
  const stage = {
    name: "Preliminary",
    sessions: [1, 2],
    seats: 9,
    deals: 6,
    eliminate: 34,
    carry_over: 250,
    final: false,
  };

  expect(sessionsOf([stage, { ...stage, name: "Semi-final", sessions: [3] }]).map(({ title }) => title)).toEqual([
    "Preliminary 1/2",
    "Preliminary 2/2",
    "Semi-final",
  ]);
});

test("seats of unequal tables have the sizes of their fields", () => {
  const seat = (players: number): { rows: unknown[] } => ({ rows: Array.from({ length: players }) });

  expect(sizesOf([seat(5), seat(3), seat(5)])).toEqual({ least: 3, most: 5 });
});
