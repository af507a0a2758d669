// @vitest-environment jsdom
import { expect, test } from "vitest";
import { formatOf, parse, placesOf, type RoutesOf } from "../lib/router/routes";
import { sideOf } from "./formats";

type AnyRoute = RoutesOf[keyof RoutesOf];
const at = (address: string): AnyRoute => parse(new URL(address, "http://house").pathname) as AnyRoute;

test.each([
  ["seat_teams", ["Event", "Standings", "Tables", "Deals", "Proof"]],
  ["seat_ladder", ["Event", "Standings", "Tables", "Deals", "Proof"]],
  ["room_match", ["Event", "Standings", "Matches", "Games", "Proof"]],
] as const)("the bar of %s leads to pages of its own, each marked where it leads", (format, names) => {
  const side = sideOf(format);
  const sections = side.sections(at(placesOf(format)?.event("cup") ?? ""), null);

  expect(sections.map(({ name }) => name)).toEqual(names);
  for (const { name, href } of sections) {
    const there = at(href);
    expect(formatOf(there), href).toBe(format);
    expect(side.sections(there, null).filter(({ here }) => here)).toEqual([{ name, href, here: true }]);
  }
});

test("an event is named in the bar on every page but its own", () => {
  expect(sideOf("room_match").about(at("/m/cup/standings"), "Cup", null)).toEqual({ name: "Cup", href: "/m/cup" });
  expect(sideOf("room_match").about(at("/m/cup"), "Cup", null)).toBeNull();
  expect(sideOf("seat_teams").about(at("/e/cup/deals"), "Cup", 1)).toEqual({ name: "Cup", href: "/e/cup?session=1" });
  expect(sideOf("seat_teams").about(at("/e/cup"), "Cup", 1)).toBeNull();
  expect(sideOf("seat_ladder").about(at("/i/cup/players/7"), "Cup", 1)).toEqual({
    name: "Cup",
    href: "/i/cup?session=1",
  });
  expect(sideOf("seat_ladder").about(at("/i/cup"), "Cup", 1)).toBeNull();
});
