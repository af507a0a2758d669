import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { css } from "./css.mjs";
import tokens from "./tokens.json";

const THEMES = ["dark", "light"] as const;
const LETTERS = "ABCDEFGHIJKL";

type Vector = readonly [number, number, number];
type Matrix = readonly [Vector, Vector, Vector];

const linear = (hex: string): Vector => {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};
const times = (matrix: Matrix, [x, y, z]: Vector): Vector =>
  matrix.map((row) => row[0] * x + row[1] * y + row[2] * z) as unknown as Vector;

/** WCAG contrast of two colours. */
const contrast = (a: string, b: string): number => {
  const light = (hex: string): number => {
    const [red, green, blue] = linear(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [high, low] = [Math.max(light(a), light(b)), Math.min(light(a), light(b))];
  return high / low;
};

/** Colour vision without one kind of cone. Source: Machado, Oliveira, Fernandes 2009, severity 1. */
const VISION: Record<string, Matrix> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};
const LMS: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** Distance of two colours in OKLab, as somebody with that vision sees them. */
const distance = (a: string, b: string, vision: Matrix): number => {
  const lab = (hex: string): Vector => {
    const seen = times(vision, linear(hex)).map((value) => Math.min(1, Math.max(0, value))) as unknown as Vector;
    return times(LAB, times(LMS, seen).map(Math.cbrt) as unknown as Vector);
  };
  const [p, q] = [lab(a), lab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
};

const pairs = (theme: "dark" | "light") =>
  tokens.teams.flatMap((one, i) =>
    tokens.teams.slice(i + 1).map((other, j) => ({
      names: `${LETTERS[i]}${LETTERS[i + 1 + j]}`,
      later: i + 1 + j >= 6,
      a: one[theme],
      b: other[theme],
    })),
  );

test("the style sheet is what the tokens say", () => {
  expect(readFileSync("src/lib/tokens/tokens.css", "utf8")).toBe(css(tokens));
});

describe.each(THEMES)("in the %s theme", (theme) => {
  const colour = tokens.colour[theme];

  test("text that must be read has enough contrast on every surface", () => {
    for (const surface of [colour.background, colour.surface, colour.raised]) {
      for (const name of ["text", "muted", "up", "down", "live"] as const) {
        expect(contrast(colour[name], surface), `${name} on ${surface}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test("the letter of every badge can be read", () => {
    for (const [n, team] of tokens.teams.entries()) {
      expect(contrast(team[theme], colour["badge-letter"]), LETTERS[n]).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("twelve teams differ, and the six later ones also for the colour-blind", () => {
    for (const { names, a, b } of pairs(theme)) {
      expect(distance(a, b, VISION["full"] as Matrix), names).toBeGreaterThan(0.08);
    }
    for (const kind of ["protan", "deutan"]) {
      for (const { names, later, a, b } of pairs(theme)) {
        if (later) expect(distance(a, b, VISION[kind] as Matrix), `${names}, ${kind}`).toBeGreaterThan(0.018);
      }
    }
  });
});

test("four suits stand out from the paper of a card", () => {
  const { paper, spade, heart, diamond, club } = tokens.cards;
  for (const suit of [spade, heart, diamond, club]) expect(contrast(suit, paper)).toBeGreaterThanOrEqual(4.5);
});
