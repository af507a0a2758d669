/** Which part of an enlarged board a phone shows. */

/** From one edge to the other, in pixels of the enlarged board. */
export interface Span {
  from: number;
  to: number;
}

const across = (spans: readonly Span[]): Span => ({
  from: Math.min(...spans.map(({ from }) => from)),
  to: Math.max(...spans.map(({ to }) => to)),
});
const middle = ({ from, to }: Span): number => (from + to) / 2;

/**
 * The left edge of what is to be shown: `first` whole, and of the others the nearest that have room
 * beside it. What is in sight already moves nothing; without `first` the others begin at the one
 * nearest to their middle.
 */
export function leftEdge(
  first: readonly Span[],
  others: readonly Span[],
  now: { from: number; width: number },
): number {
  if (first.length + others.length === 0) return now.from;
  const from = middle(across(first.length > 0 ? first : others));
  const near = [...others].sort((a, b) => Math.abs(middle(a) - from) - Math.abs(middle(b) - from));
  let seen = [...first];
  for (const one of near) {
    const { from, to } = across([...seen, one]);
    if (to - from <= now.width) seen = [...seen, one];
  }
  const { from: left, to: right } = across(seen);
  return Math.max(0, Math.min(left, Math.max(now.from, right - now.width)));
}
