/** Who sits where, as the console names them. */

import { COLOURS } from "../../shell/colours";
import { playerName } from "../../standings/player";
import type { Console, ConsoleSeat } from "../engine";

/** Which colour an entry wears at this table: by its letter, or by its place among the entries here. */
export function colourAt(seats: readonly ConsoleSeat[], named: string | null): number {
  const entry = named ?? "";
  if (/^[A-L]$/.test(entry)) return entry.charCodeAt(0) - 64;
  const entries = [...new Set(seats.filter(({ empty }) => !empty).map((seat) => seat.entry ?? ""))].sort();
  return (Math.max(0, entries.indexOf(entry)) % COLOURS) + 1;
}

export const seatAt = (console: Console | null, seat: number): ConsoleSeat | null =>
  console?.seats.find((one) => one.seat === seat) ?? null;

/** A seat's name in a sentence. */
export function nameAt(console: Console | null, seat: number): string {
  const found = seatAt(console, seat);
  return found && !found.empty ? playerName(found) : "";
}
