/**
 * What a page brings with its HTML: a bar and grey rows that are painted at once, in a style of their
 * own; all other styles stand behind them, so that they do not hold them up. `pages.json`, beside the
 * pages, tells the server what each address needs besides: it writes that into the HTML.
 */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { EVERYWHERE, PAGES } from "./pages.mjs";

const text = (/** @type {string} */ path) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");

/** Where the server writes what an address needs besides. */
export const LINKS = "<!--links-->";
export const STYLES = "<!--styles-->";

/** Without comments and needless space. */
const close = (/** @type {string} */ source) =>
  source
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{}:;,>]) ?/g, "$1")
    .replace(/;}/g, "}")
    .trim();

/**
 * The tokens that a style uses, in each theme, and the style.
 * @param {string} tokens `tokens.css`
 * @param {string} styles
 */
export function styleOf(tokens, styles) {
  const used = new Set([...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  const kept = tokens.replace(/^ *(--[\w-]+): .*;\n/gm, (line, name) => (used.has(name) ? line : ""));
  return close(kept) + close(styles);
}

/**
 * The HTML of a page with the bar and the rows in it, and its styles behind them.
 * @param {string} html
 */
export function withFirst(html) {
  /** @type {string[]} */
  const sheets = [];
  const bare = html.replace(/\n? *<link rel="stylesheet"[^>]*>/g, (link) => {
    sheets.push(link.trim());
    return "";
  });
  const style = styleOf(text("../src/lib/tokens/tokens.css"), text("first.css"));
  const early = `<style>${style}</style><script>${close(text("first.js"))}</script>`;
  return bare
    .replace("</title>", `</title>\n    ${early}`)
    .replace("</head>", `${LINKS}</head>`)
    .replace("<body>", `<body>\n    ${close(text("first.html"))}\n    ${sheets.join("")}${STYLES}`);
}

/**
 * @typedef {{ type: string, isEntry?: boolean, imports?: string[], moduleIds?: string[], name?: string,
 *   viteMetadata?: { importedCss: Set<string> } }} Chunk
 */

/**
 * What stands in `pages.json`: for each page its address, the chunks and styles that come besides those
 * of the entry, and what it reads.
 * @param {Record<string, Chunk>} bundle
 * @param {string} entry the name of the chunk in which all pages begin
 */
export function needs(bundle, entry) {
  /** @returns {Set<string>} */
  const closure = (/** @type {string[]} */ files) => {
    const found = new Set(files);
    for (const file of found) for (const other of bundle[file]?.imports ?? []) found.add(other);
    return found;
  };
  const named = (/** @type {(chunk: Chunk) => boolean} */ test) =>
    Object.keys(bundle).filter((file) => bundle[file]?.type === "chunk" && test(/** @type {Chunk} */ (bundle[file])));
  const styles = (/** @type {Iterable<string>} */ files) =>
    new Set([...files].flatMap((file) => [...(bundle[file]?.viteMetadata?.importedCss ?? [])]));
  const first = closure(named((chunk) => chunk.isEntry === true && chunk.name === entry));
  const had = styles(first);
  const drawnBy = (/** @type {string} */ component, /** @type {string} */ path) => {
    const own = named((chunk) => chunk.moduleIds?.some((id) => id.endsWith(`/src/${component}`)) ?? false);
    if (own.length === 0) throw new Error(`${component}, of the page at ${path}, is in no chunk`);
    return own;
  };
  return PAGES.map(({ path, component, frame, parts = [], reads, rows = "" }) => {
    const all = closure([component, ...(frame ? [frame] : [])].flatMap((each) => drawnBy(each, path)));
    return {
      path,
      scripts: [...all].filter((file) => !first.has(file)).map((file) => `/${file}`),
      styles: [...styles(all)].filter((file) => !had.has(file)).map((file) => `/${file}`),
      words: wordsOf(bundle, [...EVERYWHERE, ...parts], new Set([...first, ...all])),
      reads,
      rows,
    };
  });
}

/**
 * By language, the chunks that hold these parts of the catalogue, besides those that are there anyway.
 * @param {Record<string, Chunk>} bundle
 * @param {string[]} parts
 * @param {Set<string>} had
 */
function wordsOf(bundle, parts, had) {
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const [file, { moduleIds = [] }] of Object.entries(bundle)) {
    // A chunk of the catalogue is one part in one language.
    const [, language = "", part = ""] = /\/words\/([\w-]+)\/([\w-]+)\.ftl/.exec(moduleIds[0] ?? "") ?? [];
    if (parts.includes(part) && !had.has(file)) (found[language] ??= []).push(`/${file}`);
  }
  return found;
}

const PACKED = /\.(js|css|svg|json)$/;

/** As small as it gets, once for all who ask. @param {string | Uint8Array} source */
const packed = (source) =>
  brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

/** @returns {import("vite").Plugin} */
export function firstPaint() {
  return {
    name: "evendeal-first",
    transformIndexHtml: { order: "post", handler: withFirst },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const known = /** @type {Record<string, Chunk>} */ (/** @type {unknown} */ (bundle));
        const source = JSON.stringify(needs(known, "public"));
        this.emitFile({ type: "asset", fileName: "pages.json", source });
        for (const [fileName, file] of Object.entries(bundle)) {
          const content = file.type === "chunk" ? file.code : file.source;
          if (PACKED.test(fileName) && content.length >= 1024) {
            this.emitFile({ type: "asset", fileName: `${fileName}.br`, source: packed(content) });
          }
        }
      },
    },
  };
}
