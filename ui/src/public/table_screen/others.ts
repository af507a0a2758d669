/** What the screen at a table shows of other tables: of an open deal what each seat made at all of them. */

import { valueOf } from "../../lib/numbers/fraction";
import type { DealHead, OpenDeal } from "../../lib/protocol/api";

/** Rows of a seat that there is room for. */
const ROWS = 6;

/** What one table made in a seat. */
export interface Made {
  table: number;
  chips: number | string;
  /** It is the table of the screen. */
  here: boolean;
  /** How far above the lowest of its seat, from 0 to 1. */
  fill: number;
  place: number;
}

/** A seat of the deal. */
export interface SeatMade {
  seat: number;
  cards: readonly string[];
  /** What all tables made of it alike; null where they differ. */
  alike: number | string | null;
  /** Nobody sits there at the table of the screen. */
  emptyHere: boolean;
  /** The best first, the own among them; of many tables not all. */
  rows: Made[];
}

/** The deal that opened last, of several in one moment the one with the highest number; null while none is open. */
export function openedLast(deals: readonly DealHead[]): number | null {
  let last: DealHead | null = null;
  for (const deal of deals) if (deal.open && deal.opened_at && deal.opened_at >= (last?.opened_at ?? "")) last = deal;
  return last?.deal ?? null;
}

/** The first and the last, and around the own as many as there is room for. */
function some(rows: readonly Made[]): Made[] {
  if (rows.length <= ROWS) return [...rows];
  const own = Math.max(
    0,
    rows.findIndex(({ here }) => here),
  );
  const first = Math.min(Math.max(1, own - 1), rows.length - 1 - (ROWS - 2));
  return [rows[0]!, ...rows.slice(first, first + ROWS - 2), rows[rows.length - 1]!];
}

/** The seats of an open deal, each with what the tables made of it. */
export function seatsOf(deal: OpenDeal, table: number): SeatMade[] {
  return deal.seats.map(({ seat, cards }) => {
    const cells = deal.rows
      .flatMap((row) => row.cells.filter((cell) => cell.seat === seat).map((cell) => ({ ...cell, table: row.table })))
      .sort((a, b) => valueOf(b.chips) - valueOf(a.chips) || a.table - b.table);
    const figures = cells.map(({ chips }) => valueOf(chips));
    const [most, least] = [Math.max(...figures), Math.min(...figures)];
    return {
      seat,
      cards,
      alike: cells.length > 0 && most === least ? cells[0]!.chips : null,
      emptyHere: !cells.some((cell) => cell.table === table),
      rows: some(
        cells.map((cell, n) => ({
          table: cell.table,
          chips: cell.chips,
          here: cell.table === table,
          fill: most === least ? 0 : (valueOf(cell.chips) - least) / (most - least),
          place: n + 1,
        })),
      ),
    };
  });
}
