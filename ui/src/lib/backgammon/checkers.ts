/**
 * Thirty checkers that keep their identity from one position to the next, so that what has moved
 * is seen moving. No rules: only how many stand where.
 */

import { type BoardJson, type Side } from "./board";

export interface Checker {
  id: string;
  side: Side;
  /** In its side's own numbering. */
  point: number;
  /** From 0, the outermost of its point. */
  height: number;
}

function settled(side: Side, counts: readonly number[], before: readonly Checker[]): Checker[] {
  const own = before.filter((checker) => checker.side === side);
  const room = [...counts];
  const kept: Checker[] = [];
  const loose: Checker[] = [];
  for (const checker of [...own].sort((a, b) => a.height - b.height)) {
    const left = room[checker.point] ?? 0;
    if (left > 0) {
      room[checker.point] = left - 1;
      kept.push(checker);
    } else loose.push(checker);
  }
  const free = room
    .flatMap((count, point) => Array.from({ length: Math.max(0, count) }, () => point))
    .sort((a, b) => b - a);
  loose.sort((a, b) => b.point - a.point);
  const moved = free.map((point, n): Checker => ({
    id: loose[n]?.id ?? `${side}-${own.length + n}`,
    side,
    point,
    height: Number.MAX_SAFE_INTEGER,
  }));
  const heights = new Map<number, number>();
  return [...kept, ...moved].map((checker) => {
    const height = heights.get(checker.point) ?? 0;
    heights.set(checker.point, height + 1);
    return { ...checker, height };
  });
}

/** The checkers of a board, as many as possible where they were. */
export function place(board: Pick<BoardJson, "white" | "black">, before: readonly Checker[] = []): Checker[] {
  return [...settled("white", board.white, before), ...settled("black", board.black, before)];
}
