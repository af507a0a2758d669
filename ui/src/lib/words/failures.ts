/** What is said of a failure in the reader's language: by its name, else in the sentence that the server gave. */

import type { Failure } from "../protocol/failure";
import type { Refused } from "../shell/refused";
import { momentOf } from "../numbers/format";
import { language } from "./language.svelte";
import { say } from "./say";
import { t, words } from "./words.svelte";

/** The names of failures that the page says itself, whoever caught them. */
const SAID_HERE: readonly string[] = ["NoAnswer", "Unreadable"];

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;

/** A field as a text is given it: an instant by the clock of the screen, and `none` where it is empty. */
const given = (value: unknown): unknown =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0)
    ? "none"
    : typeof value === "string" && INSTANT.test(value)
      ? momentOf(value)
      : value;

const all = (fields: Refused["fields"]): Refused["fields"] =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, given(value)]));

/**
 * A refusal of the server in the words of the catalogue, as far as the page has them; null: it has none. What the
 * console says of one in few words, says less than the server's own sentence: it is for other languages alone.
 */
const inCatalogue = ({ name, fields, reasons = {} }: Refused): string | null => {
  const why = Object.fromEntries(Object.entries(reasons).map(([field, text]) => [field, say(text)]));
  return (
    words.find(`refused-${name}`, { ...all(fields), ...why }) ??
    (language.current === "en" ? null : words.find(`refusal-${name}`, fields))
  );
};

/** The `lang` of the element that shows a refusal; none where it is that of the page. */
export const languageOf = (refused: Refused): "en" | undefined =>
  refused.ours || SAID_HERE.includes(refused.name) || inCatalogue(refused) !== null ? undefined : "en";

/** Where somebody has to try again. */
export function sentenceOf({ refused, status }: Pick<Failure, "refused" | "status">): string {
  switch (refused.name) {
    case "NoAnswer":
      return t("failure-offline-once");
    case "Broken":
      return t("failure-status-once", { status: status ?? 0 });
    case "Unreadable":
      return t("failure-unreadable");
    default:
      return refused.sentence;
  }
}

/** A refusal as it is drawn, in the language of the reader as far as there are words for it. */
export const sayRefusal = (refused: Refused): string =>
  refused.ours || SAID_HERE.includes(refused.name)
    ? sentenceOf({ refused, status: null })
    : (inCatalogue(refused) ?? refused.sentence);

/** Where the page tries again by itself. */
export function whileTrying(failure: Failure): string {
  if (failure.kind === "missing") return t("failure-missing");
  switch (failure.refused.name) {
    case "NoAnswer":
      return t("failure-offline");
    case "Broken":
      return t("failure-status", { status: failure.status ?? 0 });
    default:
      return sentenceOf(failure);
  }
}
