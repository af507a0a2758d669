/** What the server says by the key of a text and its fields, in the language of the reader. */

import { asSentence } from "../protocol/failure";
import type { Refused } from "../shell/refused.ts";
import { momentOf, namedDayOf } from "../numbers/format";
import { listed, ordinal } from "./counts";
import { language } from "./language.svelte";
import type { Text } from "./text.ts";
import { exact, t, words } from "./words.svelte";

export type { Text };

const isText = (value: unknown): value is Text =>
  typeof value === "object" && value !== null && "key" in value && "fields" in value;

/** What the rules refuse, as an answer that refuses has it. */
const refusalOf = (fields: Text["fields"]): Refused => fields as unknown as Refused;

function refusalSaid(fields: Text["fields"]): string {
  const refused = refusalOf(fields);
  return inCatalogue(refused) ?? refused.sentence;
}

function given(value: unknown): unknown {
  if (isText(value))
    switch (value.key) {
      case "exact":
        return exact(String(value.fields["n"]));
      case "refusal":
        return refusalSaid(value.fields).replace(/\.$/, "");
      default:
        return say(value);
    }
  return Array.isArray(value) ? listed(value.map((each) => String(given(each)))) : value;
}

export function say({ key, fields }: Text): string {
  if (key === "ordinal") return ordinal(Number(fields["n"]));
  if (key === "refusal") return asSentence(refusalSaid(fields));
  if (key === "day") return namedDayOf(String(fields["on"]));
  return t(key, Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, given(value)])));
}

/** The same of what may be missing: nothing then. */
export const sayAny = (text: Text | null | undefined): string => (text ? say(text) : "");

/** Whether a text has something in it for which the server has English words alone. */
export const inEnglish = ({ key, fields }: Text): boolean =>
  key === "says-written" ||
  (key === "refusal" && inCatalogue(refusalOf(fields)) === null) ||
  Object.values(fields).some((value) => isText(value) && inEnglish(value));

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;

/** A field as a text is given it: an instant by the clock of the screen, and `none` where it is empty. */
const ready = (value: unknown): unknown =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0)
    ? "none"
    : typeof value === "string" && INSTANT.test(value)
      ? momentOf(value)
      : value;

const all = (fields: Refused["fields"]): Refused["fields"] =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, ready(value)]));

/**
 * A refusal of the server in the words of the catalogue, as far as the page has them; null: it has none. What the
 * console says of one in few words, says less than the server's own sentence: it is for other languages alone.
 */
export const inCatalogue = ({ name, fields, reasons = {} }: Refused): string | null => {
  const why = Object.fromEntries(Object.entries(reasons).map(([field, text]) => [field, say(text)]));
  return (
    words.find(`refused-${name}`, { ...all(fields), ...why }) ??
    (language.current === "en" ? null : words.find(`refusal-${name}`, fields))
  );
};
