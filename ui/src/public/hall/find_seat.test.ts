import { expect, test } from "vitest";
import { found } from "./find_seat";

const sits = (player: string, table: number, badge: string | null = null, name = "Ants") => ({
  entry: "A",
  name,
  player,
  table,
  seat: 1,
  part: null,
  room: null,
  badge,
});
const HALL = [sits("Änne Berg", 1, "17"), sits("Berg, Bob", 2, "7", "Bees"), sits("محمد الفاتح", 3)];
const tables = (typed: string): number[] => found(HALL, typed).map(({ table }) => table);

test("a player is found by a part of the name, however it is written", () => {
  expect(tables("anne")).toEqual([1]);
  expect(tables("BERG")).toEqual([1, 2]);
  expect(tables("bob berg")).toEqual([2]);
  expect(tables("الفاتح")).toEqual([3]);
});

test("a badge number is meant as a whole", () => {
  expect(tables("7")).toEqual([2]);
  expect(tables(" 17 ")).toEqual([1]);
  expect(tables("1")).toEqual([]);
});

test("a team is found where no player is called so, and nobody by nothing", () => {
  expect(tables("bees")).toEqual([2]);
  expect(tables("nobody")).toEqual([]);
  expect(tables(" , ")).toEqual([]);
});
