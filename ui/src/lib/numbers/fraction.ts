/** An exact number as the server writes it: an integer, or "7/2". */

export interface Fraction {
  /** Numerator, with the sign. */
  n: number;
  /** Denominator, positive; 1 for a whole number. */
  d: number;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

export function fraction(value: number | string): Fraction {
  if (typeof value === "number") return { n: value, d: 1 };
  const match = /^([+-]?\d+)(?:\/(\d+))?$/.exec(value.trim());
  if (!match || match[2] === "0") throw new TypeError(`${JSON.stringify(value)} is not a number like 6 or 11/2`);
  return reduced(Number(match[1]), Number(match[2] ?? 1));
}

export function reduced(n: number, d: number): Fraction {
  const common = gcd(Math.abs(n), d) || 1;
  return { n: n / common, d: d / common };
}

export const valueOf = (value: number | string): number => {
  const { n, d } = fraction(value);
  return n / d;
};

/** The middle of an odd count, the exact mean of the two middle ones of an even count. */
export function median(values: readonly (number | string)[]): Fraction | null {
  const sorted = values.map(fraction).sort((a, b) => a.n / a.d - b.n / b.d);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!upper || !lower) return null;
  return reduced(lower.n * upper.d + upper.n * lower.d, 2 * lower.d * upper.d);
}
