import { expect, test } from "vitest";
import { marks, notFilledIn } from "./refused";

test("a refusal is known by its name and its fields, without its sentence", () => {
  const refused = {
    name: "NotYourTurn",
    sentence: "it is the turn of seat 3",
    fields: { seat: 5, to_act: 3, places: [1, 2], note: null },
  };

  expect(marks(refused)).toEqual({
    "data-testid": "refusal",
    "data-refusal": "NotYourTurn",
    "data-refusal-seat": "5",
    "data-refusal-to-act": "3",
    "data-refusal-places": "[1,2]",
  });
});

test("what a form misses is said by the name of the field", () => {
  expect(marks(notFilledIn("reason", "Write the reason."))).toMatchObject({
    "data-refusal": "NotFilledIn",
    "data-refusal-field": "reason",
  });
});

test("where nothing was refused there is no mark", () => {
  expect(marks(null)).toEqual({});
});
