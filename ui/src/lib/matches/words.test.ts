import { expect, test } from "vitest";
import type { MatchEventHead, MatchRow } from "./shapes";
import { matches } from "../words/parts/matches";
import { t, words } from "../words/words.svelte";
import { cubeSaid, howSaid, subtitle } from "./words";

await words.need(matches);

const row = (more: Partial<MatchRow>): MatchRow => ({
  game: 1,
  room: "open",
  letter: "O",
  opening: [4, 3],
  doubling: [null, null, 2],
  cube: 2,
  owner: 1,
  proposed: null,
  proposer: null,
  left: [9, null],
  winner: 1,
  smp: [null, 330],
  imps: [null, 8],
  ending: "borne off",
  level: "single",
  said: "",
  decided: false,
  ...more,
});

test("a refused double stands with its value, a played cube by its own", () => {
  expect(cubeSaid(row({}))).toBe("2");
  expect(cubeSaid(row({ cube: 2, proposed: 4, ending: "passed" }))).toBe("4 passed");
});

test("what the checkers do not say is said: gammon, resigned, decided", () => {
  expect(howSaid(row({}), "backgammon")).toBe("");
  expect(howSaid(row({ level: "gammon", left: [15, null] }), "backgammon")).toBe("gammon");
  expect(howSaid(row({ level: "gammon", ending: "resigned", decided: true }), "backgammon")).toBe(
    "gammon, resigned, decided",
  );
  expect(howSaid(row({ ending: "passed", proposed: 2 }), "backgammon")).toBe("");
});

test("a game of long gammon ends with its own words: mars, koks", () => {
  expect(howSaid(row({ level: "gammon", left: [15, null] }), "long-gammon")).toBe("mars");
  expect(howSaid(row({ level: "backgammon", ending: "resigned" }), "long-gammon")).toBe("koks, resigned");
  expect(howSaid(row({}), "long-gammon")).toBe("");
});

test("an event is told in words, its numbers too", () => {
  const boards = [{ number: 1, name: "Backgammon", variant: "backgammon", rounds: 1 }];
  const event = {
    entries: ["Kharkov", "Moscow", "Kiev"],
    boards,
    games: 4,
    final_games: 6,
  } as unknown as MatchEventHead;
  expect(subtitle(event)).toEqual([
    "Three teams",
    "backgammon",
    "one board a team",
    "matches of four games",
    "a final of six",
  ]);
  expect(subtitle({ ...event, games: 1 })).toContain("matches of one game");
  expect(t("match-lead", { teams: 3, games: 1 })).toContain("in matches of one game, each played");
});
