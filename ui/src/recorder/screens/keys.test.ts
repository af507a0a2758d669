import { expect, test } from "vitest";
import { intentOf, rankOf, suitOf } from "./keys";

const key = (name: string, typing = false) =>
  intentOf({ key: name, ctrlKey: false, metaKey: false, altKey: false }, typing);

test("the letters of the pad work in both cases", () => {
  expect([..."fckraFCKRA"].map((letter) => key(letter)?.do)).toEqual([
    "fold",
    "call",
    "check",
    "raise",
    "all_in",
    "fold",
    "call",
    "check",
    "raise",
    "all_in",
  ]);
});

test("a backspace takes a digit away while an amount is typed, and undoes otherwise", () => {
  expect(key("Backspace", true)).toEqual({ do: "amount", key: "back" });
  expect(key("Backspace", false)).toEqual({ do: "undo" });
});

test("Delete takes a digit away, and no line when there is none", () => {
  expect([key("Delete", true), key("Delete", false)]).toEqual([{ do: "amount", key: "back" }, null]);
});

test("U undoes, also while an amount is typed", () => {
  expect([key("u", true), key("U", false)]).toEqual([{ do: "undo" }, { do: "undo" }]);
});

test("a key held with control belongs to the browser", () => {
  expect(intentOf({ key: "r", ctrlKey: true, metaKey: false, altKey: false }, false)).toBe(null);
});

test("other keys mean nothing", () => {
  expect(["x", "Tab", "F5", " ", "ArrowUp"].map((name) => key(name))).toEqual([null, null, null, null, null]);
});

test("a card is typed as its rank and its suit; the ten has three keys", () => {
  expect(["t", "1", "0", "a", "9", "x"].map(rankOf)).toEqual(["T", "T", "T", "A", "9", null]);
  expect(["c", "D", "h", "S", "x"].map(suitOf)).toEqual(["c", "d", "h", "s", null]);
});
