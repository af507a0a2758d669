/** What the tables made of a deal, in words: the sentence beneath its heading. */

import { format } from "../numbers/format";
import { fraction, type Fraction } from "../numbers/fraction";
import type { Chips, EventHead, OpenDeal, Swing } from "../protocol/api";
import { listed } from "../words/counts";
import { handName } from "./hand_words";
import { t } from "../words/words.svelte";

type End = Swing["best"];
type Named = { entries: readonly Pick<EventHead["entries"][number], "id" | "name">[] };

const size = (chips: Chips): string => {
  const { n, d } = fraction(chips);
  return format({ n: Math.abs(n), d });
};

const apart = (a: Chips, b: Chips): Fraction => {
  const [x, y] = [fraction(a), fraction(b)];
  return { n: Math.abs(x.n * y.d - y.n * x.d), d: x.d * y.d };
};

/** Who sat there: one name or two; of more, how many. */
export function whoAt(event: Named, end: End): string {
  const names = end.entries.map((id) => event.entries.find((entry) => entry.id === id)?.name ?? id);
  return names.length > 2 ? t("finding-teams", { n: names.length }) : listed(names);
}

/** `Ecuador won 175`, `Argentina lost 125`, `three teams won nothing`. */
export function made(event: Named, end: End, begins = false): string {
  const { n } = fraction(end.chips);
  const text = t(n === 0 ? "finding-nothing" : n > 0 ? "finding-won" : "finding-lost", {
    who: whoAt(event, end),
    n: end.entries.length,
    chips: size(end.chips),
  });
  return begins ? text.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : text;
}

/** The finding of a deal that is open, as a text of the catalogue: its key, and what stands in it. */
export function finding(
  event: Named,
  { swing, seats }: Pick<OpenDeal, "swing" | "seats">,
): { key: string; fields: Record<string, string | number> } {
  if (swing === null) return { key: "finding-same", fields: {} };
  const held = seats.find(({ seat }) => seat === swing.seat);
  const fields = {
    seat: swing.seat,
    best: made(event, swing.best),
    worst: made(event, swing.worst),
    apart: format(apart(swing.best.chips, swing.worst.chips)),
  };
  // What no table saw of a hand is not said of it.
  return held === undefined || held.made.name === "folds" || held.made.name === "empty"
    ? { key: "finding", fields }
    : { key: "finding-held", fields: { ...fields, held: handName(held.made) } };
}

/** Where the tables parted; nothing of a single table. */
export function partedSaid(deal: Pick<OpenDeal, "parted" | "rows">): string {
  if (deal.rows.length < 2) return "";
  return t(`parted-${deal.parted ?? "nowhere"}`);
}
