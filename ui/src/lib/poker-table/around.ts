/** Places on the clock. The dealer is at twelve; seat 1 is the first one clockwise. */

/** Where the nth of `count` seats stands, in per cent of the drawing's width and height. */
export function around(n: number, count: number): { x: number; y: number } {
  const angle = (2 * Math.PI * (n + 0.5)) / count;
  const round = (value: number): number => Math.round(value * 100) / 100;
  return { x: round(50 + 43 * Math.sin(angle)), y: round(50 - 42 * Math.cos(angle)) };
}

/**
 * Where the nth of `count` seats stands for the dealer, who is at six and looks over the table;
 * from −1 to 1 across and down. The ring is squared off, so that the corners of a screen are used.
 */
export function fromTheDealer(n: number, count: number): { x: number; y: number } {
  const angle = (2 * Math.PI * (n + 0.5)) / count;
  const squared = (value: number, power: number): number =>
    Math.round(Math.sign(value) * Math.abs(value) ** power * 1000) / 1000 + 0;
  return { x: squared(-Math.sin(angle), 0.8), y: squared(Math.cos(angle), 0.82) };
}
