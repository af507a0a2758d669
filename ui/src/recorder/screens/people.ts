/** Who sits where, as the console names them. */

import { playerName } from "../../lib/standings/player";
import type { Console, ConsoleSeat } from "../engine";

/** The badge of a seat's team; a console kept from before there were letters has the entry's id. */
export const badgeAt = (seat: ConsoleSeat | null | undefined): { entry: string; colour: number; name: string } => ({
  entry: seat?.letters ?? seat?.entry ?? "",
  colour: seat?.colour ?? 1,
  name: seat?.name ?? "",
});

export const seatAt = (console: Console | null, seat: number): ConsoleSeat | null =>
  console?.seats.find((one) => one.seat === seat) ?? null;

/** A seat's name in a sentence. */
export function nameAt(console: Console | null, seat: number): string {
  const found = seatAt(console, seat);
  return found && !found.empty ? playerName(found) : "";
}
