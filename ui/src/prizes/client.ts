/** Asking the server about prizes. */

import { client, Failure } from "../lib/protocol/client";
import type { Answer } from "../lib/protocol/requests";
import { sentenceOf as once, whileTrying } from "../lib/words/failures";
import { t } from "../lib/words/words.svelte";
import { refusalInWords } from "./words";

/** What can be calculated; what it is calculated from stands behind the question mark. */
export type Question = "/api/prizes" | "/api/prizes/bubble" | "/api/prizes/decision" | "/api/prizes/payout";

/** The server has too much to calculate, and says when to come back. */
const busy = (seconds: number): Failure =>
  new Failure(
    "away",
    {
      name: "Busy",
      sentence: t("prizes-busy", { seconds }),
      fields: { seconds },
    },
    503,
    seconds,
  );

/** Whether it is no use to ask the same again: the server has read it and said no. */
export const final = (failure: Failure): boolean => failure.status !== null && failure.retryAfter === null;

/** The sentence of a failure: whether the page asks again by itself is part of it. */
export function sentenceOf(failure: Failure): string {
  if (!final(failure)) return whileTrying(failure);
  return ["Broken", "Unreadable"].includes(failure.refused.name) ? once(failure) : refusalInWords(failure.refused);
}

/** @throws {Failure} with a sentence that says what to do; one that is not `final` may be asked again. */
export async function ask<Q extends Question>(path: `${Q}?${string}`, signal?: AbortSignal): Promise<Answer<"get", Q>> {
  const at = path.indexOf("?");
  const query = Object.fromEntries(new URLSearchParams(path.slice(at)));
  try {
    // The four questions take what the sheet has written; which of it each knows, the server says.
    return (await client.get(path.slice(0, at) as "/api/prizes", {
      params: { query },
      ...(signal === undefined ? {} : { signal }),
    })) as Answer<"get", Q>;
  } catch (failure) {
    if (!(failure instanceof Failure) || failure.retryAfter === null) throw failure;
    const { refused, status, retryAfter } = failure;
    // Asked again, this takes too long again.
    if (refused.name === "PrizesTakeTooLong") throw new Failure("refused", refused, status);
    throw status === 503 ? busy(retryAfter) : failure;
  }
}
