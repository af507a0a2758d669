/** What was checked, in the language of the reader; what the catalogue does not have as the server says it. */

import { format, momentOf } from "../../lib/numbers/format";
import type { Proof, Statement } from "../../lib/protocol/api";
import type { Part } from "../../lib/words/part";
import { acts } from "../../lib/words/parts/acts";
import { broken } from "../../lib/words/parts/broken";
import { exact, t, words, type Fields } from "../../lib/words/words.svelte";

type Said = Pick<Statement, "key" | "fields" | "text">;

/** Fields that are instants, in the order in which they come. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/;
const STEPS = ["sealed", "known", "published", "begun"] as const;

/** What the ruling of a number has ruled; empty where that is not known. */
export type Ruled = (number: number) => string;

/** The text of a check; `lang` where it is in English whatever the reader speaks. */
export function checkText(
  { key, fields, text }: Said,
  ruled: Ruled = () => "",
): { text: string; lang: "en" | undefined } {
  const found = key === null ? null : words.find(`check-${key}`, given(fields, ruled));
  return found === null ? { text, lang: "en" } : { text: found, lang: undefined };
}

function given(fields: Said["fields"], ruled: Ruled): Fields {
  const steps = STEPS.filter((step) => typeof fields[step] === "string").map((step) =>
    t(`check-step-${step}`, { at: momentOf(String(fields[step])) }),
  );
  const { at, other, number } = fields;
  return {
    ...fields,
    at: typeof at === "string" ? momentOf(at) : "",
    other: typeof other === "string" && INSTANT.test(other) ? momentOf(other) : (other ?? ""),
    ruled: typeof number === "number" ? ruled(number) : "",
    steps: steps.join(", "),
  };
}

/** What parts of the catalogue these checks need beside that of proofs: for most events none. */
export const partsOf = (said: readonly Pick<Statement, "key" | "verdict">[]): Part[] => [
  ...(said.some(({ verdict }) => verdict === "fails") ? [broken] : []),
  ...(said.some(({ key }) => key?.startsWith("act-")) ? [acts] : []),
];

/** How it is counted whom one acts behind, and whether the draw is even. */
export const behindText = ({ seats, near, far, widest }: NonNullable<Proof["fairness_counted"]>): string =>
  `${t("check-behind", { near: format(near), far: format(far), seats })} ${
    widest === null ? t("check-behind-even") : t("check-behind-uneven", { widest: exact(widest) })
  }`;
