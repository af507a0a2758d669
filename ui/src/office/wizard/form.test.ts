import { expect, test } from "vitest";
import { blank, draftOf, placeOf, roomsOf, rowOf, stepOf, timetableOf } from "./form";
import { office as officeWords } from "../../lib/words/parts/office";
import { officeNew } from "../../lib/words/parts/office_new";
import { words } from "../../lib/words/words.svelte";

await words.need(officeWords, officeNew);

test("an empty field is left to the default, not sent as zero", () => {
  const { draft, problems } = draftOf({ ...blank(), name: "Cup" });

  expect(problems).toEqual([]);
  expect([draft.id, draft.reserve, draft.small_blind, draft.cap, draft.deal_seconds]).toEqual([
    "",
    null,
    null,
    null,
    null,
  ]);
});

test("an event without a cap says so", () => {
  expect(draftOf({ ...blank(), capped: false, cap: "5000" }).draft.cap).toBe("none");
  expect(draftOf({ ...blank(), cap: "5 000" }).draft.cap).toBe(5000);
});

test("a table shows no results of others unless that is chosen", () => {
  expect([blank(), { ...blank(), results: "open" }].map((form) => draftOf(form).draft.results)).toEqual([
    "none",
    "open",
  ]);
});

test("a pace is typed in minutes and seconds", () => {
  const typed = (pace: string) => draftOf({ ...blank(), pace });

  expect(typed("2:40").draft.deal_seconds).toBe(160);
  expect(["160", "2:4", "0:00", "soon"].map((pace) => typed(pace).problems.map(({ where }) => where))).toEqual(
    Array(4).fill(["pace.deal_seconds"]),
  );
});

test("what is no number is named by its place", () => {
  const { problems } = draftOf({ ...blank(), deals: "many", empty: "four" });

  expect(problems.map(({ where }) => where)).toEqual(["play.empty_seats", "play.deals"]);
});

test("every problem has a step on which it is put right", () => {
  expect(
    [
      "event.id",
      "entries[3].players",
      "line 4",
      "play.cap",
      "draw.order",
      "draw.seats",
      "scoring.ties",
      "office.in_running",
      "pace.deal_seconds",
    ].map(stepOf),
  ).toEqual(["event", "teams", "teams", "play", "play", "seats", "play", "play", "play"]);
  expect([rowOf("entries[3].players"), rowOf("entries"), rowOf("play.cap")]).toEqual([3, null, null]);
});

test("rooms are typed a line each, with their tables", () => {
  expect(roomsOf("Blue hall: 1, 2\n\n Library: 3-5 7 \nFoyer")).toEqual([
    { name: "Blue hall", tables: [1, 2] },
    { name: "Library", tables: [3, 4, 5, 7] },
    { name: "Foyer", tables: [] },
  ]);
});

test("of what is typed as a table and is none the form says so, with the room", () => {
  for (const rooms of ["Foyer\nAttic: three", "Foyer\nAttic: 5-4", "Foyer\nAttic: 0"]) {
    const { problems } = draftOf({ ...blank(), rooms });
    expect(problems.filter(({ where }) => where.startsWith("rooms"))).toEqual([
      { where: "rooms[2].tables", why: "type numbers of tables, such as 1, 2 or 5-8", ours: true },
    ]);
  }
  expect(
    draftOf({ ...blank(), rooms: "Attic: 3-5" }).problems.filter(({ where }) => where.startsWith("rooms")),
  ).toEqual([]);
});

test("a problem in the rooms or the timetable says in which of them", () => {
  expect([placeOf("rooms[2].tables"), placeOf("timetable[3].room"), placeOf("rooms")]).toEqual([
    "Room 2",
    "Timetable, row 3",
    "Rooms",
  ]);
});

test("a timetable is typed a line each, with its room after a comma", () => {
  expect(
    timetableOf("2027-05-08 9:30 Session 1, Blue hall\n2027-05-08T18:30 Prizes, and tea\nsoon", ["Blue hall"]),
  ).toEqual([
    { at: "2027-05-08T09:30", what: "Session 1", session: 1, room: "Blue hall" },
    { at: "2027-05-08T18:30", what: "Prizes, and tea", session: null, room: "" },
    { at: "soon", what: "soon", session: null, room: "" },
  ]);
});
