import { expect, test } from "vitest";
import { rollsIn } from "./rolls";

test("rolls in a sentence are found, and nothing else is", () => {
  expect(rollsIn("White rolls 6-1. 3-3: 24/18(2) in the open room.")).toEqual([
    { text: "White rolls ", roll: false },
    { text: "6-1", roll: true },
    { text: ". ", roll: false },
    { text: "3-3", roll: true },
    { text: ": 24/18(2) in the open room.", roll: false },
  ]);
  expect(rollsIn("The seal of deck 2-4-31-K was broken at 16-17.").some(({ roll }) => roll)).toBe(false);
  expect(rollsIn("")).toEqual([]);
});
