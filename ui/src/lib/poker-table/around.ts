/**
 * Where the nth of `count` seats stands round the table; from −1 to 1 across and down.
 *
 * The dealer is at six, seat 1 at the dealer's left hand, and the seats go on clockwise: on every
 * screen the same. The ring is squared off, so that the corners of a screen are used.
 */
export function around(n: number, count: number): { x: number; y: number } {
  const angle = (2 * Math.PI * (n + 0.5)) / count;
  const squared = (value: number, power: number): number =>
    Math.round(Math.sign(value) * Math.abs(value) ** power * 1000) / 1000 + 0;
  return { x: squared(-Math.sin(angle), 0.8), y: squared(Math.cos(angle), 0.82) };
}
