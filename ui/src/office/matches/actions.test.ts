import { expect, test } from "vitest";
import { actionOf, typedOf } from "./actions";

test("a line that is left as it was says what it said", () => {
  for (const body of [
    {
      do: "play",
      side: "white",
      moves: [
        [13, 7],
        [8, 7],
      ],
      accepted: false,
    },
    { do: "roll", side: "black", dice: [6, 1] },
    { do: "opening_roll", white: 6, black: 2 },
    { do: "double", side: "white" },
    { do: "resign", side: "black", level: "gammon" },
  ]) {
    expect(actionOf(typedOf(body))).toEqual(body);
  }
});

test("a play that cannot be read is not sent", () => {
  expect(actionOf({ ...typedOf({ do: "play", side: "white", moves: [] }), moves: "13-7" })).toMatchObject({
    name: "NotFilledIn",
    fields: { field: "moves" },
  });
});

test("dice are dice", () => {
  expect(actionOf({ ...typedOf({ do: "roll", side: "white" }), dice: "7-1" })).toMatchObject({
    name: "NotFilledIn",
    fields: { field: "dice" },
  });
  expect(actionOf({ ...typedOf({ do: "opening_roll" }), white: "0", black: "3" })).toMatchObject({
    name: "NotFilledIn",
    fields: { field: "dice" },
  });
});

test("who took may have passed", () => {
  expect(actionOf({ ...typedOf({ do: "take", side: "black" }), do: "pass" })).toEqual({ do: "pass", side: "black" });
});
