/** What the director has ruled, in the language of the reader. */

import { signed } from "../numbers/format";
import type { PublicRuling, TravellerRow } from "../protocol/api";
import { listed } from "../words/counts";
import { known } from "../words/known";
import { exact, t } from "../words/words.svelte";

type Effect = PublicRuling["effect"];
type Ruled = TravellerRow["ruled"][number];

/** A ruling as a sentence: what happened, and what follows. `nameOf` gives the name of an entry. */
export function rulingText(
  { kind, deal, tables, effect }: Pick<PublicRuling, "kind" | "deal" | "tables" | "effect">,
  nameOf: (entry: string) => string,
): string {
  const atFault = effect.name === "not_played" ? effect.adjust : [];
  const seats = listed(effect.adjust.map(({ seat, chips }) => t("ruling-seat", { seat, chips: signed(chips) })));
  return t(`ruling-${wordsOf(effect, deal, tables)}`, {
    kind: known(`ruling-kind-${kind}`, kind).text,
    deal,
    where: t("ruling-at", { n: tables.length, tables: listed(tables.map(String)) }),
    seats,
    entry: effect.entry === null ? "" : nameOf(effect.entry),
    points: exact(effect.points ?? 0),
    n: atFault.length,
    faults: listed(atFault.map(({ seat }) => String(seat))),
    chips: signed(atFault[0]?.chips ?? 0).slice(1),
  });
}

/** By which key: an adjustment of nothing lets the play stand. */
function wordsOf({ name, adjust }: Effect, deal: number | null, tables: readonly number[]): string {
  if (name === "void" && adjust.length > 0) return "void-adjust";
  if (name === "not_played" && adjust.length > 0) return "not_played-fault";
  if (name !== "stands" && (name !== "adjust" || adjust.length > 0)) return name;
  return deal === null ? "stands" : tables.length > 0 ? "stands-at" : "stands-deal";
}

/** What was changed in a table's result, as a sentence; nothing where it is what the table agreed on. */
export function ruledText(ruled: readonly Ruled[]): string {
  const text = ruled
    .map(({ do: change, seat, chips, reason, tables }) =>
      t(`ruled-${change}`, {
        seat,
        chips: chips === null ? "" : signed(chips),
        reason,
        tables: listed(tables.map(String)),
      }),
    )
    .join("; ");
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
