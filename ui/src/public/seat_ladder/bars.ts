/** How a ladder of individuals is drawn; what it says stands in the server's answer. */

import { valueOf } from "../../lib/numbers/fraction";
import type { LadderRow, SeatLadder } from "../../lib/protocol/api";

type Scored = Pick<LadderRow, "opening" | "total">;

/** The two parts of a bar, in percent of its place: what was brought along, and the rest up to the total. */
export interface Bar {
  brought: number;
  won: number;
}

/** Bars of rows on one scale, from the lowest figure of all to the highest. */
export function barOf(rows: readonly Scored[]): (row: Scored) => Bar {
  const figures = rows.flatMap(({ opening, total }) => [valueOf(opening), valueOf(total)]);
  const low = Math.min(0, ...figures);
  const width = Math.max(1, Math.max(0, ...figures) - low);
  const at = (chips: number): number => Math.round(((chips - low) / width) * 100);
  return ({ opening, total }) => {
    const brought = Math.min(at(valueOf(opening)), at(valueOf(total)));
    return { brought, won: at(valueOf(total)) - brought };
  };
}

/** The place of the first who leaves as it stands, from 0; -1: nobody does. */
export const firstToLeave = ({ rows }: SeatLadder): number => rows.findIndex(({ stays }) => !stays);

const plain = (name: string): string => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** A player who was looked for, and the seat in whose ladder he stands. */
export interface Found {
  seat: number;
  row: LadderRow;
}

/** Players by a part of their names, without regard to capitals and accents, or by their number. */
export function find(ladders: readonly SeatLadder[], text: string): Found[] {
  const sought = plain(text.trim());
  return ladders.flatMap(({ seat, rows }) =>
    rows.filter((row) => plain(row.name).includes(sought) || row.entry === text.trim()).map((row) => ({ seat, row })),
  );
}

/** How many players the smallest and the largest of some seats have. */
export function sizesOf(ladders: readonly { rows: readonly unknown[] }[]): { least: number; most: number } {
  const sizes = ladders.map(({ rows }) => rows.length);
  return { least: Math.min(...sizes), most: Math.max(...sizes) };
}
