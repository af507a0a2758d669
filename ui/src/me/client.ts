/** Asking the server about oneself. A refusal keeps its name and fields, so that a screen can say what to do. */

import type { Refused } from "../lib/shell/refused";
import { Unavailable } from "../lib/protocol/client";
import type { Device, Invitation, MatchMine, Me, Mine, MyDeal, Problem } from "./shapes";
import { t } from "../lib/words/words.svelte";

/** The server said no, and why. */
export class Refusal extends Unavailable {
  constructor(
    readonly status: number,
    readonly reason: string,
    sentence: string,
    readonly fields: Problem["fields"],
  ) {
    super(status >= 500 ? "broken" : "missing", () => sentence);
  }

  override get refused(): Refused {
    return this.reason === "" ? super.refused : { name: this.reason, sentence: this.message, fields: this.fields };
  }
}

/** A failure that may be anything, as it is drawn with its SENTENCE. */
export const refusedBy = (failure: unknown, sentence: string): Refused =>
  failure instanceof Unavailable ? { ...failure.refused, sentence } : { name: "Unreadable", sentence, fields: {} };

async function ask<T>(path: string, options: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...options, headers: { accept: "application/json", ...options.headers } });
  } catch (failure) {
    if (options.signal?.aborted) throw failure;
    throw new Unavailable("offline", () => t("failure-offline-once"));
  }
  if (answer.ok) {
    const text = await answer.text();
    return (text === "" ? null : JSON.parse(text)) as T;
  }
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refusal(
    answer.status,
    problem.name ?? "",
    problem.sentence ?? `The server answered with ${answer.status}. Tell the director.`,
    problem.fields ?? {},
  );
}

const send = <T>(path: string, csrf: string, body: unknown = {}): Promise<T> =>
  ask<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-csrf-token": csrf },
    body: JSON.stringify(body),
  });

export const door = {
  me: (signal?: AbortSignal) => ask<Me>("/api/me", { signal: signal ?? null }),
  signIn: (csrf: string, name: string, password: string) => send<Me>("/api/sign-in", csrf, { name, password }),
  signOut: (csrf: string) => send<Me | null>("/api/sign-out", csrf),
  invitation: (csrf: string, code: string) => send<Invitation>("/api/join/invitation", csrf, { code }),
  join: (csrf: string, code: string, account: { name: string; password: string } | null) =>
    send<Me>("/api/join", csrf, { code, ...account }),
  devices: () => ask<Device[]>("/api/me/devices"),
  endDevice: (csrf: string, id: string) => send<unknown>(`/api/me/devices/${encodeURIComponent(id)}/end`, csrf),
  mine: (event: string, signal?: AbortSignal) =>
    ask<Mine | MatchMine>(`/api/my/${encodeURIComponent(event)}`, { signal: signal ?? null }),
  deal: (event: string, session: number, deal: number, signal?: AbortSignal) =>
    ask<MyDeal>(`/api/my/${encodeURIComponent(event)}/deals/${session}/${deal}`, { signal: signal ?? null }),
};
