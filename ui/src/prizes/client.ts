/** Asking the server about prizes. */

import type { Refused } from "../lib/shell/refused";
import { Refusal } from "../me/client";
import { atEvent, Unavailable } from "../lib/protocol/client";
import type { Problem } from "../me/shapes";
import type { TablePrizes } from "./shapes";
import { t } from "../lib/words/words.svelte";

/** The server has too much to calculate, and says when to come back. */
export class Busy extends Unavailable {
  constructor(readonly seconds: number) {
    super(
      "broken",
      () =>
        `The server is busy with other tables. This page asks again in ${seconds === 1 ? "a second" : `${seconds} seconds`}.`,
    );
  }

  override get refused(): Refused {
    return { name: "Busy", sentence: this.message, fields: { seconds: this.seconds } };
  }
}

export const asSentence = (text: string): string => {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?]$/.test(capital) ? capital : `${capital}.`;
};

/** A sentence of the server that stands at its field: which line of a list that is, nobody has to be told, and a name has a field of its own. */
export const atField = (sentence: string): string =>
  asSentence(
    sentence
      .replace(/^(?:line|number) \d+: /i, "")
      .replace("; new lines, tabs and semicolons separate numbers", "")
      .replace("a name and a stack are asked for, with a tab between them", "a stack is written in digits"),
  );

/** @throws {Refusal | Busy | Unavailable} with a sentence that says what to do. */
export async function ask<T>(path: string, signal: AbortSignal): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { headers: { accept: "application/json" }, signal });
  } catch (failure) {
    if (signal.aborted) throw failure;
    throw new Unavailable("offline", () => t("failure-offline"));
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  const later = Number(answer.headers.get("retry-after"));
  if (answer.status === 503 && later > 0 && problem.name !== "PrizesTakeTooLong") throw new Busy(later);
  throw new Refusal(
    answer.status,
    problem.name ?? "",
    asSentence(
      problem.sentence ??
        `the server answered with ${answer.status}; reload the page, and if that does not help, tell the director`,
    ),
    problem.fields ?? {},
  );
}

/** The tables of an event with stacks that prizes can be shared by, with the event's name in their address. */
export const tablesOf = async (
  event: { id: string; name: string },
  session: number | null,
  signal: AbortSignal,
): Promise<TablePrizes[]> => {
  const found = await ask<TablePrizes[]>(atEvent(event.id, "/prizes", session), signal);
  return found.flatMap((table) =>
    table.address === null ? [] : { ...table, address: `${table.address}&event=${encodeURIComponent(event.name)}` },
  );
};
