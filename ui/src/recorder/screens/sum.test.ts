import { expect, test } from "vitest";
import { balances } from "./sum";

test("a table's chip-scores and the house sum to zero, thirds too", () => {
  expect(balances([850, -850, 0], 0)).toBe(true);
  expect(balances(["100/3", "100/3", "100/3", -150], 50)).toBe(true);
  expect(balances([850, -800], 0)).toBe(false);
});
