/**
 * Raw pixels in the styles: lengths that are no token, and queries at no breakpoint. None may be:
 * `npm run lint` names each by its file and line.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const SRC = fileURLToPath(new URL("../../", import.meta.url));
/** Written from the tokens. */
const TOKENS = "lib/tokens/tokens.css";
const { breakpoints, heights } = JSON.parse(readFileSync(new URL("tokens.json", import.meta.url), "utf8"));
/** A query for what is larger begins where the one for what is smaller ends. @param {Record<string, number>} at */
const asked = (at) => new Set(Object.values(at).flatMap((size) => [size, size + 1]));
const ASKED = { width: asked(breakpoints), height: asked(heights) };

/** A text in which something is blank, each line where it was. @param {string} text @param {RegExp} gone */
const blank = (text, gone) => text.replace(gone, (found) => found.replace(/\S/g, " "));

/** The styles of a file, without comments, on the lines where they stand. @param {string} path @param {string} text */
export function stylesOf(path, text) {
  const css = path.endsWith(".css") ? text : blank(text, /(?:^|<\/style>).*?(?:<style[^>]*>|$)/gs);
  return blank(css, /\/\*.*?\*\//gs);
}

/** On which lines of a style, from 1, a length is raw. @param {string} css @returns {number[]} */
export function rawLines(css) {
  const rest = css
    .replace(/@(?:media|container)[^{]*/g, (query) =>
      query.replace(/(width|height): (\d+)px/g, (found, side, size) =>
        ASKED[/** @type {"width" | "height"} */ (side)].has(Number(size)) ? side : found,
      ),
    )
    .replace(/(?<![\w.])0px/g, "0");
  return rest.split("\n").flatMap((line, n) => (/(?<![\w.])\d*\.?\d+px/.test(line) ? [n + 1] : []));
}

/** Where a length is raw, each as `file:line`. @param {string} [folder] @returns {string[]} */
export const raw = (folder = SRC) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|css)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => path !== TOKENS)
    .sort()
    .flatMap((path) =>
      rawLines(stylesOf(path, readFileSync(join(folder, path), "utf8"))).map((line) => `${path}:${line}`),
    );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = raw();
  for (const place of found)
    console.error(`src/${place}: a length in raw pixels. Use a token of lib/tokens/tokens.json, or rem or em.`);
  if (found.length > 0) process.exitCode = 1;
}
