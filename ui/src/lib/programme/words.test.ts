import { expect, test } from "vitest";
import { byDay, playsIn, roomOf, tablesSaid, whenOf, withRoom, zoneSaid, type PlannedRow } from "./words";
import { publicPages } from "../words/parts/public";
import { words } from "../words/words.svelte";

await words.need(publicPages);

const row = (at: string, moment: string | null): PlannedRow => ({
  at,
  moment,
  what: "Play",
  session: null,
  room: null,
});
const ROWS = [
  row("2026-12-05T09:30", "2026-12-05T08:30:00.000Z"),
  row("2026-12-05T10:00", "2026-12-05T09:00:00.000Z"),
  row("2026-12-05T10:00", "2026-12-05T09:00:00.000Z"),
  row("2026-12-06T18:00", "2026-12-06T17:00:00.000Z"),
];
const PROGRAMME = {
  event: "cup",
  zone: "Europe/Berlin",
  rooms: [{ name: "Blue hall", tables: [1, 2] }],
  timetable: ROWS,
  people: [],
};

test("what comes next is highlighted, all of it that comes at once, and what is past is quiet", () => {
  expect(whenOf(ROWS, Date.parse("2026-12-05T08:45:00Z"))).toEqual(["past", "next", "next", "later"]);
  expect(whenOf(ROWS, Date.parse("2026-12-05T07:00:00Z"))).toEqual(["next", "later", "later", "later"]);
  expect(whenOf(ROWS, Date.parse("2026-12-07T00:00:00Z"))).toEqual(["past", "past", "past", "past"]);
});

test("where the server cannot tell the moment, nothing is next", () => {
  expect(whenOf([row("2026-12-05T09:30", null)], 0)).toEqual(["later"]);
});

test("the rows stand under their days", () => {
  expect(byDay(ROWS).map(({ day, rows }) => [day, rows.length])).toEqual([
    ["2026-12-05", 3],
    ["2026-12-06", 1],
  ]);
});

test("tables are named as a director would", () => {
  expect(tablesSaid([])).toBe("no tables");
  expect(tablesSaid([4])).toBe("table 4");
  expect(tablesSaid([3, 1, 2, 7])).toBe("tables 1–3, 7");
});

test("a table has its room beside it where that is known", () => {
  expect(roomOf(PROGRAMME, 2)).toBe("Blue hall");
  expect(roomOf(PROGRAMME, null)).toBeNull();
  expect(withRoom("Table 2", PROGRAMME, 2)).toBe("Table 2, Blue hall");
  expect(withRoom("Table 3", PROGRAMME, 3)).toBe("Table 3");
  expect(withRoom("Table 3", null, 3)).toBe("Table 3");
});

test("a time zone is said as people say it", () => {
  expect(zoneSaid("America/New_York")).toBe("New York");
  expect(zoneSaid("UTC")).toBe("UTC");
});

test("rehearsals are counted apart from the events of the house", () => {
  const [cup, show] = [{ rehearsal: false }, { rehearsal: true }];
  expect(playsIn([cup])).toBe("Plays in 1 event of this house.");
  expect(playsIn([cup, cup, show])).toBe("Plays in 2 events of this house and in 1 rehearsal.");
  expect(playsIn([show, show])).toBe("Plays in 2 rehearsals.");
});
