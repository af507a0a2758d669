/** Places on the clock. The dealer is at twelve; seat 1 is the first one clockwise. */

/** Where the nth of `count` seats stands, in per cent of the drawing's width and height. */
export function around(n: number, count: number): { x: number; y: number } {
  const angle = (2 * Math.PI * (n + 0.5)) / count;
  const round = (value: number): number => Math.round(value * 100) / 100;
  return { x: round(50 + 43 * Math.sin(angle)), y: round(50 - 42 * Math.cos(angle)) };
}
