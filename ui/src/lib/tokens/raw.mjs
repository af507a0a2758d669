/**
 * Raw pixels in the styles: lengths that are no token. The count of each folder is committed and
 * only falls; `npm run raw` writes the new one when it has fallen.
 */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const SRC = fileURLToPath(new URL("../../", import.meta.url));
const COMMITTED = fileURLToPath(new URL("raw.json", import.meta.url));
/** Written from the tokens. */
const TOKENS = "lib/tokens/tokens.css";
const { breakpoints } = JSON.parse(readFileSync(new URL("tokens.json", import.meta.url), "utf8"));
/** A query for what is wider begins where the one for what is narrower ends. */
const WIDTHS = new Set(Object.values(breakpoints).flatMap((/** @type {number} */ width) => [width, width + 1]));

/** @param {string} folder @returns {string[]} */
const styled = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|css)$/.test(entry.name))
    .map((entry) => relative(SRC, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => path !== TOKENS);

/** The styles of a file, without comments. @param {string} path @param {string} text */
export function stylesOf(path, text) {
  const css = path.endsWith(".css")
    ? text
    : [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map((found) => found[1]).join("\n");
  return css.replace(/\/\*.*?\*\//gs, "");
}

/** How many raw pixels stand in a style: widths of queries may be one of the breakpoints. @param {string} css */
export function rawIn(css) {
  const pixels = /(?<![\w.])(\d*\.?\d+)px/g;
  const queries = [...css.matchAll(/@(?:media|container)[^{]*/g)].flatMap(([query]) => [...query.matchAll(pixels)]);
  const known = queries.filter(([, width]) => WIDTHS.has(Number(width))).length;
  return [...css.matchAll(pixels)].filter(([, value]) => Number(value) !== 0).length - known;
}

/** Of each folder that has any, how many. @returns {Record<string, number>} */
export function raw() {
  /** @type {Record<string, number>} */
  const found = {};
  for (const path of styled(SRC).sort()) {
    const count = rawIn(stylesOf(path, readFileSync(join(SRC, path), "utf8")));
    const folder = dirname(path);
    if (count > 0) found[folder] = (found[folder] ?? 0) + count;
  }
  return found;
}

/** @returns {Record<string, number>} */
export const committed = () => JSON.parse(readFileSync(COMMITTED, "utf8"));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [now, before] = [raw(), committed()];
  const risen = Object.entries(now).filter(([folder, count]) => count > (before[folder] ?? 0));
  for (const [folder, count] of risen)
    console.error(`${folder}: ${count} raw pixels, ${before[folder] ?? 0} may be. Use a token of tokens.json.`);
  if (risen.length > 0) process.exitCode = 1;
  else writeFileSync(COMMITTED, `${JSON.stringify(now, null, 2)}\n`);
}
