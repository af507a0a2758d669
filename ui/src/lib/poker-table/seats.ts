/** The seats of a table by their numbers: the server's lists leave out those where nobody sits. */

import type { TableSeat } from "../protocol/api";

/** Every seat from 1 on. An empty one has no entry. */
export function everySeat(count: number, taken: readonly TableSeat[]): TableSeat[] {
  return Array.from(
    { length: count },
    (_, n) => taken.find((one) => one.seat === n + 1) ?? { seat: n + 1, entry: "", name: "", player: "", out: false },
  );
}
