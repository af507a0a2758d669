/** What the server says by the key of a text and its fields, in the language of the reader. */

import { asSentence } from "../protocol/failure";
import type { Refused } from "../shell/refused.ts";
import { namedDayOf } from "../numbers/format";
import { listed, ordinal } from "./counts";
import { languageOf, sayRefusal } from "./failures";
import { exact, t } from "./words.svelte";

/** A text of the catalogue as the server names it; a field may be a text itself, or several of them. */
export interface Text {
  readonly key: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const isText = (value: unknown): value is Text =>
  typeof value === "object" && value !== null && "key" in value && "fields" in value;

/** What the rules refuse, as an answer that refuses has it. */
const refusalOf = (fields: Text["fields"]): Refused => fields as unknown as Refused;

function given(value: unknown): unknown {
  if (isText(value))
    switch (value.key) {
      case "exact":
        return exact(String(value.fields["n"]));
      case "refusal":
        return sayRefusal(refusalOf(value.fields)).replace(/\.$/, "");
      default:
        return say(value);
    }
  return Array.isArray(value) ? listed(value.map((each) => String(given(each)))) : value;
}

export function say({ key, fields }: Text): string {
  if (key === "ordinal") return ordinal(Number(fields["n"]));
  if (key === "refusal") return asSentence(sayRefusal(refusalOf(fields)));
  if (key === "day") return namedDayOf(String(fields["on"]));
  return t(key, Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, given(value)])));
}

/** Whether a text has something in it for which the server has English words alone. */
export const inEnglish = ({ key, fields }: Text): boolean =>
  key === "says-written" ||
  (key === "refusal" && languageOf(refusalOf(fields)) === "en") ||
  Object.values(fields).some((value) => isText(value) && inEnglish(value));

/** The same of what may be missing: nothing then. */
export const sayAny = (text: Text | null | undefined): string => (text ? say(text) : "");
