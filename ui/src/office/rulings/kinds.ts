/** What rulings are about. */

import { known } from "../../lib/words/known";
import { t } from "../../lib/words/words.svelte";
import type { Office } from "../protocol";

/** That a ruling is in the log, by its number where it has one. */
export const ruledSaid = (number: number | null): string =>
  number === null ? t("desk-ruled-any") : t("desk-ruled", { number });

/** A kind of rulings in the reader's language; one that the catalogue does not know as the server names it. */
export const kindOf = (rules: Office["rules"], kind: string): { text: string; lang: "en" | undefined } =>
  known(`ruling-kind-${kind}`, rules.find((rule) => rule.kind === kind)?.title ?? kind);
