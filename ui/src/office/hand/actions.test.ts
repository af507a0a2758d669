import { expect, test } from "vitest";
import { actionOf, cardsOf, typedOf } from "./actions";

test("a form begins with what the line said", () => {
  const typed = typedOf({ do: "raise_to", seat: 2, chips: 300 });

  expect(actionOf(typed)).toEqual({ do: "raise_to", seat: 2, chips: 300 });
  expect(actionOf({ ...typed, chips: "350" })).toEqual({ do: "raise_to", seat: 2, chips: 350 });
  expect(actionOf({ ...typed, do: "call" })).toEqual({ do: "call", seat: 2 });
});

test("what is missing is said before anything is sent", () => {
  const typed = typedOf({ do: "raise_to", seat: 2, chips: 300 });

  expect(actionOf({ ...typed, chips: "" })).toMatchObject({ name: "NotFilledIn", fields: { field: "chips" } });
  expect(actionOf({ ...typed, do: "award", seats: [] })).toMatchObject({
    name: "NotFilledIn",
    fields: { field: "seats" },
  });
  expect(actionOf({ ...typed, do: "deal_street", cards: "Ah Kd" })).toMatchObject({
    name: "NotFilledIn",
    fields: { field: "cards" },
  });
});

test("a split pot names its winners in the order of the seats", () => {
  expect(actionOf({ ...typedOf({ do: "award", pot: 1, seats: [5, 2] }) })).toEqual({
    do: "award",
    pot: 1,
    seats: [2, 5],
  });
});

test("cards are read as people write them", () => {
  expect(cardsOf("ah kD 2c")).toEqual(["Ah", "Kd", "2c"]);
  expect(cardsOf("10h9s8s")).toEqual(["Th", "9s", "8s"]);
  expect(cardsOf("Ax")).toBeNull();
  expect(cardsOf("")).toBeNull();
});
