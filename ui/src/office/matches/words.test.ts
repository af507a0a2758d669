import { expect, test } from "vitest";
import { diceOf, dueSaid, movesOf, movesSaid, score, tableName } from "./words";
import { officePlay } from "../../lib/words/parts/office_play";
import { words } from "../../lib/words/words.svelte";

await words.need(officePlay);

test("moves are read as players write them", () => {
  expect(movesOf("13/7 8/7")).toEqual([
    [13, 7],
    [8, 7],
  ]);
  expect(movesOf("bar/20* 6/off")).toEqual([
    [25, 20],
    [6, 0],
  ]);
  expect(movesOf("24/18/13")).toEqual([
    [24, 18],
    [18, 13],
  ]);
  expect(movesOf("8/5(2) 6/3(2)")).toEqual([
    [8, 5],
    [8, 5],
    [6, 3],
    [6, 3],
  ]);
});

test("what is no move is not read as one", () => {
  for (const text of ["", "13", "13-7", "26/20", "13/", "x/3"]) expect(movesOf(text), text).toBeNull();
});

test("moves that are written are read back", () => {
  expect(
    movesOf(
      movesSaid([
        [25, 20],
        [6, 0],
      ]),
    ),
  ).toEqual([
    [25, 20],
    [6, 0],
  ]);
});

test("dice are typed with or without a sign between them", () => {
  expect(diceOf("6-1")).toEqual([6, 1]);
  expect(diceOf("33")).toEqual([3, 3]);
  expect(diceOf("7-1")).toBeNull();
});

test("a room says who has to do what", () => {
  expect(dueSaid({ due: "play", turn: "black", dice: [6, 1] })).toBe("Black to play 6-1");
  expect(dueSaid({ due: "answer", turn: "white", dice: null })).toBe("White to take or pass");
});

test("odd tables stand in the open room", () => {
  expect(tableName(3)).toBe("Table 3, open room");
  expect(tableName(4)).toBe("Table 4, closed room");
});

test("a score that is not known is a dash", () => {
  expect(score(null)).toBe("–");
  expect(score([13, 17])).toMatch(/^13.:.17$/);
});
