/** Rolls and plays as players write them: 61, 13/7 8/7, bar/20, 6/off(2). */

import { BAR, OFF, type Move } from "./board";

export const sayRoll = (dice: readonly [number, number]): string => {
  const [first, second] = dice;
  return first >= second ? `${first}${second}` : `${second}${first}`;
};

const place = (point: number): string => (point === BAR ? "bar" : point === OFF ? "off" : String(point));

/** Equal moves are counted, the highest start comes first. */
export function sayMoves(moves: readonly Move[]): string {
  const counts = new Map<string, { move: Move; count: number }>();
  for (const move of moves) {
    const key = move.join("/");
    const seen = counts.get(key);
    counts.set(key, { move, count: (seen?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .sort((a, b) => b.move[0] - a.move[0] || b.move[1] - a.move[1])
    .map(({ move, count }) => `${place(move[0])}/${place(move[1])}${count > 1 ? `(${count})` : ""}`)
    .join(" ");
}
