/** How much text of a list goes into a draft of an event, and what the form says of more. */

import { ourRefusal, type Refused } from "../../lib/shell/refused";
import { t } from "../../lib/words/words.svelte";

/** Bytes of the list as JSON. The server takes 1 MiB of a draft; the other fields need the rest. */
const MOST_BYTES = 1_000_000;

/** Null where the list fits. */
export function listTooLong(text: string): Refused | null {
  const bytes = new TextEncoder().encode(JSON.stringify(text)).length;
  if (bytes <= MOST_BYTES) return null;
  return ourRefusal("ListTooLong", t("entries-too-long"), { bytes, most: MOST_BYTES });
}

/** A file that the browser could not read. */
export const fileUnread = (file: string): Refused =>
  ourRefusal("FileUnread", t("entries-file-unread", { file }), { file });
