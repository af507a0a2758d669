import { expect, test } from "vitest";
import { faceOf } from "./cards";

test("all 52 cards have a face of their own", () => {
  const faces = [..."cdhs"].flatMap((suit) => [..."23456789TJQKA"].map((rank) => faceOf(rank + suit)));

  expect(new Set(faces.map((face) => face?.name)).size).toBe(52);
  expect(faces.every((face) => face && face.rankPath.startsWith("M") && face.rankWidth > 0)).toBe(true);
});

test("a ten is printed 10 and spoken in words", () => {
  expect(faceOf("Td")).toMatchObject({ rank: "10", suitName: "diamond", name: "ten of diamonds" });
});

test("an unseen card and text that names none have no face", () => {
  for (const code of ["??", "", "1s", "Ax", "AsKd", "as", "toString", null, undefined]) expect(faceOf(code)).toBeNull();
});
