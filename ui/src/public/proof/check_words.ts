/** What was checked, in the language of the reader; what the catalogue does not have as the server says it. */

import { format, momentOf } from "../../lib/numbers/format";
import type { Proof, Statement } from "../../lib/protocol/api";
import { exact, t, words, type Fields } from "../../lib/words/words.svelte";

type Said = Pick<Statement, "key" | "fields" | "text">;

/** Fields that are instants, in the order in which they come. */
const STEPS = ["sealed", "known", "published", "begun"] as const;

/** The text of a check; `lang` where it is in English whatever the reader speaks. */
export function checkText({ key, fields, text }: Said): { text: string; lang: "en" | undefined } {
  const found = key === null ? null : words.find(`check-${key}`, given(fields));
  return found === null ? { text, lang: "en" } : { text: found, lang: undefined };
}

function given(fields: Said["fields"]): Fields {
  const steps = STEPS.filter((step) => typeof fields[step] === "string").map((step) =>
    t(`check-step-${step}`, { at: momentOf(String(fields[step])) }),
  );
  const at = typeof fields["at"] === "string" ? momentOf(fields["at"]) : "";
  return { ...fields, at, steps: steps.join(", ") };
}

/** How it is counted whom one acts behind, and whether the draw is even. */
export const behindText = ({ seats, near, far, widest }: NonNullable<Proof["fairness_counted"]>): string =>
  `${t("check-behind", { near: format(near), far: format(far), seats })} ${
    widest === null ? t("check-behind-even") : t("check-behind-uneven", { widest: exact(widest) })
  }`;
