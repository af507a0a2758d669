import { expect, test } from "vitest";
import { blank, draftOf, rowOf, slug, stepOf } from "./form";

test("an event gets a short name from its name", () => {
  expect(slug("Duplicate Poker Team Cup")).toBe("duplicate-poker-team-cup");
  expect(slug("Coupe d'Été 2026!")).toBe("coupe-d-ete-2026");
  expect(slug("x".repeat(39) + " yz")).toBe("x".repeat(39));
  expect(slug("杯")).toBe("");
});

test("an empty field is left to the default, not sent as zero", () => {
  const { draft, problems } = draftOf({ ...blank(), name: "Cup" });

  expect(problems).toEqual([]);
  expect([draft.id, draft.reserve, draft.small_blind, draft.cap]).toEqual(["cup", null, null, null]);
});

test("an event without a cap says so", () => {
  expect(draftOf({ ...blank(), capped: false, cap: "5000" }).draft.cap).toBe("none");
  expect(draftOf({ ...blank(), cap: "5 000" }).draft.cap).toBe(5000);
});

test("what is no number is named by its place", () => {
  const { problems } = draftOf({ ...blank(), deals: "many", empty: "four" });

  expect(problems.map(({ where }) => where)).toEqual(["play.empty_seats", "play.deals"]);
});

test("every problem has a step on which it is put right", () => {
  expect(["event.id", "entries[3].players", "line 4", "play.cap", "draw.order", "draw.seats", "scoring.ties", "office.in_running"].map(stepOf)).toEqual(["event", "teams", "teams", "play", "play", "seats", "play", "play"]);
  expect([rowOf("entries[3].players"), rowOf("entries"), rowOf("play.cap")]).toEqual([3, null, null]);
});
