/** What lies on a board besides its checkers, and where: marks, counts, dice and the cube. */

import { BAR, type BoardJson, type MarkedPlay, type Move, OFF, other, type Side } from "./board";
import type { Checker } from "./checkers";
import { checkerAt, FIT, type Geometry, type Place, placeOf, pointOf, STEP, type Where } from "./geometry";

/** Checkers that lie side by side on the bar. */
const BAR_FIT = 4;

export const standing = (board: BoardJson, side: Side, point: number): number => board[side][point] ?? 0;

/** Who stands on a place, and how many. */
export function onPlace(board: BoardJson, shape: Geometry, place: Place): { side: Side | null; count: number } {
  if (place.at !== "point")
    return { side: place.side, count: standing(board, place.side, place.at === "bar" ? BAR : OFF) };
  for (const side of ["white", "black"] as const) {
    const count = standing(board, side, pointOf(shape, side, place) as number);
    if (count > 0) return { side, count };
  }
  return { side: null, count: 0 };
}

/** What a play has brought to each point of its side; below zero what it has taken away. */
function brought(play: MarkedPlay): Map<number, number> {
  const net = new Map<number, number>();
  for (const [start, end] of play.moves) {
    net.set(start, (net.get(start) ?? 0) - 1);
    net.set(end, (net.get(end) ?? 0) + 1);
  }
  return net;
}

/** Where the checkers of the last play came from. */
export function ghostsOf(board: BoardJson, shape: Geometry, last: MarkedPlay): (Where & { key: string })[] {
  return [...brought(last)].flatMap(([point, net]) => {
    const place = placeOf(shape, last.side, point);
    const { side: there, count } = onPlace(board, shape, place);
    // Where the other side stands now, or nothing more fits, there is no room for a ghost.
    if (net >= 0 || (there !== null && there !== last.side)) return [];
    const base = there === last.side ? count : 0;
    return Array.from({ length: -net }, (_, n) => base + n)
      .filter((height) => height < FIT)
      .map((height) => ({ key: `${point} ${height}`, ...checkerAt(shape, place, height) }));
  });
}

/** Whether the last play has brought a checker to where it lies. */
export function arrivedBy(board: BoardJson, last: MarkedPlay | null): (checker: Checker) => boolean {
  if (last === null) return () => false;
  const net = brought(last);
  return ({ side, point, height }) => {
    if (side !== last.side || point === OFF) return false;
    const came = net.get(point) ?? 0;
    return came > 0 && height >= standing(board, side, point) - came;
  };
}

/** Beyond what fits, how many there are stands on the outermost checker. */
export const countsOf = (board: BoardJson, shape: Geometry): (Where & { key: string; of: Side; count: number })[] =>
  (["white", "black"] as const).flatMap((of) =>
    board[of].flatMap((count, point) => {
      const most = point === BAR ? BAR_FIT : FIT;
      if (point === OFF || count <= most) return [];
      return [{ key: `${of} ${point}`, of, count, ...checkerAt(shape, placeOf(shape, of, point), most - 1) }];
    }),
  );

/** The outermost checkers of the points from which a side may move. */
export const ringsOf = (
  board: BoardJson,
  shape: Geometry,
  mover: Side,
  starts: Iterable<number>,
): (Where & { point: number })[] =>
  [...starts].map((point) => {
    const height = Math.min(standing(board, mover, point), point === BAR ? BAR_FIT : FIT) - 1;
    return { point, ...checkerAt(shape, placeOf(shape, mover, point), height) };
  });

/** Where the checker that is picked up would come to lie. */
export const landingsOf = (
  board: BoardJson,
  shape: Geometry,
  mover: Side,
  ends: Iterable<number>,
): (Where & { point: number; off: boolean; hit: boolean })[] =>
  [...ends].map((point) => {
    const there = onPlace(board, shape, placeOf(shape, mover, point));
    const own = there.side === mover ? there.count : 0;
    const height = point === OFF ? own : Math.min(own, FIT - 1);
    return {
      point,
      off: point === OFF,
      hit: point !== OFF && there.side === other(mover),
      ...checkerAt(shape, placeOf(shape, mover, point), height),
    };
  });

/** The width of a die. */
export const DIE = 36;
const DICE_GAP = 8;

export interface Roll {
  side: Side;
  dice: readonly [number, number];
}

/** A roll in front of who threw it, at the right hand; `spent` are the dice already used of one that is played. */
export function diceOf(shape: Geometry, { side, dice: [first, second] }: Roll, spent: readonly number[] | undefined) {
  const values = spent !== undefined && first === second ? [first, first, first, first] : [first, second];
  const left = [...(spent ?? [])];
  const width = values.length * DIE + (values.length - 1) * DICE_GAP;
  const centre = shape.halves[side === shape.viewer ? 1 : 0] + 3 * STEP;
  const faces = values.map((value, n) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return { value, spent: at >= 0, x: n * (DIE + DICE_GAP) };
  });
  return { x: centre - width / 2, y: shape.middle - DIE / 2, width, faces };
}

/** The cube: its owner's, nobody's, or before the one who has to answer, turned to what is offered. */
export function cubeOf(shape: Geometry, { value, owner, offered_by: by }: NonNullable<BoardJson["cube"]>) {
  if (by === null) return { value, offered: false, ...shape.cube[owner ?? "nobody"] };
  return { value: 2 * value, offered: true, x: shape.halves[by === shape.viewer ? 0 : 1] + 3 * STEP, y: shape.middle };
}

/** The moves of a side, by where they start, and from one start by where they end. */
export const startsOf = (moves: readonly Move[]): Set<number> => new Set(moves.map(([start]) => start));
export const endsOf = (moves: readonly Move[], start: number | null): Set<number> =>
  new Set(moves.filter(([from]) => from === start).map(([, end]) => end));
