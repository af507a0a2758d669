/** How much text of a list goes into a draft of an event, and what the form says of more. */

import type { Refused } from "../../lib/shell/refused";

/** Bytes of the list as JSON. The server takes 1 MiB of a draft; the other fields need the rest. */
const MOST_BYTES = 1_000_000;

/** Null where the list fits. */
export function listTooLong(text: string): Refused | null {
  const bytes = new TextEncoder().encode(JSON.stringify(text)).length;
  if (bytes <= MOST_BYTES) return null;
  return {
    name: "ListTooLong",
    sentence: "The list has more than 1 MB; a list of teams is smaller.",
    fields: { bytes, most: MOST_BYTES },
  };
}
