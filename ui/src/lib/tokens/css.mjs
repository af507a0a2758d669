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

/** @param {Tokens} tokens @returns {string} */
export function css(tokens) {
  const { type, space, motion, cards } = tokens;
  const fixed = [
    `--family: ${type.family};`,
    ...type.sizes.map((size) => `--size-${size}: ${size / 16}rem;`),
    ...Object.entries(type.width).map(([name, value]) => `--width-${name}: ${value};`),
    `--space: ${space.unit}px;`,
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

@media (prefers-color-scheme: light) {
  :root[data-theme="device"] {
${block(themed(tokens, "light"), "    ")}
  }
}
`;
}
