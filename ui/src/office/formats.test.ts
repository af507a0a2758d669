// @vitest-environment jsdom
import { expect, test } from "vitest";
import { formatOf, parse as parsePublic } from "../lib/router/routes";
import { office } from "../lib/words/parts/office";
import { t, words } from "../lib/words/words.svelte";
import { officeOf, ofMatches, proofOf, publicOf, publishOf, sideOf } from "./formats";
import { parse } from "./routes";

await words.need(office);

const FORMATS = ["seat_teams", "seat_ladder", "room_match"] as const;

test.each(FORMATS)("an office of %s leads to its own pages and to its public ones", (format) => {
  const inside = ofMatches(format) ? "matches" : "now";
  expect(parse(officeOf("cup", format) ?? "")).toMatchObject({ page: inside, event: "cup" });
  expect(parse(publishOf("cup", format))).toMatchObject(
    ofMatches(format) ? { page: "matches", section: "publish" } : { page: "publish" },
  );
  for (const address of [publicOf("cup", format), proofOf("cup", format)]) {
    expect(formatOf(parsePublic(address) as never), address).toBe(format);
  }
});

test.each(FORMATS)("an event of %s is described in the list in words of the catalogue", (format) => {
  const key = sideOf(format)?.described ?? "";
  const fields = { teams: 6, session: 1, sessions: 2, over: 3, matches: 9 };

  expect(t(key, fields)).toContain("6");
});

test("a format without an office has no address there, and is looked up when it was made", () => {
  expect(sideOf("chess")).toBeNull();
  expect(officeOf("cup", "chess")).toBeNull();
  expect(parse(publishOf("cup", "chess"))).toEqual({ page: "find", event: "cup" });
});
