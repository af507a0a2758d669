/** Whether a result adds up: what the seats won and lost, and the house, is nought. Exact. */

import { fraction } from "../../lib/numbers/fraction";
import type { Chips } from "../engine";

export function balances(chips: readonly Chips[], house: Chips): boolean {
  let [n, d] = [0, 1];
  for (const one of [...chips, house].map((value) => fraction(value))) {
    n = n * one.d + one.n * d;
    d *= one.d;
  }
  return n === 0;
}
