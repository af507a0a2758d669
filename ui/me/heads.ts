/** The events of the house, of either kind, as far as a list of roles needs them. */

import { matchApi } from "../matches/client";
import type { EventHead } from "../protocol/api";
import { api } from "../protocol/client";

export type Head = Pick<EventHead, "id" | "name" | "entries">;

export async function heads(): Promise<Head[]> {
  const found = await Promise.all([api.events().catch(() => []), matchApi.events().catch(() => [])]);
  return found.flat();
}
