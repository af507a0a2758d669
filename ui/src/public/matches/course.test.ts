import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { courseOf, mostOf, raceOf } from "./course";
import type { MatchGameRoom, MatchGameSum, MatchProtocol } from "../../lib/matches/shapes";

const ARCHIVES = fileURLToPath(new URL("../../../../tests/golden/archives/", import.meta.url));

/** The protocols of all matches whose pages were stored. */
const protocols = readdirSync(ARCHIVES)
  .filter((name) => name.startsWith("match_"))
  .flatMap((name) => readFileSync(`${ARCHIVES}${name}/pages.jsonl`, "utf8").trim().split("\n"))
  .map((line) => (JSON.parse(line) as { json?: { protocol?: MatchProtocol } | null }).json?.protocol)
  .filter((protocol) => protocol !== undefined);

describe("the course of a match", () => {
  it("has what each game counts for the match, and goes on from the game before", () => {
    const lines = [
      { game: 1, net: -2, imps: [9, 15] },
      { game: 2, net: 3, imps: [10, 3] },
    ] satisfies MatchGameSum[];

    expect(courseOf({ lines })).toEqual([
      { game: 1, net: -6, before: 0, after: -6 },
      { game: 2, net: 7, before: -6, after: 1 },
    ]);
  });

  it("is empty before a game is finished in both rooms, and level after a draw", () => {
    expect(courseOf({ lines: [] })).toEqual([]);
    expect(courseOf({ lines: [{ game: 1, net: 0, imps: [0, 0] }] })).toEqual([
      { game: 1, net: 0, before: 0, after: 0 },
    ]);
  });

  it("ends with the difference of every match of the golden archives, netted or not", () => {
    const ended = protocols.map((protocol) => courseOf(protocol).at(-1)?.after ?? 0);

    expect(ended).toEqual(protocols.map(({ imps: [first, second] }) => first - second));
    expect(new Set(protocols.filter(({ lines }) => lines.length > 0).map(({ netted }) => netted))).toEqual(
      new Set([true, false]),
    );
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
