/**
 * The one client of the server's API, typed by the description of it (`schema.d.ts`).
 *
 * It brings what every request of ours needs: JSON, the token of whoever changes something, and one
 * class of errors. Runs in Node too.
 */

import createClient from "openapi-fetch";
import type { FetchOptions } from "openapi-fetch";
import type { PathsWithMethod, RequiredKeysOf, ResponseObjectMap, SuccessResponse } from "openapi-typescript-helpers";
import { Failure, failureOf, noAnswer } from "./failure.ts";
import type { paths } from "./schema";

type Method = "get" | "post";
type Path<M extends Method> = PathsWithMethod<paths, M>;
type Options<M extends Method, P extends Path<M>> = FetchOptions<paths[P][M]>;
/** What goes with a request: nothing, where nothing has to. */
type Given<O> = RequiredKeysOf<O> extends never ? [O?] : [O];
/** What is answered, by status. */
type Responses<O> = ResponseObjectMap<O> extends infer R extends Record<string | number, unknown> ? R : never;
export type Answer<M extends Method, P extends Path<M>> = SuccessResponse<Responses<paths[P][M]>>;

/** A request without its types; what is refused has `error` in the place of `data`. */
type Send = (
  method: Method,
  path: string,
  options: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** What is answered with a token, which goes with every message that changes something from then on. */
const BRING_TOKEN: ReadonlySet<string> = new Set(["/api/me", "/api/sign-in", "/api/join"]);

interface Settings {
  /** Of the server; the page's own where none is given. */
  origin?: string;
  fetch?: (request: Request) => Promise<Response>;
  cache?: RequestCache;
  /** After so many milliseconds there is no answer. */
  patience?: number;
}

export class Client {
  /** Of this sitting; empty until the server has told it. */
  #token = "";
  readonly #send: Send;
  readonly #patience: number | null;

  constructor({ origin, fetch: fetching, cache, patience }: Settings = {}) {
    this.#patience = patience ?? null;
    const { request } = createClient<paths>({
      // a page asks the server that it came from; without a page, as in Node, somebody says which
      baseUrl: origin ?? globalThis.location?.origin ?? "http://localhost",
      // looked up when it is needed: tests put another one in its place
      fetch: fetching ?? ((request) => globalThis.fetch(request)),
      headers: { accept: "application/json" },
      credentials: "same-origin",
      ...(cache === undefined ? {} : { cache }),
    });
    this.#send = request as Send;
  }

  /**
   * Read what stands at an address.
   * @throws {Failure} there is no answer, or it is a refusal.
   */
  async get<P extends Path<"get">>(path: P, ...given: Given<Options<"get", P>>): Promise<Answer<"get", P>> {
    return (await this.#ask("get", path, given[0] ?? {})) as Answer<"get", P>;
  }

  /**
   * Tell the server something. It may be sent twice: where the token has grown old, once more with a new one.
   * @throws {Failure} there is no answer, or it is a refusal; nothing has then been changed, as far as it says.
   */
  async post<P extends Path<"post">>(path: P, ...given: Given<Options<"post", P>>): Promise<Answer<"post", P>> {
    const attempt = (): Promise<unknown> => this.#write(path, given[0] ?? {});
    try {
      return (await attempt()) as Answer<"post", P>;
    } catch (failure) {
      if (!(failure instanceof Failure) || failure.refused.name !== "ForgedRequest") throw failure;
      this.forget();
      return (await attempt()) as Answer<"post", P>;
    }
  }

  /** The token is no longer good: the next message asks for a new one. */
  forget(): void {
    this.#token = "";
  }

  async #write(path: string, options: { headers?: unknown; body?: unknown }): Promise<unknown> {
    if (this.#token === "") await this.get("/api/me");
    const { body = {}, headers } = options;
    const given = { ...options, body, headers: { ...(headers as object | undefined), "x-csrf-token": this.#token } };
    return this.#ask("post", path, given);
  }

  async #ask(method: Method, path: string, options: { signal?: AbortSignal | null; body?: unknown }): Promise<unknown> {
    const { signal } = options;
    let found: Awaited<ReturnType<Send>>;
    try {
      found = await this.#send(method, path, {
        ...options,
        ...(signal || this.#patience === null ? {} : { signal: AbortSignal.timeout(this.#patience) }),
      });
    } catch (failure) {
      if (signal?.aborted) throw failure;
      throw noAnswer();
    }
    const { data, error, response } = found;
    if (!response.ok) {
      // A proxy's page, or a hotspot that wants a click: not our server.
      if (typeof error !== "object" && error !== undefined) throw noAnswer();
      throw failureOf(response.status, error, Number(response.headers.get("retry-after")) || null);
    }
    if (BRING_TOKEN.has(path)) this.#token = (data as { csrf: string }).csrf;
    return data;
  }
}

/** A key made once for what is about to be done: sent twice with it, it is done once. */
export function newKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  // without https a browser keeps randomUUID to itself
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
