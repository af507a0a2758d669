import { expect, test } from "vitest";
import { levelOf } from "../wizard/form";
import { blank, draftOf, numbersOf, type SessionAhead } from "./form";

test("a level is a line: how many deals, and what is posted in them", () => {
  expect(levelOf("12: 25/50")).toEqual({ deals: 12, small_blind: 25, big_blind: 50, ante: 0 });
  expect(levelOf("12 deals 50 / 100, ante 10")).toEqual({ deals: 12, small_blind: 50, big_blind: 100, ante: 10 });
  expect(levelOf("25/50")).toBeNull();
  expect(levelOf("twelve: 25/50")).toBeNull();
});

test("a line that is no level is said at the field", () => {
  const { draft, problems } = draftOf({ ...blank(), levels: "12: 25/25\nthen more\n" });

  expect(draft.levels).toEqual([]);
  expect(problems.map(({ where }) => where)).toEqual(["levels"]);
});

test("points have no pool, whatever was typed before", () => {
  const { draft } = draftOf({ ...blank(), awards: "points", pool: "5000", currency: "EUR" });

  expect([draft.pool, draft.currency]).toEqual([null, ""]);
});

test("a table shows no results of others unless that is chosen", () => {
  expect([blank(), { ...blank(), results: "open" }].map((form) => draftOf(form).draft.results)).toEqual([
    "none",
    "open",
  ]);
});

test("the numbers from session to session say each once", () => {
  const session = (players: number): SessionAhead => ({ players }) as SessionAhead;

  expect(numbersOf([27, 18, 18, 6, 6].map(session))).toEqual([27, 18, 6]);
});
