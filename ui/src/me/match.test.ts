import { describe, expect, it } from "vitest";
import { matches } from "../lib/words/parts/matches";
import { words } from "../lib/words/words.svelte";
import { matchLead, resultOf, roundOf, type MyMatch } from "./match";

await words.need(matches);

const line: MyMatch["line"] = {
  session: 2,
  match: 1,
  board: 2,
  board_name: "Backgammon",
  variant: "backgammon",
  round: 3,
  final: false,
  name: "Kharkov against Moscow",
  teams: [
    { entry: "Kh", name: "Kharkov" },
    { entry: "Mo", name: "Moscow" },
  ],
  players: { open: { white: "A", black: "B" }, closed: { white: "C", black: "D" } },
  stage: "playing",
  games: 4,
  finished: 0,
  game: 1,
  turn: 2,
  smp: [0, 0],
  imps: [0, 0],
  difference: 0,
  vp: null,
  said: "",
};
const match = (own: number, changes: Partial<MyMatch["line"]> = {}): MyMatch => ({
  own,
  opponent: "Moscow",
  seats: [],
  line: { ...line, ...changes },
});

describe("one's own match", () => {
  it("is said with its round, its opponent and its game", () => {
    expect(matchLead(match(0))).toBe("Round 3 against Moscow: backgammon, four games");
    expect(matchLead(match(0, { final: true, variant: "long-gammon", games: 1 }))).toBe(
      "The final against Moscow: long gammon, one game",
    );
    expect([roundOf(match(0)), roundOf(match(0, { final: true }))]).toEqual(["3", "Final"]);
  });

  it("has no result before a game is over in both rooms", () => {
    expect(resultOf(match(0))).toEqual({ imps: null, vp: null });
  });

  it("is told from the own side", () => {
    const over = { finished: 4, difference: -8, vp: [13, 17] as [number, number] };
    expect(resultOf(match(0, over))).toEqual({ imps: -8, vp: 13 });
    expect(resultOf(match(1, over))).toEqual({ imps: 8, vp: 17 });
  });
});
