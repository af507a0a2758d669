import { expect, test } from "vitest";
import { identifier, maybe, number, oneOf, route, Table, text } from "./table";

const table = new Table({
  all: route("/", {}),
  new: route("/new", {}),
  form: route("/new/{format}", { format: identifier }),
  find: route("/{event}", { event: text("e", "new") }),
  room: route("/e/{event}/{room}", { event: text(), room: oneOf(["now", "log"]) }),
  game: route("/g/{event}/{game}", { event: text(), game: maybe(number) }),
});

test("the address of every page leads back to it", () => {
  for (const [address, place] of [
    [table.build("all", {}), { page: "all" }],
    [table.build("form", { format: "room_match" }), { page: "form", format: "room_match" }],
    [table.build("find", { event: "a/b c" }), { page: "find", event: "a/b c" }],
    [table.build("room", { event: "new", room: "log" }), { page: "room", event: "new", room: "log" }],
    [table.build("game", { event: "cup", game: 3 }), { page: "game", event: "cup", game: 3 }],
  ] as const)
    expect(table.parse(address), address).toEqual(place);
});

test("a part with its default is left out, and read where somebody writes it", () => {
  expect(table.build("room", { event: "cup", room: "now" })).toBe("/e/cup");
  expect(table.parse("/e/cup")).toEqual({ page: "room", event: "cup", room: "now" });
  expect(table.parse("/e/cup/now")).toEqual({ page: "room", event: "cup", room: "now" });
  expect(table.build("game", { event: "cup", game: null })).toBe("/g/cup");
  expect(table.parse("/g/cup")).toEqual({ page: "game", event: "cup", game: null });
});

test("a word of another address is no name, and what does not fit its place is no page", () => {
  for (const path of ["/e", "/new/Other", "/e/cup/other", "/g/cup/0", "/g/cup/01", "/e/cup/log/1", "/%E0%A4%A"])
    expect(table.parse(path), path).toEqual({ page: "missing", path });
});
