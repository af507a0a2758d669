/** A text of the server, with what stands in it. */

import { expect, test } from "vitest";
import { officeNew } from "./parts/office_new";
import { officeReasons } from "./parts/office_reasons";
import { refusals } from "./parts/refusals";
import { officeSays } from "./parts/office_says";
import { inEnglish, say, sayAny } from "./say";
import { words } from "./words.svelte";

await words.need(officeSays, officeNew, officeReasons, refusals);

const text = (key: string, fields: Record<string, unknown> = {}): { key: string; fields: Record<string, unknown> } => ({
  key: `says-${key}`,
  fields,
});

test("a text may have others in it, and several of them as a sentence names them", () => {
  const hands = [3, 4, 9].map((deal) => text("hand-lost", { deal, chips: "−5 000" }));
  const where = text("at-tables", { n: 3, tables: [2, 5, 6] });

  expect(say(text("hands-left", { n: 7, where }))).toBe(
    "7 hands are still to be accepted or ruled void, at tables 2, 5 and 6.",
  );
  expect(say(text("wild-what", { lost: "−15 000", hands }))).toContain(
    "deal 3 −5 000, deal 4 −5 000 and deal 9 −5 000.",
  );
  expect(say(text("together", { first: text("quoted", { words: "cocked" }), second: text("frozen-what") }))).toBe(
    '"cocked". Correct the line or rule.',
  );
});

test("what the rules refuse is said by its name where there are words, else as they say it in English", async () => {
  const sentence = "seat 3 cannot check; it is 50 to call";
  const refusal = { name: "CannotCheck", sentence, fields: { seat: 3, to_call: 50 }, reasons: {} };
  const why = { key: "refusal", fields: refusal };
  const line = { key: "because-line-not-counted", fields: { line: 7, why } };
  expect([say(line), inEnglish(line)]).toEqual([`line 7 cannot be counted: ${sentence}`, true]);

  await words.choose("de");

  expect([say(why), inEnglish(why)]).toEqual(["Platz 3 kann nicht checken: 50 zu callen.", false]);
  await words.choose("en");
});

test("a day is called by its weekday, whatever the clock of the screen", () => {
  const begins = text("draft-begins-at", { day: { key: "day", fields: { on: "2026-12-03" } }, at: "18:30" });

  expect(say(begins)).toBe("It is planned for Thursday 3 December 2026 at 18:30.");
});

test("what is missing is nothing", () => {
  expect(sayAny(null)).toBe("");
});
