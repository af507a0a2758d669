import { expect, test } from "vitest";
import { everySeat } from "./seats";

test("an empty seat keeps its number, and so do the seats behind it", () => {
  const taken = [1, 2, 4].map((seat) => ({ seat, entry: "A", name: "Argentina", player: `A${seat}`, out: false }));

  expect(everySeat(5, taken).map(({ seat, player }) => [seat, player])).toEqual([
    [1, "A1"],
    [2, "A2"],
    [3, ""],
    [4, "A4"],
    [5, ""],
  ]);
});
