/** What asks for the director, with the same thing at the same table said once. */

import type { Attention } from "../protocol";

/** "1, 2 and 3 to 9": numbers with their runs. */
export function runs(numbers: readonly number[]): string {
  const parts: string[] = [];
  const sorted = [...numbers].sort((a, b) => a - b);
  for (let from = 0; from < sorted.length;) {
    let to = from;
    while (sorted[to + 1] === (sorted[to] ?? 0) + 1) to += 1;
    const [first, last] = [sorted[from], sorted[to]];
    if (to - from > 1) parts.push(`${first} to ${last}`);
    else parts.push(...sorted.slice(from, to + 1).map(String));
    from = to + 1;
  }
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

/** Decks without a broken seal are one thing a table, however many deals they are. */
export function together(attention: readonly Attention[]): Attention[] {
  const found: Attention[] = [];
  for (const thing of attention) {
    const same =
      thing.kind === "unsealed" ? attention.filter((one) => one.kind === thing.kind && one.table === thing.table) : [];
    if (same.length < 2) found.push(thing);
    else if (same[0] === thing) {
      const deals = same.flatMap(({ deal }) => deal ?? []);
      found.push({
        ...thing,
        deal: null,
        title: `Table ${thing.table}: no seal was broken in ${same.length} deals`,
        detail: `Deals ${runs(deals)}. Their lines begin without the label of a deck.`,
      });
    }
  }
  return found;
}
