/** What is said of a failure in the reader's language: by its name, else in the sentence that the server gave. */

import type { Failure } from "../protocol/failure";
import { languageOf, type Refused } from "../shell/refused";
import { t } from "./words.svelte";

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

/** A refusal as it is drawn: what the page itself has to say of it in the language of the reader. */
export const sayRefusal = (refused: Refused): string =>
  languageOf(refused) === undefined ? sentenceOf({ refused, status: null }) : refused.sentence;

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
