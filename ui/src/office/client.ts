/** Asking and telling the server by an address as it stands: the pages of the office over the one client. */

import { client, refusedBy } from "../lib/protocol/client";

export { asFailure, asSentence, Failure, newKey, refusedBy } from "../lib/protocol/client";

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

/** A file that is written down as given: it is asked for by POST, and then saved. */
export async function fetchFile(path: string, name: string, body?: object): Promise<void> {
  const options = { parseAs: "blob", ...(body === undefined ? {} : { body }) };
  save((await house.post(path, options)) as Blob, name);
}

/** A file that is looked up, and then saved. */
export async function readFile(path: string, name: string): Promise<void> {
  save((await house.get(path, { parseAs: "blob" })) as Blob, name);
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
