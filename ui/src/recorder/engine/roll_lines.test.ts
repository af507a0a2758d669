import { expect, it } from "vitest";
import { askedOf, lastRoll, rollerOf, rollOf } from "./roll_lines";
import type { GameBody } from "./wire_game";

it("a roll is written with its higher die first; of the opening roll White's die stays first", () => {
  expect(rollOf("black", [2, 5])).toEqual({ do: "roll", side: "black", dice: [5, 2] });
  expect(rollOf(null, [2, 5])).toEqual({ do: "opening_roll", white: 2, black: 5 });
});

it("a roll that is asked for says whose it is, and no dice", () => {
  expect(askedOf("white")).toEqual({ do: "roll", side: "white", dice: null });
  expect(askedOf(null)).toEqual({ do: "opening_roll", white: null, black: null });
});

it("the last roll is found behind the play that was made by it", () => {
  const lines: { body: GameBody }[] = [
    rollOf(null, [6, 1]),
    rollOf("black", [3, 1]),
    { do: "play", side: "black", moves: [], accepted: false } as const,
  ].map((body) => ({ body }));

  expect(lastRoll(lines)).toBe(lines[1]);
  expect(rollerOf(lines[1]!.body)).toBe("black");
  expect(rollerOf(lines[0]!.body)).toBeNull();
  expect(lastRoll(lines.slice(2))).toBeUndefined();
});
