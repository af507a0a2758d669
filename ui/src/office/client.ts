/** Asking and telling the server. A refusal is one sentence; nothing has then been written. */

import type { Refused } from "../lib/shell/refused";
import type { Me, Problem } from "./protocol";

export class NotDone extends Error {
  constructor(
    readonly kind: "refused" | "signed-out" | "forbidden" | "missing" | "offline" | "broken",
    sentence: string,
    readonly problem: Problem | null = null,
  ) {
    super(sentence);
  }

  /** As it is drawn: by the name that the server gave it, or by what became of the message. */
  get refused(): Refused {
    return {
      name: this.problem?.name ?? UNNAMED[this.kind],
      sentence: this.message,
      fields: this.problem?.fields ?? {},
    };
  }
}

/** What has no name of the server's. */
const UNNAMED: Record<NotDone["kind"], string> = {
  refused: "Refused",
  "signed-out": "SignedOut",
  forbidden: "Forbidden",
  missing: "Missing",
  offline: "NoAnswer",
  broken: "Broken",
};

const SILENT = "The server does not answer. Nothing was changed; check the network and try again.";

/** The token of this sitting, which every message that changes something carries. */
let csrf = "";

async function refusal(answer: Response): Promise<NotDone> {
  let problem: Problem | null = null;
  try {
    const said = (await answer.json()) as Partial<Problem> & { detail?: string };
    if (typeof said.sentence === "string") problem = said as Problem;
  } catch {
    // not every answer of a proxy is JSON
  }
  const sentence = problem?.sentence ?? `The server answered with ${answer.status}. Nothing was changed.`;
  const kind =
    answer.status === 401
      ? "signed-out"
      : answer.status === 403
        ? "forbidden"
        : answer.status === 404
          ? "missing"
          : answer.status >= 500
            ? "broken"
            : "refused";
  return new NotDone(kind, asSentence(sentence), problem);
}

/** With a capital and a full stop, as people write. */
export function asSentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?…]$/.test(begun) ? begun : `${begun}.`;
}

async function ask(path: string, init: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, credentials: "same-origin" });
  } catch (failure) {
    if (init.signal?.aborted) throw failure;
    throw new NotDone("offline", SILENT);
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

export async function read<T>(path: string, signal?: AbortSignal): Promise<T> {
  const answer = await ask(path, { headers: { accept: "application/json" }, signal: signal ?? null });
  return (await answer.json()) as T;
}

export async function send<T>(path: string, body: unknown = {}): Promise<T> {
  const answer = await ask(path, {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json", "x-csrf-token": csrf },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return (text === "" ? null : JSON.parse(text)) as T;
}

export async function whoAmI(): Promise<Me> {
  const me = await read<Me>("/api/me");
  csrf = me.csrf;
  return me;
}

/** A key made once for what is about to be done: sending it twice does it once. */
export function newKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  // without https a browser keeps randomUUID to itself
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const under = (event: string): string => `/api/office/${encodeURIComponent(event)}`;
export const at = (event: string, rest = ""): string => under(event) + rest;

/** What to say of a failure that may be anything. */
export const saidOf = (failure: unknown): string =>
  failure instanceof NotDone ? failure.message : "The page could not read the answer. Reload it.";

/** A failure that may be anything, as it is drawn. */
export const refusedBy = (failure: unknown): Refused =>
  failure instanceof NotDone ? failure.refused : { name: "Unreadable", sentence: saidOf(failure), fields: {} };

/** A file that is written down as given: it is asked for by POST, and then saved. */
export async function fetchFile(path: string, name: string): Promise<void> {
  const answer = await ask(path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-csrf-token": csrf },
    body: "{}",
  });
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
