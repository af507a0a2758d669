/** The server as the console talks to it; every request has an end. Runs in Node too. */

import type { KeptLine } from "./lines.ts";
import type { Answer } from "./queue.ts";
import type { Grant, HandoverCode, Invitation, Me, Refusal } from "./wire.ts";
import type { AnyConsole, AnyReceipt } from "./wire_table.ts";

/** There was no answer, or none that says anything. */
export class NoAnswer extends Error {}

/** The server said no. */
export class SaidNo extends Error {
  status: number;
  refusal: Refusal;

  constructor(status: number, refusal: Refusal) {
    super(refusal.sentence);
    this.status = status;
    this.refusal = refusal;
  }
}

const PATIENCE_MS = 12_000;

/** Refusals of a server that is there and could not write now. */
const BUSY = new Set(["NotWritten", "FileNotWritten", "LogBusy", "LogHeld"]);

export class Server {
  #fetch: typeof fetch;
  #origin: string;
  #csrf = "";

  constructor(origin = "", fetching: typeof fetch = (...asked) => fetch(...asked)) {
    this.#origin = origin;
    this.#fetch = fetching;
  }

  /** Who is signed in. */
  async me(): Promise<Me> {
    const me = await this.#ask<Me>("GET", "/api/me");
    this.#csrf = me.csrf;
    return me;
  }

  /** What a code is good for; nothing is taken. */
  invitation(code: string): Promise<Invitation> {
    return this.#post<Invitation>("/api/join/invitation", { code });
  }

  /** Take the role that a code gives, without an account. */
  async join(code: string): Promise<{ me: Me; grant: Grant | null }> {
    await this.me();
    const invited = await this.invitation(code);
    const me = await this.#post<Me>("/api/join", { code });
    this.#csrf = me.csrf;
    const fits = (grant: Grant): boolean =>
      grant.role === "recorder" && grant.event === invited.event && grant.table === invited.table;
    return { me, grant: me.grants.find(fits) ?? null };
  }

  console(event: string, table: number, waiting: number): Promise<AnyConsole> {
    return this.#ask<AnyConsole>("GET", at(event, table), undefined, waiting);
  }

  async handover(event: string, table: number): Promise<HandoverCode> {
    return this.#post(`${at(event, table)}/handover`, {});
  }

  stream(event: string, table: number): string {
    return `${this.#origin}${at(event, table)}/stream`;
  }

  /** Send lines of one hand; never throws. */
  async lines(batch: readonly KeptLine[], waiting: number): Promise<Answer> {
    const first = batch[0] as KeptLine;
    const { session, deal, n, key, rules } = first;
    const offline = batch.some((line) => line.offline);
    const body = {
      session,
      deal,
      n,
      key,
      rules,
      lines: batch.map((line) => line.body),
      ...(offline ? { offline } : {}),
    };
    try {
      const receipt = await this.#post<AnyReceipt>(`${at(first.event, first.table)}/lines`, body, waiting);
      return { kind: "receipt", receipt };
    } catch (failure) {
      if (!(failure instanceof SaidNo)) return { kind: "failed" };
      const { status, refusal } = failure;
      if (status === 401 || status === 403) return { kind: "locked" };
      if (BUSY.has(refusal.name)) return { kind: "busy", refusal };
      if (status === 408 || status === 429 || status >= 500) return { kind: "failed" };
      return { kind: "refused", status, refusal };
    }
  }

  /** A post; if the page's token has grown old, once more with a new one. */
  async #post<T>(path: string, body: unknown, waiting?: number): Promise<T> {
    if (!this.#csrf) await this.me();
    try {
      return await this.#ask<T>("POST", path, body, waiting);
    } catch (failure) {
      if (!(failure instanceof SaidNo) || failure.refusal.name !== "ForgedRequest") throw failure;
      await this.me();
      return this.#ask<T>("POST", path, body, waiting);
    }
  }

  async #ask<T>(method: string, path: string, body?: unknown, waiting?: number): Promise<T> {
    const headers: Record<string, string> = { accept: "application/json" };
    if (body !== undefined) headers["content-type"] = "application/json";
    if (method === "POST") headers["x-csrf-token"] = this.#csrf;
    if (waiting !== undefined) headers["x-evendeal-waiting"] = String(waiting);
    let answer: Response;
    let text: string;
    try {
      answer = await this.#fetch(this.#origin + path, {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        credentials: "same-origin",
        cache: "no-store",
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      text = await answer.text();
    } catch (failure) {
      throw new NoAnswer(String(failure));
    }
    let told: unknown;
    try {
      told = JSON.parse(text);
    } catch {
      // A proxy's page, or a hotspot that wants a click: not our server.
      throw new NoAnswer(`${answer.status} and no JSON`);
    }
    if (answer.ok) return told as T;
    throw new SaidNo(answer.status, asRefusal(told, answer.status));
  }
}

const at = (event: string, table: number): string => `/api/console/${encodeURIComponent(event)}/${table}`;

function asRefusal(told: unknown, status: number): Refusal {
  const { name, sentence, fields } = (told ?? {}) as Partial<Refusal>;
  return {
    name: typeof name === "string" ? name : `Status${status}`,
    sentence: typeof sentence === "string" ? sentence : `the server answered ${status}`,
    fields: fields !== null && typeof fields === "object" ? fields : {},
  };
}
