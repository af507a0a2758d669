import { expect, test } from "vitest";
import type { DealHead, OpenDeal } from "../../lib/protocol/api";
import { openedLast, seatsOf } from "./others";

const head = (deal: number, opened_at: string | null): DealHead =>
  ({ deal, open: opened_at !== null, opened_at }) as DealHead;
/** Chips of each table, seat by seat; null where nobody sits. */
const deal = (...tables: (number | null)[][]): OpenDeal =>
  ({
    seats: (tables[0] ?? []).map((_, n) => ({ seat: n + 1, cards: ["Ah", "Kd"] })),
    rows: tables.map((chips, n) => ({
      table: n + 1,
      cells: chips.flatMap((each, seat) => (each === null ? [] : [{ seat: seat + 1, chips: each }])),
    })),
  }) as unknown as OpenDeal;

test("the deal that opened last is shown, whatever its number, and none before one is open", () => {
  expect(openedLast([head(1, null), head(2, null)])).toBeNull();
  expect(openedLast([head(1, "2027-05-08T10:20:00Z"), head(2, null), head(3, "2027-05-08T10:10:00Z")])).toBe(1);
  expect(openedLast([head(1, "2027-05-08T10:20:00Z"), head(2, "2027-05-08T10:20:00Z")])).toBe(2);
});

test("the tables of a seat stand in the order of what they made, the own among them", () => {
  const [first, second] = seatsOf(deal([-50, 25], [100, 25]), 1);

  expect(first?.rows.map(({ table, here, fill }) => [table, here, fill])).toEqual([
    [2, false, 1],
    [1, true, 0],
  ]);
  expect([first?.alike, second?.alike]).toEqual([null, 25]);
});

test("a seat in which nobody sits here is said to be empty", () => {
  expect(seatsOf(deal([null, 0], [5, 0]), 1).map(({ emptyHere }) => emptyHere)).toEqual([true, false]);
});

test("of many tables the best and the last are shown, and those around the own", () => {
  const chips = Array.from({ length: 20 }, (_, n) => [-n]);

  expect(seatsOf(deal(...chips), 1)[0]?.rows.map(({ table }) => table)).toEqual([1, 2, 3, 4, 5, 20]);
  expect(seatsOf(deal(...chips), 11)[0]?.rows.map(({ table }) => table)).toEqual([1, 10, 11, 12, 13, 20]);
  expect(seatsOf(deal(...chips), 20)[0]?.rows.map(({ table }) => table)).toEqual([1, 16, 17, 18, 19, 20]);
});
