import { describe, expect, it } from "vitest";
import type { GameInRoom, GameOfEvent, MatchLine } from "../../lib/matches/shapes";
import { filterOf, chosen, cubesOf, inOrder, narrowed, queryOf, widest, type Filter } from "./all_games";

const ALL: Filter = { round: null, who: "", ending: null, cube: 1, state: null, order: "play" };

const room = (more: Partial<GameInRoom> = {}): GameInRoom => ({
  winner: 0,
  cube: 1,
  proposed: null,
  left: 5,
  level: "single",
  ending: "borne off",
  decided: false,
  smp: 250,
  imps: 6,
  ...more,
});

const game = (n: number, swing: number | null, rooms: GameInRoom[] = [room(), room({ winner: 1 })]): GameOfEvent => ({
  session: 1,
  match: 1,
  game: n,
  stage: swing === null ? "playing" : "finished",
  turns: 30,
  swing,
  decisive: false,
  rooms: swing === null ? [] : rooms,
});

const match = (n: number, round: number, names: [string, string], more: Partial<MatchLine> = {}): MatchLine =>
  ({
    session: 1,
    match: n,
    round,
    final: false,
    teams: names.map((name) => ({ entry: name, name })),
    players: { open: { white: "Åsa Lind", black: "Bo" }, closed: { white: "Cid", black: "Dan" } },
    ...more,
  }) as MatchLine;

const FIRST = match(1, 1, ["Lions", "Tigers"]);
const SECOND = match(2, 2, ["Lions", "Bears"]);
const FINAL = match(1, 3, ["Tigers", "Bears"], { session: 2, final: true });
const BOARD = {
  rounds: [
    { number: 1, round_robin: 1, stage: "finished" as const, byes: [], matches: [FIRST] },
    { number: 2, round_robin: 1, stage: "playing" as const, byes: [], matches: [SECOND] },
  ],
  final: FINAL,
};
const GAMES = [
  { ...game(1, 0), session: 2, match: 1 },
  { ...game(1, null), match: 2 },
  game(1, 3, [room({ cube: 4 }), room({ proposed: 2, level: "gammon" })]),
  { ...game(2, -8, [room({ level: "gammon" }), room({ winner: null })]), decisive: true },
];
const LINES = inOrder(BOARD, GAMES);
const places = (filter: Partial<Filter>): string[] =>
  chosen(LINES, { ...ALL, ...filter }).map(({ game: { session, match, game } }) => `${session}.${match}.${game}`);

describe("all games of an event", () => {
  it("stand in the order of play, the final last", () => {
    expect(places({})).toEqual(["1.1.1", "1.1.2", "1.2.1", "2.1.1"]);
  });

  it.each<[Partial<Filter>, string[]]>([
    [{ round: "1" }, ["1.1.1", "1.1.2"]],
    [{ round: "final" }, ["2.1.1"]],
    [{ round: "9" }, []],
    [{ who: " lions  BEAR" }, ["1.2.1"]],
    [{ who: "asa" }, ["1.1.1", "1.1.2", "1.2.1", "2.1.1"]],
    [{ who: "nobody" }, []],
    [{ ending: "passed" }, ["1.1.1"]],
    [{ ending: "gammon" }, ["1.1.2"]],
    [{ ending: "drawn" }, ["1.1.2"]],
    [{ ending: "resigned" }, []],
    [{ cube: 4 }, ["1.1.1"]],
    [{ state: "playing" }, ["1.2.1"]],
    [{ state: "over" }, ["1.1.1", "1.1.2", "2.1.1"]],
    [{ state: "decisive" }, ["1.1.2"]],
    [{ order: "swing" }, ["1.1.2", "1.1.1", "1.2.1", "2.1.1"]],
    [{ order: "cube", state: "over" }, ["1.1.1", "1.1.2", "2.1.1"]],
  ])("are those that are asked for: %j", (filter, found) => {
    expect(places(filter)).toEqual(found);
  });

  it("are asked for by an address, which says nothing of what is not asked", () => {
    const filter: Filter = { round: "2", who: "Åsa", ending: "passed", cube: 4, state: "over", order: "swing" };

    expect(filterOf(new URLSearchParams(queryOf(filter)))).toEqual(filter);
    expect(queryOf(ALL)).toBe("");
    expect(narrowed(ALL)).toBe(false);
    expect(narrowed({ ...ALL, order: "swing" })).toBe(false);
    expect(narrowed({ ...ALL, cube: 2 })).toBe(true);
  });

  it("are all there whatever nonsense an address asks", () => {
    expect(filterOf(new URLSearchParams("ending=pink&cube=x&games=1&order="))).toEqual(ALL);
  });

  it("have the widest on top, unless that would be all of them", () => {
    const most = [1, -9, 4, 0, 2, 7, -3, 5].map((swing, n) => ({ game: game(n + 1, swing), match: FIRST }));

    expect(widest(most).map(({ game }) => game.swing)).toEqual([-9, 7, 5, 4, -3, 2]);
    expect(widest(LINES)).toEqual([]);
  });

  it("have cubes up to the highest", () => {
    expect(cubesOf(LINES)).toEqual([2, 4]);
    expect(cubesOf([])).toEqual([]);
  });
});
