/**
 * The memory of Python once it has read the rules: `node snapshot.mjs PYODIDE RULES_ZIP TARGET`.
 *
 * Starting Python and reading the rules takes a tablet many seconds; taking over a memory in which
 * both are done takes it one. Only the same build of Pyodide can read it. The file is packed by gzip.
 */

import crypto from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const READ = `
import gc, importlib, pathlib, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/rules")
for file in sorted(pathlib.Path("/rules").rglob("*.py")):
    name = ".".join(file.relative_to("/rules").with_suffix("").parts)
    importlib.import_module(name.removesuffix(".__init__"))
del file, name
gc.collect()
`;

const [pyodide = "", rules = "", target = ""] = process.argv.slice(2);
// Python writes the name of its program into its memory; where the build's folder lies is nobody's
// business.
process.argv.length = 1;
// Neither a clock nor chance: the same rules give the same memory, and a tablet that has it does not
// fetch it anew. Whatever a seed has become is in this memory anyway, the same on every tablet.
const BEGINNING = Date.UTC(2000, 0);
globalThis.Date = new Proxy(Date, {
  construct: (date, when) => Reflect.construct(date, when.length ? when : [BEGINNING]),
  get: (date, name) => (name === "now" ? () => BEGINNING : Reflect.get(date, name)),
});
performance.now = () => 0;
Math.random = () => 0;
crypto.randomFillSync = (/** @type {any} */ bytes) => bytes.fill(0);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/`, _makeSnapshot: true, env: { PYTHONHASHSEED: "0" } });
python.unpackArchive(new Uint8Array(readFileSync(rules)), "zip", { extractDir: "/rules" });
python.runPython(READ);
writeFileSync(target, gzipSync(python.makeMemorySnapshot(), { level: 9 }));
