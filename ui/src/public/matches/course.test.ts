import { describe, expect, it } from "vitest";
import { courseOf, mostOf, raceOf } from "./course";
import type { MatchGameRoom, MatchRow } from "../../lib/matches/shapes";

const row = (game: number, room: "open" | "closed", imps: [number | null, number | null]): MatchRow =>
  ({ game, room, imps }) as MatchRow;

describe("the course of a match", () => {
  it("takes both rooms of a game together and goes on from the game before", () => {
    const rows = [
      row(1, "open", [9, null]),
      row(1, "closed", [null, 15]),
      row(2, "open", [null, 3]),
      row(2, "closed", [10, null]),
    ];

    expect(courseOf({ rows })).toEqual([
      { game: 1, net: -6, before: 0, after: -6 },
      { game: 2, net: 7, before: -6, after: 1 },
    ]);
  });

  it("is empty before a game is finished in both rooms, and level after a draw", () => {
    expect(courseOf({ rows: [] })).toEqual([]);
    expect(courseOf({ rows: [row(1, "open", [null, null]), row(1, "closed", [null, null])] })).toEqual([
      { game: 1, net: 0, before: 0, after: 0 },
    ]);
  });
});

describe("the games that moved most", () => {
  const leg = (game: number, net: number) => ({ game, net, before: 0, after: net });

  it("are all of them that moved by as much, for either team", () => {
    expect(mostOf([leg(1, -27), leg(2, 0), leg(3, 27), leg(4, 9)])).toEqual({ games: [1, 3], net: 27 });
  });

  it("are none of a single game, and none where every game was level", () => {
    expect(mostOf([leg(1, 8)])).toBeNull();
    expect(mostOf([leg(1, 0), leg(2, 0)])).toBeNull();
  });
});

describe("the race of a game", () => {
  it("counts how many pips White has fewer to go than Black, roll by roll", () => {
    const frames = [
      { board: { pips: { white: 167, black: 167 } } },
      { board: { pips: { white: 159, black: 167 } } },
      { board: { pips: { white: 184, black: 161 } } },
    ];

    expect(raceOf({ frames } as MatchGameRoom)).toEqual([0, 8, -23]);
  });
});
