import { expect, test } from "vitest";
import { cardsIn } from "./sentence";

test("cards in a sentence are found, and nothing else is", () => {
  expect(
    cardsIn("The board was confirmed 9h Jd 5h.")
      .filter(({ card }) => card)
      .map(({ text }) => text),
  ).toEqual(["9h", "Jd", "5h"]);
  expect(cardsIn("The seal of deck 2-4-31-K was broken.").some(({ card }) => card)).toBe(false);
  expect(cardsIn("As Ann says: 2 to 1.")).toEqual([{ text: "As Ann says: 2 to 1.", card: false }]);
  expect(cardsIn("")).toEqual([]);
});
