/** A captain's list narrowed to one player. */

import type { TeamDeal } from "./shapes";

/** The deals in which a player sat, each with that player's part of it; points are the team's alone. */
export const dealsOf = (deals: readonly TeamDeal[], player: string): TeamDeal[] =>
  deals.flatMap((deal) => {
    const seats = deal.seats.filter((seat) => seat.player === player);
    const [own] = seats;
    // Nobody sits at two tables at once.
    return own ? [{ ...deal, net: own.net, gain: own.gain, swing: own.swing, points: null, seats }] : [];
  });
