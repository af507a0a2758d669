/** Lines of a game that have dice: asked for without them, thrown, typed anew. */

import type { Dice, GameBody, Side } from "./wire_game";

const highFirst = ([a, b]: Dice): Dice => (a >= b ? [a, b] : [b, a]);

/** A roll of one side; of the opening roll, which is nobody's, White's die comes first. */
export const rollOf = (side: Side | null, dice: Dice) =>
  side === null
    ? ({ do: "opening_roll", white: dice[0], black: dice[1] } as const)
    : ({ do: "roll", side, dice: highFirst(dice) } as const);

/** A roll that the server is asked for. */
export const askedOf = (side: Side | null) =>
  side === null
    ? ({ do: "opening_roll", white: null, black: null } as const)
    : ({ do: "roll", side, dice: null } as const);

/** Whose a roll is; null: the opening roll. */
export const rollerOf = (body: GameBody): Side | null => (body.do === "roll" ? body.side : null);

export function lastRoll<Line extends { body: GameBody }>(known: readonly Line[]): Line | undefined {
  return known.findLast(({ body }) => body.do === "roll" || body.do === "opening_roll");
}
