import { expect, test } from "vitest";
import { leafOf, toHex } from "../proof/verify";
import { checkSets, readSet } from "./sets";

test("a set is the one line of its rolls", () => {
  expect(readSet("6:1|61 42|33 41 65")).toEqual({ opening: "6:1", white: ["61", "42"], black: ["33", "41", "65"] });
});

test("an opened set belongs to its seal, and one with another roll does not", () => {
  const salt = "07".repeat(32);
  const rolls = "6:1|61 42|33 41";
  const root = toHex(leafOf(1, salt, rolls));
  const seal = { seal: { sessions: [{ session: 1, root, sets: 1 }] } };
  const opened = (text: string) => ({
    sessions: [{ session: 1, root: null, sets: [{ set: 1, rolls: text, salt, path: [] }] }],
  });

  expect(checkSets(seal, opened(rolls))).toEqual([{ session: 1, set: 1, found: "sealed" }]);
  expect(checkSets(seal, opened("6:1|61 43|33 41"))).toEqual([{ session: 1, set: 1, found: "other root" }]);
});

test("a session whose root is not published has nothing that could be checked", () => {
  const seal = { seal: { sessions: [{ session: 1, root: null, sets: 1 }] } };

  expect(
    checkSets(seal, { sessions: [{ session: 1, root: null, sets: [{ set: 1, rolls: "", salt: "", path: [] }] }] }),
  ).toEqual([]);
});
