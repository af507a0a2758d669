// @vitest-environment jsdom
import { expect, test } from "vitest";
import { failureOf, noAnswer } from "../protocol/failure";
import { sentenceOf, whileTrying } from "./failures";
import { t } from "./words.svelte";

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
