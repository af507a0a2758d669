/** The courses that are drawn: IMP through the games of a match, pips through the rolls of a game. */

import type { MatchGameRoom, MatchProtocol } from "../../lib/matches/shapes";

export interface Leg {
  game: number;
  /** What the first team won by in this game over both rooms; negative: the second. */
  net: number;
  /** By how much the first team led before it and after it. */
  before: number;
  after: number;
}

/** The finished games in the order of the protocol, each with the lead before and after it. */
export function courseOf(protocol: Pick<MatchProtocol, "lines">): Leg[] {
  let after = 0;
  return protocol.lines.map(({ game, imps: [first, second] }) => {
    const [before, net] = [after, first - second];
    after += net;
    return { game, net, before, after };
  });
}

/** The games that moved most, and by how much; none before there are two, or where all were level. */
export function mostOf(legs: readonly Leg[]): { games: number[]; net: number } | null {
  const net = Math.max(0, ...legs.map((leg) => Math.abs(leg.net)));
  return net === 0 || legs.length < 2
    ? null
    : { games: legs.filter((leg) => Math.abs(leg.net) === net).map((leg) => leg.game), net };
}

/** By how many pips White is ahead after each roll of a room, from the start; negative: Black. */
export const raceOf = (room: Pick<MatchGameRoom, "frames">): number[] =>
  room.frames.map(({ board }) => board.pips.black - board.pips.white);
