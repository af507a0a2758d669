// Ask the rules as the browser has them: witness.mjs PYODIDE SNAPSHOT RULES_ZIP WITNESS_PY CASES ANSWERS
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [pyodide, snapshot, rules, witness, cases, answers] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const memory = new Uint8Array(gunzipSync(readFileSync(snapshot)));
const python = await loadPyodide({ indexURL: `${pyodide}/`, _loadSnapshot: memory });
python.unpackArchive(new Uint8Array(readFileSync(rules)), "zip", { extractDir: "/rules" });
python.FS.writeFile("/rules/witness.py", readFileSync(witness));
writeFileSync(answers, python.pyimport("witness").witness(readFileSync(cases, "utf8")));
