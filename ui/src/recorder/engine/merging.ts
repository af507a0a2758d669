/** The lines of the server and the own ones, laid over each other. */

import { sameBody, type KeptLine } from "./lines.ts";
import type { WrittenLine } from "./wire_table.ts";

/** What follows for the own lines of a hand. */
export interface Merged {
  /** Own lines below this number stand in the log as typed. */
  sentBelow: number;
  /** The first own line in whose place another one stands, and who wrote that; null: none. */
  taken: { n: number; by: string } | null;
  /** From this number on the server has lost what it once had: send it again; null: no. */
  again: number | null;
}

/**
 * Compare line by line.
 *
 * Two lines in the same place that say the same are one line. The server's stand otherwise, and
 * what was typed after them was typed about another hand.
 */
export function merge(own: readonly KeptLine[], server: readonly WrittenLine[]): Merged {
  const stands = new Map(server.map((line) => [line.n, line]));
  let sentBelow = 0;
  let again: number | null = null;
  for (const line of own) {
    const other = stands.get(line.n);
    if (other === undefined) {
      if (line.state === "sent" && again === null) again = line.n;
      continue;
    }
    if (!sameBody(line.body, other.body)) return { sentBelow, taken: { n: line.n, by: other.by }, again: null };
    sentBelow = line.n + 1;
  }
  return { sentBelow, taken: null, again };
}
