import { expect, it } from "vitest";
import { TurnMade } from "./turn_made";
import type { BoardJson } from "./wire_game";

const board = (more: Partial<BoardJson> = {}): BoardJson =>
  ({
    white: [[13, 2]],
    black: [[13, 2]],
    dice: [6, 1],
    rolls: { white: 1, black: 0 },
    ...more,
  }) as unknown as BoardJson;

function turn(): TurnMade {
  const made = new TurnMade();
  made.follow(4, board());
  made.made = [
    [13, 7],
    [8, 7],
  ];
  return made;
}

it("moves on the screen stay while words are said, and go with the roll that they were made by", () => {
  const made = turn();
  made.follow(4, board());
  expect(made.made).toHaveLength(2);
  made.follow(4, board({ dice: [5, 1] } as Partial<BoardJson>));

  expect(made.made).toEqual([]);
});

it("the same position of another game is another turn", () => {
  const made = turn();
  made.follow(5, board());

  expect(made.made).toEqual([]);
});

it("moves are taken back one by one, and after them the leave to play anything", () => {
  const made = turn();
  made.free = true;
  made.back();
  expect([made.made, made.free]).toEqual([[[13, 7]], true]);
  made.back();
  expect([made.made, made.free]).toEqual([[], true]);
  made.back();

  expect(made.free).toBe(false);
});
