import { expect, test } from "vitest";
import { ordinal } from "../lib/words/counts";
import { office } from "../lib/words/parts/office";
import { words } from "../lib/words/words.svelte";
import { ago, deviceSaid, effectSaid, minutes } from "./words";

await words.need(office);

test("the time a deal takes is read in minutes and seconds", () => {
  expect(minutes(161)).toBe("2:41");
  expect(minutes(59)).toBe("0:59");
  expect(minutes(3761)).toBe("1:02:41");
});

test("what happened a moment ago is told by how long ago, later by the clock", () => {
  expect(ago("2026-05-01T16:00:00Z", "2026-05-01T16:00:12Z")).toBe("12 s ago");
  expect(ago("2026-05-01T16:00:00Z", "2026-05-01T16:04:00Z")).toBe("4 min ago");
  expect(ago("2026-05-01T16:00:05Z", "2026-05-01T16:00:00Z")).toBe("0 s ago");
});

test("a device is called by its account, or by its place", () => {
  expect(deviceSaid({ name: "table 1", account: null, table: 1 })).toBe("Table 1");
  expect(deviceSaid({ name: "Bo (table 1)", account: null, table: 1 })).toBe("Bo (table 1)");
  expect(deviceSaid({ name: "spectator", account: null, table: null })).toBe("Spectator");
  expect(deviceSaid({ name: "Ines Falk", account: "1", table: null })).toBe("Ines Falk");
  expect(deviceSaid({ name: "Ines Falk", account: "1", table: 2 })).toBe("Ines Falk, table 2");
});

test("places are read as they are spoken", () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22].map(ordinal)).toEqual([
    "1st",
    "2nd",
    "3rd",
    "4th",
    "11th",
    "12th",
    "13th",
    "21st",
    "22nd",
  ]);
});

test("a penalty says whose points it takes", () => {
  const effect = { name: "penalty" as const, adjust: [], entry: "B", points: "1/2" };

  expect(effectSaid(effect, () => "Brazil")).toBe("Brazil loses ½ point");
});
