/** Why there is no answer: the one error of every request. Runs in Node too. */

import type { Refused } from "../shell/refused.ts";

/**
 * - `refused`: the server said no, by a name with fields, or the page did of what somebody typed;
 * - `missing`: there is no such thing, and asking again will not bring it;
 * - `away`: no server answered, or one that could not: asking again may.
 */
export type FailureKind = "refused" | "missing" | "away";

export class Failure extends Error {
  readonly kind: FailureKind;
  /** As a page draws it: by the name that the server gave, or by what became of the request. */
  readonly refused: Refused;
  /** The status of the answer; null where there was none. */
  readonly status: number | null;
  /** Seconds after which the server wants to be asked again; null where it did not say. */
  readonly retryAfter: number | null;

  constructor(kind: FailureKind, refused: Refused, status: number | null = null, retryAfter: number | null = null) {
    super(refused.sentence);
    this.kind = kind;
    this.refused = refused;
    this.status = status;
    this.retryAfter = retryAfter;
  }

  /** Nobody is signed in on this device, or no longer. */
  get signedOut(): boolean {
    return this.status === 401;
  }

  /** Whether the same request may be answered a little later. */
  get passing(): boolean {
    return this.kind === "away" || this.status === 409 || this.status === 429;
  }

  /** Whoever is signed in may not. */
  get forbidden(): boolean {
    return this.status === 403;
  }
}

/** With a capital and a full stop, as people write. */
export function asSentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?…]$/.test(begun) ? begun : `${begun}.`;
}

/** No server of ours has answered. */
export const noAnswer = (): Failure =>
  new Failure("away", {
    name: "NoAnswer",
    sentence: "The server does not answer. Check the network and try again.",
    fields: {},
  });

/** There is nothing at an address. */
export const missing = (sentence: string): Failure => new Failure("missing", { name: "Missing", sentence, fields: {} });

/** The names of what a server refuses without giving it one. */
const UNNAMED: Readonly<Record<number, string>> = { 401: "SignedOut", 403: "Forbidden", 404: "Missing" };

/** What an answer of our server says that is no success. `problem` is its JSON. */
export function failureOf(status: number, problem: unknown, retryAfter: number | null = null): Failure {
  const { name, sentence, fields, reasons } = (problem ?? {}) as Partial<Record<keyof Refused, unknown>>;
  const kind = status === 404 ? "missing" : status >= 500 ? "away" : "refused";
  const unnamed = UNNAMED[status] ?? (kind === "away" ? "Broken" : "Refused");
  const unsaid = status === 404 ? "There is nothing at this address." : `The server answered with ${status}.`;
  return new Failure(
    kind,
    {
      name: typeof name === "string" && name !== "" ? name : unnamed,
      sentence: typeof sentence === "string" && sentence !== "" ? asSentence(sentence) : unsaid,
      fields: typeof fields === "object" && fields !== null ? (fields as Refused["fields"]) : {},
      ...(reasons ? { reasons: reasons as NonNullable<Refused["reasons"]> } : {}),
    },
    status,
    retryAfter,
  );
}

/** What was caught, which may be anything: a fault of the page is told as an answer that it could not read. */
export const asFailure = (caught: unknown): Failure =>
  caught instanceof Failure
    ? caught
    : new Failure("away", {
        name: "Unreadable",
        sentence: "The page could not read the answer. Reload it; if that does not help, tell the director.",
        fields: {},
      });

/** What was caught, as it is drawn. */
export const refusedBy = (caught: unknown): Refused => asFailure(caught).refused;
