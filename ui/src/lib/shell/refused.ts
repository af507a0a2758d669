/**
 * A refusal as a page draws it: a sentence for people, and its name and fields for whoever reads
 * the page by program, in whatever language the sentence stands there.
 */

import type { Text } from "../words/text.ts";

export interface Refused {
  readonly name: string;
  readonly sentence: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Fields that are sentences, as texts of the catalogue. */
  readonly reasons?: Readonly<Record<string, Text>>;
  /** The page says it, in the language of the reader; what the server says is in English. */
  readonly ours?: true;
}

/** What a form says by itself, before anything is sent: which field is to be filled in, and how. */
export class NotFilledIn implements Refused {
  readonly name = "NotFilledIn";
  readonly ours = true;
  readonly fields: { readonly field: string };

  constructor(
    field: string,
    readonly sentence: string,
  ) {
    this.fields = { field };
  }
}

export const notFilledIn = (field: string, sentence: string): NotFilledIn => new NotFilledIn(field, sentence);

/** A refusal of the page itself. */
export const ourRefusal = (name: string, sentence: string, fields: Refused["fields"] = {}): Refused => ({
  name,
  sentence,
  fields,
  ours: true,
});

/** The attributes of the element that shows a refusal: `data-refusal="Name"`, and a `data-refusal-field` for each field. */
export function marks(refused: Refused | null | undefined): Record<string, string> {
  if (!refused) return {};
  const found: Record<string, string> = { "data-testid": "refusal", "data-refusal": refused.name };
  for (const [field, value] of Object.entries(refused.fields)) {
    if (value === null || value === undefined) continue;
    found[`data-refusal-${field.replaceAll("_", "-")}`] = typeof value === "string" ? value : JSON.stringify(value);
  }
  return found;
}
