import { expect, test } from "vitest";
import { adjusted, amount, effectOf } from "./effects";

const form = { effect: "void" as const, adjust: {}, fault: [], entry: "", points: "" };

test("chips are read with a hyphen, a real minus or a plus", () => {
  expect([amount("-150"), amount("−150"), amount("+150"), amount("15 200"), amount("0075")]).toEqual([
    "-150",
    "-150",
    "150",
    "15200",
    "75",
  ]);
});

test("a half is read however it is typed", () => {
  expect([amount("1/2"), amount("½"), amount("1½"), amount("−2½")]).toEqual(["1/2", "1/2", "3/2", "-5/2"]);
});

test("what is no number is no number of chips", () => {
  for (const text of ["", "x", "1.5", "1/0", "--1", "1/2/3", "a½"]) expect(amount(text), text).toBeNull();
});

test("seats without an adjustment are left out", () => {
  expect(adjusted({ 1: "", 2: "0", 3: "150", 5: "-150" })).toEqual({ 3: "150", 5: "-150" });
  expect(adjusted({ 1: "much" })).toBeNull();
});

test("a void deal needs no adjustment, an adjustment does", () => {
  expect(effectOf(form)).toEqual({ as: "void", adjust: {} });
  expect(effectOf({ ...form, effect: "adjust" })).toMatchObject({ name: "NotFilledIn", fields: { field: "adjust" } });
});

test("a deal that was not played names the seats at fault, in their order, or none", () => {
  expect(effectOf({ ...form, effect: "not_played" })).toEqual({ as: "not_played", fault: [] });
  expect(effectOf({ ...form, effect: "not_played", fault: [8, 3] })).toEqual({ as: "not_played", fault: [3, 8] });
  expect(effectOf({ ...form, effect: "fouled" })).toEqual({ as: "fouled" });
});

test("a penalty names its team and takes points, never gives them", () => {
  expect(effectOf({ ...form, effect: "penalty", points: "½" })).toMatchObject({
    name: "NotFilledIn",
    fields: { field: "entry" },
  });
  expect(effectOf({ ...form, effect: "penalty", entry: "B", points: "-1" })).toMatchObject({
    name: "NotFilledIn",
    fields: { field: "points" },
  });
  expect(effectOf({ ...form, effect: "penalty", entry: "B", points: "0" })).toMatchObject({
    name: "NotFilledIn",
    fields: { field: "points" },
  });
  expect(effectOf({ ...form, effect: "penalty", entry: "B", points: "½" })).toEqual({
    as: "penalty",
    entry: "B",
    points: "1/2",
  });
});
