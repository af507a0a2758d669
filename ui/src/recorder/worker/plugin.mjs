/**
 * What the recorder's console needs beside its bundle: Python and the rules under /recorder/py/,
 * the reader of QR codes, its manifest and icons, and a service worker that keeps all of it.
 */

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];

/** Write the archive of the rules to TARGET. */
function writeRules(/** @type {string} */ target) {
  const own = here("../../../../.venv/bin/python");
  const python = process.env["EVENDEAL_PYTHON"] ?? (existsSync(own) ? own : "python3");
  execFileSync(python, [here("../../../../scripts/rules_zip.py"), target], { stdio: "inherit" });
}

/** Write the memory of a Python that has read the archive RULES to TARGET. */
function writeSnapshot(/** @type {string} */ rules, /** @type {string} */ target) {
  const pyodide = here("../../../node_modules/pyodide");
  execFileSync(process.execPath, [here("snapshot.mjs"), pyodide, rules, target], { stdio: "inherit" });
}

/** What `write` writes into a folder that is gone afterwards. @returns {Buffer} */
function made(/** @type {(folder: string) => string} */ write) {
  const folder = mkdtempSync(join(tmpdir(), "evendeal-rules-"));
  try {
    return readFileSync(write(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const rules = () =>
  made((folder) => {
    const target = join(folder, "rules.zip");
    writeRules(target);
    return target;
  });

const snapshot = () =>
  made((folder) => {
    const [archive, target] = [join(folder, "rules.zip"), join(folder, "python.snapshot")];
    writeRules(archive);
    writeSnapshot(archive, target);
    return target;
  });

/** What a device shows before the first style is read. @type {string} */
const BACKGROUND = JSON.parse(readFileSync(here("../../lib/tokens/tokens.json"), "utf8")).colour.dark.background;

const manifest = {
  name: "evendeal recorder",
  short_name: "Recorder",
  description: "One table, every action, also without the network.",
  id: "/recorder/",
  start_url: "/recorder/",
  scope: "/recorder/",
  display: "fullscreen",
  display_override: ["fullscreen", "standalone"],
  orientation: "any",
  background_color: BACKGROUND,
  theme_color: BACKGROUND,
  icons: [
    { src: "/recorder/icons/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/recorder/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/recorder/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};

/** The files that are served as they are, by their path. @returns {Map<string, () => Buffer>} */
function asTheyAre() {
  const files = new Map();
  for (const name of PYODIDE) {
    files.set(`recorder/py/${name}`, () => readFileSync(here(`../../../node_modules/pyodide/${name}`)));
  }
  files.set("recorder/py/rules.zip", rules);
  files.set("recorder/py/python.snapshot", snapshot);
  files.set("recorder/scan/zxing_reader.wasm", () =>
    readFileSync(here("../../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm")),
  );
  for (const name of readdirSync(here("../icons"))) {
    files.set(`recorder/icons/${name}`, () => readFileSync(here(`../icons/${name}`)));
  }
  files.set("recorder/manifest.webmanifest", () => Buffer.from(JSON.stringify(manifest)));
  return files;
}

/** What the rules are made of, as far as they are fetched: the worker counts what has arrived of it. */
const FETCHED = /^recorder\/py\/.*\.(wasm|zip|snapshot)$/;

const TYPES = {
  mjs: "text/javascript",
  wasm: "application/wasm",
  json: "application/json",
  zip: "application/zip",
  snapshot: "application/octet-stream",
  png: "image/png",
  webmanifest: "application/manifest+json",
};

/**
 * The files of a bundle that a page needs, straight or through others. A file needs another
 * when its text names it.
 * @param {Record<string, {type: string, code?: string, source?: string | Uint8Array, name?: string}>} bundle
 * @param {string} page
 */
export function needed(bundle, page) {
  const found = new Set([page]);
  for (const file of found) {
    const entry = bundle[file];
    const text = entry?.type === "chunk" ? entry.code : /\.(html|css|js)$/.test(file) ? String(entry?.source) : "";
    for (const other of Object.keys(bundle)) {
      const name = other.slice(other.lastIndexOf("/") + 1);
      if (!other.endsWith(".html") && !other.endsWith(".map") && text?.includes(name)) found.add(other);
    }
  }
  return [...found];
}

const sha = (/** @type {string | Uint8Array} */ data) => createHash("sha256").update(data).digest("hex").slice(0, 16);

/** Whose work is served with the console, under which licence, and where its source is. */
function notice() {
  const version = (/** @type {string} */ name) =>
    JSON.parse(readFileSync(here(`../../../node_modules/${name}/package.json`), "utf8")).version;
  return [
    `Pyodide ${version("pyodide")}, unchanged: Mozilla Public License 2.0, https://www.mozilla.org/MPL/2.0/`,
    "Its source is at https://github.com/pyodide/pyodide. It contains CPython and its standard library,",
    "under the licence of the Python Software Foundation, https://docs.python.org/3/license.html",
    "",
    `zxing-wasm ${version("zxing-wasm")}, unchanged, with zxing-cpp (Apache License 2.0, https://github.com/zxing-cpp/zxing-cpp):`,
    readFileSync(here("../../../node_modules/zxing-wasm/LICENSE"), "utf8"),
    `Dexie ${version("dexie")}: Apache License 2.0, https://github.com/dexie/Dexie.js`,
    `uqr ${version("uqr")}: MIT License, https://github.com/unjs/uqr`,
    "",
  ].join("\n");
}

const packed = (/** @type {Buffer} */ data) =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 } });

/** @returns {import("vite").Plugin} */
export function recorder() {
  return {
    name: "evendeal-recorder",
    configureServer(server) {
      const files = asTheyAre();
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").split("?")[0]?.slice(1) ?? "";
        const file = files.get(path);
        if (!file) return next();
        const kind = /** @type {keyof typeof TYPES} */ (path.slice(path.lastIndexOf(".") + 1));
        response.setHeader("content-type", TYPES[kind]);
        response.end(file());
      });
    },
    // After Vite has put the styles and the worker into the bundle.
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const known = /** @type {Parameters<typeof needed>[0]} */ (/** @type {unknown} */ (bundle));
        if (!known["recorder/index.html"]) return;
        /** @type {[string, string][]} */
        const kept = needed(known, "recorder/index.html").map((file) => {
          const entry = known[file];
          return [`/${file}`, sha((entry?.type === "chunk" ? entry.code : entry?.source) ?? "")];
        });
        /** @type {Record<string, [number, number]>} */
        const sizes = {};
        for (const [fileName, read] of asTheyAre()) {
          const source = read();
          this.emitFile({ type: "asset", fileName, source });
          kept.push([`/${fileName}`, sha(source)]);
          // What is large is packed once, here: the server takes the packed file that lies beside.
          const small = /\.(wasm|mjs)$/.test(fileName) ? packed(source) : null;
          if (small) this.emitFile({ type: "asset", fileName: `${fileName}.br`, source: small });
          if (FETCHED.test(fileName)) {
            sizes[fileName.slice(fileName.lastIndexOf("/") + 1)] = [source.length, (small ?? source).length];
          }
        }
        const written = JSON.stringify(sizes);
        this.emitFile({ type: "asset", fileName: "recorder/py/sizes.json", source: written });
        kept.push(["/recorder/py/sizes.json", sha(written)]);
        kept.sort(([a], [b]) => (a < b ? -1 : 1));
        const worker = readFileSync(here("service.js"), "utf8")
          .replace("__FILES__", JSON.stringify(kept))
          .replace("__VERSION__", sha(JSON.stringify(kept)));
        this.emitFile({ type: "asset", fileName: "recorder/sw.js", source: worker });
        this.emitFile({ type: "asset", fileName: "licences/recorder.txt", source: notice() });
      },
    },
  };
}
