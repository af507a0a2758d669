import { expect, test } from "vitest";
import { AmountEntry } from "./amount_entry.svelte";

test("the digits make the amount, the last one is taken away first", () => {
  const entry = new AmountEntry();
  expect(entry.chips).toBeNull();
  for (const key of ["2", "5", "00"] as const) entry.press(key);
  expect(entry.chips).toBe(2500);
  entry.press("back");

  expect(entry.chips).toBe(250);
});

test("a digit after a quick size begins a new amount, the next one goes on with it", () => {
  const entry = new AmountEntry();
  entry.take(1775);
  entry.press("4");
  entry.press("0");

  expect(entry.chips).toBe(40);
});

test("the amount keys open with the first of them and close with the turn", () => {
  const entry = new AmountEntry();
  entry.press("2");
  expect(entry.open).toBe(true);
  entry.clear();

  expect([entry.open, entry.chips]).toEqual([false, null]);
});

test("what is left of a quick size that was put away does not swallow the next amount", () => {
  const entry = new AmountEntry();
  entry.take(1775);
  entry.clear();
  entry.press("4");
  entry.press("0");

  expect(entry.chips).toBe(40);
});
