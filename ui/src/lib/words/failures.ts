/** What is said of a failure in the reader's language: by its name, else in the sentence that the server gave. */

import type { Failure } from "../protocol/failure";
import type { Refused } from "../shell/refused";
import { refusals } from "./parts/refusals";
import { inCatalogue } from "./say";
import { t, words } from "./words.svelte";

/** The names of failures that the page says itself, whoever caught them. */
const SAID_HERE: readonly string[] = ["NoAnswer", "Unreadable"];

/** The `lang` of the element that shows a refusal; none where it is that of the page. */
export const languageOf = (refused: Refused): "en" | undefined =>
  refused.ours || SAID_HERE.includes(refused.name) || inCatalogue(refused) !== null ? undefined : "en";

/** Hardly any page ever needs the words of refusals: they are fetched when one does, and then drawn. */
function fetched(refused: Refused): string {
  void words.need(refusals).catch(() => undefined);
  return inCatalogue(refused) ?? refused.sentence;
}

/** The `lang` of the element that shows why there is no answer. */
export const languageWhileTrying = ({ kind, refused }: Failure): "en" | undefined =>
  kind === "missing" || refused.name === "Broken" ? undefined : languageOf(refused);

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
      return refused.ours ? refused.sentence : fetched(refused);
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
