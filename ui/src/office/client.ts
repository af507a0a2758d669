/** Asking and telling the server by an address as it stands: the pages of the office over the one client. */

import { client, refusedBy } from "../lib/protocol/client";

export { asFailure, asSentence, Failure, newKey, refusedBy } from "../lib/protocol/client";
export { fetchFile, readFile } from "../lib/protocol/files";

/** The client without the types of its addresses. */
interface Untyped {
  get(path: string, options?: object): Promise<unknown>;
  post(path: string, options?: object): Promise<unknown>;
}
const house = client as unknown as Untyped;

export const read = async <T>(path: string, signal?: AbortSignal): Promise<T> =>
  (await house.get(path, signal === undefined ? {} : { signal })) as T;

export const send = async <T>(path: string, body: unknown = {}): Promise<T> => (await house.post(path, { body })) as T;

export const whoAmI = () => client.get("/api/me");

export const at = (event: string, rest = ""): string => `/api/office/${encodeURIComponent(event)}${rest}`;

/** What to say of a failure that may be anything. */
export const saidOf = (failure: unknown): string => refusedBy(failure).sentence;
