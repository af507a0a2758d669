import { expect, test } from "vitest";
import { Failure } from "../lib/protocol/failure";
import { prizes as said } from "../lib/words/parts/prizes";
import { words } from "../lib/words/words.svelte";
import { isList, players, prizes } from "./pasted";

await words.need(said);

const read = (text: string): [string, string][] => players(text).map(({ name, amount }) => [name, amount]);

test("a list out of a spreadsheet", () => {
  expect(read("Player\tChips\n1\tAna Lima\t5,000\n2\tBen\t12,500")).toEqual([
    ["Ana Lima", "5,000"],
    ["Ben", "12,500"],
  ]);
});

test("names and stacks on a line, parted as people part them", () => {
  expect(read("Ana 5000\nBen: 3 000\nCy; 1'500\nDi - 500\n750")).toEqual([
    ["Ana", "5000"],
    ["Ben", "3 000"],
    ["Cy", "1'500"],
    ["Di", "500"],
    ["", "750"],
  ]);
});

test("stacks alone, by lines or semicolons", () => {
  expect(read("5.000; 3.000; 1.500")).toEqual([
    ["", "5.000"],
    ["", "3.000"],
    ["", "1.500"],
  ]);
  expect(read("5 000\r\n3 000")).toEqual([
    ["", "5 000"],
    ["", "3 000"],
  ]);
});

test("thousands in several languages stay as they were written", () => {
  expect(read("Ana 1,234,567\nJosé 1.234.567\nUrs 1’234’567\nIvan: 1\u00a0234\u00a0567")).toEqual([
    ["Ana", "1,234,567"],
    ["José", "1.234.567"],
    ["Urs", "1’234’567"],
    ["Ivan", "1\u00a0234\u00a0567"],
  ]);
});

test("a line without a stack is named", () => {
  expect(() => players("Ana 500\nBen")).toThrow("Line 2: “Ben” has no stack.");
  expect(() => players("Ana 500\nBen; Cy")).toThrow(Failure);
});

test("a number that may belong to the name is refused, and both readings are named", () => {
  expect(() => players("Player 1 500")).toThrow("“Player 1 500” may be Player 1 with 500 or Player with 1 500.");
  expect(read("Player 1: 500\nPlayer 2 1500")).toEqual([
    ["Player 1", "500"],
    ["Player 2", "1500"],
  ]);
});

test("prizes with places and signs of currencies", () => {
  expect(prizes("1st 500\n2nd 300\n3rd 200").map((one) => one.amount)).toEqual(["500", "300", "200"]);
  expect(prizes("1.\t€ 1.500,50\n2.\t300 €").map((one) => one.amount)).toEqual(["1.500,50", "300"]);
  expect(prizes("500; 300; 200").map((one) => one.amount)).toEqual(["500", "300", "200"]);
  expect(prizes("500\n300").map((one) => one.line)).toEqual([1, 2]);
});

test("one number is no list", () => {
  expect(isList("1 500\n")).toBe(false);
  expect(isList("1\t2")).toBe(true);
});
