import { expect, test } from "vitest";
import { amountOf, distinct, fit, pressed, quickSizes, type AmountKey } from "./amount";

const typed = (...keys: AmountKey[]): string => keys.reduce(pressed, "");

test("1 0 7 5 is one thousand and seventy-five", () => {
  expect(amountOf(typed("1", "0", "7", "5"))).toBe(1075);
});

test("two noughts come at once and never first", () => {
  expect(typed("00", "4", "00")).toBe("400");
  expect(amountOf(typed("00", "0"))).toBe(null);
});

test("a digit is taken away again; taking from nothing leaves nothing", () => {
  expect(typed("1", "2", "back")).toBe("1");
  expect(typed("1", "back", "back")).toBe("");
});

test("a cat on the keyboard makes no endless number", () => {
  expect(typed(...Array<AmountKey>(30).fill("00"), ...Array<AmountKey>(30).fill("9"))).toHaveLength(9);
});

test("an amount is below the least, above the most, or in between", () => {
  expect([null, 49, 50, 4150, 4151].map((chips) => fit(chips, 50, 4150))).toEqual([
    "nothing",
    "below",
    "fits",
    "fits",
    "above",
  ]);
});

test("a quick size that says what another says is left out, and the ends keep their names", () => {
  const sizes = distinct([
    { name: "least", chips: 50 },
    { name: "half", chips: 50 },
    { name: "two_thirds", chips: 75 },
    { name: "pot", chips: 200 },
    { name: "cap", chips: 200 },
  ]);

  expect(sizes.map(({ name }) => name)).toEqual(["least", "two_thirds", "cap"]);
});

test("a size that the rules do not give is not offered, and the largest says whether the cap or the stack ends it", () => {
  const sizes = { least: 2150, half: null, two_thirds: null, pot: 3050, cap: 4150 };

  expect(quickSizes(sizes, true).map(({ name }) => name)).toEqual(["least", "pot", "cap"]);
  expect(quickSizes(sizes, false).at(-1)).toEqual({ name: "all_in", chips: 4150 });
});
