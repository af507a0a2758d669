/** The tokens of `tokens.json` as one style sheet: dark by default, light by `data-theme`. */

/** @typedef {typeof import("./tokens.json")} Tokens */

/** @param {string[]} lines @param {string} indent */
const block = (lines, indent) => lines.map((line) => `${indent}${line}`).join("\n");

/** @param {Tokens} tokens @param {"dark" | "light"} theme */
function themed(tokens, theme) {
  const suits = tokens.cards[theme === "dark" ? "on-dark" : "on-light"];
  return [
    `color-scheme: ${theme};`,
    ...Object.entries(tokens.colour[theme]).map(([name, value]) => `--${name}: ${value};`),
    ...tokens.teams.map((team, n) => `--team-${n + 1}: ${team[theme]};`),
    ...Object.entries(suits).map(([suit, value]) => `--suit-${suit}: ${value};`),
  ];
}

/**
 * Breakpoints are in no style sheet: a media query cannot read a custom property. `raw.mjs` checks
 * that each width and height of a query is one of them.
 *
 * @param {Tokens} tokens
 * @returns {string}
 */
export function css(tokens) {
  const { type, space, stroke, radius, control, measure, motion, cards } = tokens;
  const fixed = [
    `--family: ${type.family};`,
    ...type.sizes.map((size) => `--size-${size}: ${size / 16}rem;`),
    ...Object.entries(type.width).map(([name, value]) => `--width-${name}: ${value};`),
    `--space: ${space.unit / 16}rem;`,
    ...space.steps.map((step) => `--space-${step}: ${step / 16}rem;`),
    ...Object.entries(stroke).map(([name, value]) => `--stroke-${name}: ${value}px;`),
    ...Object.entries(radius).map(([name, value]) => `--radius-${name}: ${value}px;`),
    ...Object.entries(control).map(([name, value]) => `--control-${name}: ${value / 16}rem;`),
    "--reach: 0px;",
    ...Object.entries(measure).map(([name, value]) => `--measure-${name}: ${value / 16}rem;`),
    ...Object.entries(motion).map(([name, value]) => `--motion-${name}: ${value}ms;`),
    ...Object.entries(cards)
      .filter(([, value]) => typeof value === "string")
      .map(([name, value]) => `--card-${name}: ${value};`),
  ];
  return `/* Written from tokens.json by "npm run tokens"; change it there. */
:root {
${block([...fixed, ...themed(tokens, "dark")], "  ")}
}

:root[data-theme="light"] {
${block(themed(tokens, "light"), "  ")}
}

/* What a finger meets is as high as a finger: controls grow, and what is none asks for \`--reach\`. */
@media (pointer: coarse) {
  :root {
    --control-slight: var(--control-touch);
    --control-usual: var(--control-touch);
    --reach: var(--control-touch);
  }
}

@media (prefers-color-scheme: light) {
  :root[data-theme="device"] {
${block(themed(tokens, "light"), "    ")}
  }
}
`;
}
