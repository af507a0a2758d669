/** How all seats of individuals are drawn on a screen in the hall, on one scale and with one line across. */

import { valueOf } from "../../lib/numbers/fraction";
import type { LadderRow, SeatLadder } from "../../lib/protocol/api";
import type { Bar } from "./bars";

type Scored = Pick<LadderRow, "opening" | "total">;

/**
 * Bars of several seats on one scale, in percent of the longest: what was brought along, and what was won above
 * the lowest of the own seat. So a bar ends where the Total Score is, however the cards of its seat were.
 */
export function barsOf(ladders: readonly { rows: readonly Scored[] }[]): (seat: number, row: Scored) => Bar {
  const brought = (row: Scored): number => Math.max(0, valueOf(row.opening));
  const won = (row: Scored): number => valueOf(row.total) - brought(row);
  const lowest = ladders.map(({ rows }) => Math.min(...rows.map(won)));
  const lengths = ladders.flatMap(({ rows }, seat) => rows.map((row) => brought(row) + won(row) - lowest[seat]!));
  const percent = (chips: number): number => Math.round((chips / Math.max(1, ...lengths)) * 1000) / 10;
  return (seat, row) => ({ brought: percent(brought(row)), won: percent(won(row) - lowest[seat]!) });
}

/**
 * How far down a page of rows the line of elimination runs in each seat, in rows of it from the top; null where it
 * is on no seat of this page.
 */
export function linesOf(ladders: readonly SeatLadder[], first: number, rows: number): number[] | null {
  const at = ladders.map(({ staying }) => staying);
  const here = (row: number): boolean => row > first && row <= first + rows;
  const leaves = ladders.some((ladder) => ladder.staying < ladder.rows.length && here(ladder.staying));
  return leaves ? at.map((row) => Math.min(rows, Math.max(0, row - first))) : null;
}
