import { describe, expect, test } from "vitest";
import { playerName, playerOfTeam, teamBeside } from "./player";

// D15
describe("players are called by one rule, however long or short their names are", () => {
  const seats = ["Li", "Lars", "Wendy", "A1 / A5", "Maximiliana"].map((player) => ({ player, name: "Lynxes" }));

  test("by the name alone, the team beside it", () => {
    expect(seats.map(playerName)).toEqual(["Li", "Lars", "Wendy", "A1 / A5", "Maximiliana"]);
    expect(seats.map(teamBeside)).toEqual(Array(5).fill("Lynxes"));
  });

  test("with the team behind it where a sentence says it", () => {
    expect(seats.map(playerOfTeam)).toEqual([
      "Li (Lynxes)",
      "Lars (Lynxes)",
      "Wendy (Lynxes)",
      "A1 / A5 (Lynxes)",
      "Maximiliana (Lynxes)",
    ]);
  });

  test("a team that is its one player is said once", () => {
    for (const who of [
      { player: "Wendy", name: "Wendy" },
      { player: null, name: "Wendy" },
      { player: "", name: "Wendy" },
    ]) {
      expect([playerName(who), teamBeside(who), playerOfTeam(who)]).toEqual(["Wendy", "", "Wendy"]);
    }
  });
});
