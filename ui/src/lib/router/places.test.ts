import { expect, test } from "vitest";
import { eventOf, formatOf, parse, placesOf } from "./routes";

test("each place of an event is an address of its format", () => {
  for (const format of ["seat_teams", "seat_ladder", "room_match"]) {
    const places = placesOf(format);
    for (const address of [places?.event("a b"), places?.proof("a b"), places?.mine("a b")]) {
      const route = parse(address ?? "");
      expect(formatOf(route), address).toBe(format);
      expect(eventOf(route), address).toBe("a b");
    }
  }
});

test("a format of a newer server has no places, and neither has a word of the language", () => {
  expect(placesOf("swiss")).toBeNull();
  expect(placesOf("constructor")).toBeNull();
});

test("pages of the house are of no format", () => {
  for (const address of ["/", "/me", "/people/ann", "/nowhere"]) expect(formatOf(parse(address)), address).toBeNull();
});
