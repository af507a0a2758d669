/** What was checked, with its facts; what has no text is said as the server says it. */

import { expect, test } from "vitest";
import { format, momentOf } from "../../lib/numbers/format";
import { acts } from "../../lib/words/parts/acts";
import { broken } from "../../lib/words/parts/broken";
import { proof } from "../../lib/words/parts/proof";
import { words } from "../../lib/words/words.svelte";
import { behindText, checkText, partsOf } from "./check_words";

await words.need(proof, acts, broken);

const AT = "2027-05-01T19:01Z";

const said = (key: string, fields: Record<string, string | number>): string =>
  checkText({ key, fields, text: "as the server says it" }).text;

test("a finding is said with its facts", () => {
  expect(said("follow", { session: 2, luck: "reserve", n: 12 })).toBe(
    "Session 2, reserve deals: all 12 follow from the secret and lie under the root.",
  );
  expect(said("times", { session: 1, sealed: AT, begun: AT })).toBe(
    `Session 1, by the times in its files: sealed ${momentOf(AT)}, begun ${momentOf(AT)}.`,
  );
  expect(said("deal", { session: 1, luck: "reserve", deal: 2, how: "fixed", at: AT })).toBe(
    `Reserve deal 2 is the one that was fixed ${momentOf(AT)}: its leaf lies under the published root.`,
  );
  expect(said("so-far", { n: 1 })).toBe("The open deal lies under the root that was published before play.");
});

test("what people did is said with what was ruled, and that it came after the end", () => {
  const fields = { session: 1, at: AT, after: 1, number: 2, rule: "R23", reason: "Came late." };

  expect(
    checkText({ key: "act-ruling", fields, text: "" }, (number) => `Penalty ${number}: Mars loses a point.`).text,
  ).toBe(
    `Session 1, ${momentOf(AT)}, after the end of the session: ruling 2 (R23). ` +
      "Penalty 2: Mars loses a point. Came late.",
  );
});

test("a check that fails names the place, and both instants of what came too late", () => {
  expect(said("lists-closed-late", { session: 2, lists: "line-ups", at: AT, other: AT })).toBe(
    `Session 2: its line-ups were closed ${momentOf(AT)}, when its seats could be known already: ${momentOf(AT)}.`,
  );
  expect(said("seat-twice", { session: 1, table: 2, seat: 3, player: "Ann", entry: "york", other: 4 })).toBe(
    "Session 1, table 2, seat 3: Ann (york) sits at table 4 too.",
  );
});

test("a proof fetches the words of what fails and of what people did where there is such a thing", () => {
  expect(partsOf([{ key: "follow", verdict: "holds" }])).toEqual([]);
  expect(partsOf([{ key: "act-ruling", verdict: "unproved" }])).toEqual([acts]);
  expect(partsOf([{ key: "seat-twice", verdict: "fails" }])).toEqual([broken]);
});

test("what is in English alone says so", () => {
  expect(checkText({ key: null, fields: {}, text: "Deal 1 fails." })).toEqual({ text: "Deal 1 fails.", lang: "en" });
  expect(checkText({ key: "of-tomorrow", fields: {}, text: "New." })).toEqual({ text: "New.", lang: "en" });
});

test("whom one acts behind is counted in exact parts", () => {
  expect(behindText({ seats: 9, near: "8/9", far: "1/9", widest: null })).toContain(
    `${format("8/9")} from the next seat clockwise, ${format("1/9")} from the last of 9. The draw is even`,
  );
  expect(behindText({ seats: 9, near: "8/9", far: "1/9", widest: "1/2" })).toContain("½ above an equal one");
});
