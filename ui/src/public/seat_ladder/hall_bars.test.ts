import { expect, test } from "vitest";
import type { LadderRow, SeatLadder } from "../../lib/protocol/api";
import { barsOf, linesOf } from "./hall_bars";

const row = (entry: string, name: string, opening: number, total: number, stays = true): LadderRow =>
  ({ entry, name, opening, total, stays }) as LadderRow;
const ladder: SeatLadder = {
  seat: 4,
  staying: 2,
  rows: [row("3", "Al", 250, 700), row("12", "Zoë", 100, 50), row("7", "Ann", 0, -300, false)],
};

test("in the hall the bars of all seats have one scale, each from the lowest of its own seat on", () => {
  const other: SeatLadder = { seat: 5, staying: 1, rows: [row("1", "Bo", 0, 2000), row("2", "Cy", 0, 1000, false)] };
  const bar = barsOf([ladder, other]);

  expect(bar(0, ladder.rows[0] as LadderRow)).toEqual({ brought: 25, won: 75 });
  expect(bar(0, ladder.rows[2] as LadderRow)).toEqual({ brought: 0, won: 0 });
  expect(bar(1, other.rows[0] as LadderRow)).toEqual({ brought: 0, won: 100 });
  expect(bar(1, other.rows[1] as LadderRow)).toEqual({ brought: 0, won: 0 });
});

test("the line runs above who leaves in each seat of the page on which it lies, and on no other page", () => {
  const all = { ...ladder, rows: ladder.rows.slice(0, 2) };

  expect(linesOf([ladder, all], 0, 9)).toEqual([2, 2]);
  expect(linesOf([ladder, { ...ladder, staying: 1, rows: ladder.rows.slice(1) }], 0, 9)).toEqual([2, 1]);
  expect(linesOf([all], 0, 9)).toBeNull();
  expect(linesOf([ladder], 0, 1)).toBeNull();
  expect(linesOf([ladder], 1, 2)).toEqual([1]);
});
