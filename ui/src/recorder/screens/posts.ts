/** Blinds and absences, as the table needs to see them. */

import { meant, type HandLine, type SetupJson } from "../engine";

/** Which blind a seat posts. Heads-up the button posts the small one. */
export function blindOf(setup: SetupJson, seat: number): "sb" | "bb" | null {
  const count = setup.stacks.length;
  const after = (places: number): number => ((setup.button - 1 + places) % count) + 1;
  const small = count === 2 ? setup.button : after(1);
  const big = count === 2 ? after(1) : after(2);
  if (seat === big) return "bb";
  return seat === small && setup.small_blind > 0 ? "sb" : null;
}

/** The seats that were noted absent in this hand. */
export function absentSeats(lines: readonly HandLine[]): Set<number> {
  const seats = new Set<number>();
  for (const line of lines) {
    const body = meant(line);
    if (line.counts && body.do === "note" && body.kind === "absent" && body.seat !== null) seats.add(body.seat);
  }
  return seats;
}
