import { expect, test } from "vitest";
import { MATCH_SECTIONS, parse, SECTIONS, to } from "./routes";

test("every address that the office makes leads back to its page", () => {
  expect(parse(to.events())).toEqual({ page: "events" });
  expect(parse(to.newEvent())).toEqual({ page: "new" });
  expect(parse(to.parts())).toEqual({ page: "parts" });
  expect(parse(to.newEvent("room_match"))).toEqual({ page: "new form", format: "room_match" });
  expect(parse(to.find("cup"))).toEqual({ page: "find", event: "cup" });
  for (const section of SECTIONS) expect(parse(to.section("cup", section))).toEqual({ page: section, event: "cup" });
  expect(parse(to.hand("cup", 4, 31))).toEqual({ page: "hand", event: "cup", table: 4, deal: 31 });
  expect(parse(to.codes("cup"))).toEqual({ page: "codes", event: "cup" });
  expect(parse(to.seal("cup"))).toEqual({ page: "seal", event: "cup" });
  expect(parse(to.checkList("cup"))).toEqual({ page: "check list", event: "cup" });
});

test("every address of the office of team matches leads back to its page", () => {
  for (const section of MATCH_SECTIONS)
    expect(parse(to.matches("yalta", section))).toEqual({ page: "matches", section, event: "yalta" });
  const place = { session: 2, table: 3, deal: 14 };
  expect(parse(to.game("yalta", place))).toEqual({ page: "game", event: "yalta", ...place });
  expect(parse(to.matchCodes("yalta"))).toEqual({ page: "match codes", event: "yalta" });
  expect(parse(to.matchSeal("yalta"))).toEqual({ page: "match seal", event: "yalta" });
  expect(parse(to.matchCheckList("yalta"))).toEqual({ page: "match check list", event: "yalta" });
});

test("an address that names only the event is looked up", () => {
  expect(parse("/office/cup")).toEqual({ page: "find", event: "cup" });
});

test("an event may be called new, or parts", () => {
  expect(parse(to.section("parts", "now"))).toEqual({ page: "now", event: "parts" });
  expect(parse(to.section("new", "now"))).toEqual({ page: "now", event: "new" });
});

test("what is no page is said to be missing", () => {
  for (const path of [
    "/office/e",
    "/office/m",
    "/office/x/y",
    "/office/new/other/form",
    "/office/new/Other",
    "/office/m/cup/deals",
    "/office/m/cup/games/1/2",
    "/office/e/cup/nothing",
    "/office/e/cup/tables/0/1",
    "/office/e/cup/tables/1",
    "/office/e/cup/publish/codes",
    "/office/m/yalta/publish/seal/1",
    "/e/cup",
    "/office/e/%E0%A4%A",
  ]) {
    expect(parse(path).page, path).toBe("missing");
  }
});

test("a director who is not signed in finds the way back", () => {
  expect(to.signIn("/office/e/cup/log")).toBe("/sign-in?next=%2Foffice%2Fe%2Fcup%2Flog");
});
