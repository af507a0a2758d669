/** The events of the house, of every kind, as far as a list of roles needs them. */

import type { AnyHead } from "../lib/protocol/api";
import { api } from "../lib/protocol/client";

export type Head = Pick<AnyHead, "id" | "name" | "entries">;

export async function heads(): Promise<Head[]> {
  return api.events().catch(() => []);
}
