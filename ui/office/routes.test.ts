import { expect, test } from "vitest";
import { parse, SECTIONS, to } from "./routes";

test("every address that the office makes leads back to its page", () => {
  expect(parse(to.events())).toEqual({ page: "events" });
  expect(parse(to.newEvent())).toEqual({ page: "new" });
  for (const section of SECTIONS) expect(parse(to.section("cup", section))).toEqual({ page: section, event: "cup" });
  expect(parse(to.hand("cup", 4, 31))).toEqual({ page: "hand", event: "cup", table: 4, deal: 31 });
  expect(parse(to.codes("cup"))).toEqual({ page: "codes", event: "cup" });
});

test("an event may be called new", () => {
  expect(parse(to.section("new", "now"))).toEqual({ page: "now", event: "new" });
});

test("what is no page is said to be missing", () => {
  for (const path of ["/office/e", "/office/x", "/office/e/cup/nothing", "/office/e/cup/tables/0/1", "/office/e/cup/tables/1", "/e/cup", "/office/e/%E0%A4%A"]) {
    expect(parse(path).page, path).toBe("missing");
  }
});

test("a director who is not signed in finds the way back", () => {
  expect(to.signIn("/office/e/cup/log")).toBe("/sign-in?next=%2Foffice%2Fe%2Fcup%2Flog");
});
