/** What asks for the director, with the same thing at the same table said once. */

import { listed } from "../../lib/words/counts";
import { say } from "../../lib/words/say";
import { t } from "../../lib/words/words.svelte";
import type { Attention } from "../protocol";

/** What waits, in the reader's language. */
export type Waiting = Omit<Attention, "title" | "detail"> & { title: string; detail: string };

/** "1, 2 and 3 to 9": numbers with their runs. */
export function runs(numbers: readonly number[]): string {
  const parts: string[] = [];
  const sorted = [...numbers].sort((a, b) => a - b);
  for (let from = 0; from < sorted.length;) {
    let to = from;
    while (sorted[to + 1] === (sorted[to] ?? 0) + 1) to += 1;
    const [first, last] = [sorted[from], sorted[to]];
    if (to - from > 1) parts.push(t("now-run", { first, last }));
    else parts.push(...sorted.slice(from, to + 1).map(String));
    from = to + 1;
  }
  return listed(parts);
}

/** Decks without a broken seal are one thing a table, however many deals they are. */
export function together(attention: readonly Attention[]): Waiting[] {
  const found: Waiting[] = [];
  for (const thing of attention) {
    const same =
      thing.kind === "unsealed" ? attention.filter((one) => one.kind === thing.kind && one.table === thing.table) : [];
    if (same.length < 2) found.push({ ...thing, title: say(thing.title), detail: say(thing.detail) });
    else if (same[0] === thing) {
      const deals = same.flatMap(({ deal }) => deal ?? []);
      found.push({
        ...thing,
        deal: null,
        title: t("now-unsealed", { table: thing.table, n: same.length }),
        detail: t("now-unsealed-deals", { deals: runs(deals) }),
      });
    }
  }
  return found;
}
