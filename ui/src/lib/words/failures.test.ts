// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { momentOf } from "../numbers/format";
import { failureOf, noAnswer } from "../protocol/failure";
import { languageOf, languageWhileTrying, sayRefusal, sentenceOf, whileTrying } from "./failures";
import { officeRefusals } from "./parts/office_refusals";
import { refusals } from "./parts/refusals";
import { t, words } from "./words.svelte";

test("a failure says whether the page tries again by itself", () => {
  expect(whileTrying(noAnswer())).toBe(t("failure-offline"));
  expect(sentenceOf(noAnswer())).toBe(t("failure-offline-once"));
  expect(whileTrying(failureOf(502, {}))).toBe(t("failure-status", { status: 502 }));
  expect(sentenceOf(failureOf(502, {}))).toBe(t("failure-status-once", { status: 502 }));
});

test("what a server refuses by a name is said as it says it, and what is not there as the page says it", () => {
  const clash = { name: "RolesClash", sentence: "one is not the other", fields: {} };

  expect(sentenceOf(failureOf(409, clash))).toBe("One is not the other.");
  expect(whileTrying(failureOf(404, { name: "NoSuchDeal", sentence: "there is no deal 9", fields: {} }))).toBe(
    t("failure-missing"),
  );
});

test("a page that has no words of refusals fetches them when it needs them", async () => {
  await words.choose("de");
  const full = failureOf(503, { name: "TooManyWatchers", sentence: "too many screens watch", fields: {} });

  await vi.waitFor(() => expect(whileTrying(full)).toBe("Der Server ist voll. Es wird erneut versucht."));

  expect(languageWhileTrying(full)).toBeUndefined();
  expect(languageWhileTrying(failureOf(502, {}))).toBeUndefined();
  await words.choose("en");
});

test("a refusal is said by its name and fields where the page has words for it, else as the server says it", async () => {
  const out = { name: "NotOut", sentence: "from the server", fields: { seat: 3, table: 2 } };
  const seat = { name: "NoSuchSeat", sentence: "table 1 has no seat 9", fields: { seat: 9 } };
  const bare = { name: "NothingLikeIt", sentence: "as it came", fields: {} };
  expect([sayRefusal(out), languageOf(out)]).toEqual(["from the server", "en"]);

  await words.need(refusals, officeRefusals);

  expect([sayRefusal(out), languageOf(out)]).toEqual(["Seat 3 of table 2 is not out.", undefined]);
  // The words of the console say less than the server does in English.
  expect([sayRefusal(seat), languageOf(seat)]).toEqual(["table 1 has no seat 9", "en"]);

  // What is empty can be told from what is not, and an instant is that of the screen's clock.
  const needed = { name: "BeaconNeeded", sentence: "as it came", fields: { session: 2, beacon: "" } };
  expect(sayRefusal(needed)).toBe("Session 2 was sealed without public randomness.");
  const closed_at = "2027-05-04T12:00:00.000Z";
  expect(sayRefusal({ name: "LineUpsAreClosed", sentence: "as it came", fields: { session: 2, closed_at } })).toContain(
    `were closed on ${momentOf(closed_at)};`,
  );

  await words.choose("de");

  expect([sayRefusal(seat), languageOf(seat)]).toEqual(["Platz 9 gibt es an diesem Tisch nicht.", undefined]);
  expect([sayRefusal(bare), languageOf(bare)]).toEqual(["as it came", "en"]);
  await words.choose("en");
});
