import { expect, test } from "vitest";
import { teamLetters } from "./says";

const between = (white: string, black: string): string[] => {
  const game = { white: { team: white }, black: { team: black } };
  return [teamLetters(game, "white"), teamLetters(game, "black")];
};

test("a short id stands as it is, and of a longer one as many letters as tell the teams apart", () => {
  expect(between("A", "BC")).toEqual(["A", "BC"]);
  expect(between("Moscow", "Kiev")).toEqual(["Mo", "Ki"]);
  expect(between("Kiev", "Kishinev")).toEqual(["Kie", "Kis"]);
  expect(between("team-1", "team-2")).toEqual(["team", "team"]);
});
