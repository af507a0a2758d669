/** What the tables made of a deal, in words: the sentence beneath its heading. */

import { format, inWords } from "../numbers/format";
import { fraction, type Fraction } from "../numbers/fraction";
import type { Chips, EventHead, OpenDeal, Swing } from "../protocol/api";

type End = Swing["best"];
type Named = { entries: readonly Pick<EventHead["entries"][number], "id" | "name">[] };

/** A piece of a sentence; strong for who and how much. */
export interface Piece {
  text: string;
  strong?: boolean;
}

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
  return names.length > 2 ? `${inWords(names.length)} teams` : names.join(" and ");
}

/** `Ecuador won 175`, `Argentina lost 125`, `three teams won nothing`. */
export function made(event: Named, end: End, begins = false): string {
  const who = whoAt(event, end);
  const { n } = fraction(end.chips);
  const did = n === 0 ? "won nothing" : `${n > 0 ? "won" : "lost"} ${size(end.chips)}`;
  const each = end.entries.length > 1 && n !== 0 ? " each" : "";
  return `${begins ? who.charAt(0).toUpperCase() + who.slice(1) : who} ${did}${each}`;
}

/** The finding of a deal that is open. */
export function finding(event: Named, deal: Pick<OpenDeal, "swing" | "seats">): Piece[] {
  const { swing } = deal;
  if (swing === null) return [{ text: "Every table made the same of every seat." }];
  const held = deal.seats.find(({ seat }) => seat === swing.seat);
  const cards = held && !held.empty && held.caption !== "folds everywhere" ? `, ${held.caption}` : "";
  return [
    { text: `Seat ${swing.seat}${cards}: ` },
    { text: made(event, swing.best), strong: true },
    { text: ", " },
    { text: made(event, swing.worst), strong: true },
    { text: `. That is ${format(apart(swing.best.chips, swing.worst.chips))} apart.` },
  ];
}

/** Where the tables parted. */
export function partedSaid(deal: Pick<OpenDeal, "parted" | "rows">): string {
  if (deal.rows.length < 2) return "";
  if (deal.parted === null) return "All tables played it alike.";
  return deal.parted === "pre-flop" ? "The tables parted before the flop." : `The tables parted on the ${deal.parted}.`;
}
