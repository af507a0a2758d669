/** The server as the console talks to it; every request has an end. Runs in Node too. */

import { Failure } from "../../lib/protocol/failure.ts";
import { Client } from "../../lib/protocol/requests.ts";
import type { KeptLine } from "./lines.ts";
import type { Answer } from "./queue.ts";
import type { Grant, HandoverCode, Invitation, Me } from "./wire.ts";
import type { AnyConsole, AnyReceipt } from "./wire_table.ts";

const PATIENCE_MS = 12_000;

/** Refusals of a server that is there and could not write now. */
const BUSY = new Set(["NotWritten", "FileNotWritten", "LogBusy", "LogHeld"]);

/** With what this device has not yet sent, by which the office sees that it is behind. */
const waits = (lines: number): { headers: Record<string, string> } => ({
  headers: { "x-evendeal-waiting": String(lines) },
});

export class Server {
  #origin: string;
  #client: Client;

  constructor(origin = "", fetching?: (request: Request) => Promise<Response>) {
    this.#origin = origin;
    this.#client = new Client({
      cache: "no-store",
      patience: PATIENCE_MS,
      ...(origin === "" ? {} : { origin }),
      ...(fetching === undefined ? {} : { fetch: fetching }),
    });
  }

  /** Who is signed in. */
  me(): Promise<Me> {
    return this.#client.get("/api/me");
  }

  /** What a code is good for; nothing is taken. */
  invitation(code: string): Promise<Invitation> {
    return this.#client.post("/api/join/invitation", { body: { code } });
  }

  /** Take the role that a code gives, without an account. */
  async join(code: string): Promise<{ me: Me; grant: Grant | null }> {
    await this.me();
    const invited = await this.invitation(code);
    const me = await this.#client.post("/api/join", { body: { code } });
    const fits = (grant: Grant): boolean =>
      grant.role === "recorder" && grant.event === invited.event && grant.table === invited.table;
    return { me, grant: me.grants.find(fits) ?? null };
  }

  /** `waiting`: the lines of this device that the server does not have yet. */
  async console(event: string, table: number, waiting: number): Promise<AnyConsole> {
    // The description leaves lines and conditions open, as any JSON; here they are what is read of them.
    return (await this.#client.get("/api/console/{event}/{table}", {
      params: { path: { event, table } },
      ...waits(waiting),
    })) as AnyConsole;
  }

  handover(event: string, table: number): Promise<HandoverCode> {
    return this.#client.post("/api/console/{event}/{table}/handover", { params: { path: { event, table } } });
  }

  stream(event: string, table: number): string {
    return `${this.#origin}/api/console/${encodeURIComponent(event)}/${table}/stream`;
  }

  /** Send lines of one hand; never throws. */
  async lines(batch: readonly KeptLine[], waiting: number): Promise<Answer> {
    const { event, table, session, deal, n, key, rules } = batch[0] as KeptLine;
    const offline = batch.some((line) => line.offline);
    try {
      const receipt = await this.#client.post("/api/console/{event}/{table}/lines", {
        params: { path: { event, table } },
        body: {
          session,
          deal,
          n,
          key,
          rules,
          lines: batch.map((line) => line.body as unknown as Record<string, never>),
          ...(offline ? { offline } : {}),
        },
        ...waits(waiting),
      });
      return { kind: "receipt", receipt: receipt as AnyReceipt };
    } catch (failure) {
      if (!(failure instanceof Failure) || failure.status === null) return { kind: "failed" };
      const { status, refused } = failure;
      if (failure.signedOut || failure.forbidden) return { kind: "locked" };
      if (BUSY.has(refused.name)) return { kind: "busy", refusal: refused };
      if (status === 408 || status === 429 || status >= 500) return { kind: "failed" };
      return { kind: "refused", status, refusal: refused };
    }
  }
}
