/** Files that the server makes: fetched, and then saved by the browser under a name of ours. */

import { client } from "./client";

/** The client without the types of its addresses. */
const house = client as unknown as Record<"get" | "post", (path: string, options: object) => Promise<unknown>>;

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
