// Ask the rules as the browser has them: witness.mjs PYODIDE RULES_ZIP WITNESS_PY CASES ANSWERS
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, rules, witness, cases, answers] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.unpackArchive(new Uint8Array(readFileSync(rules)).buffer, "zip", { extractDir: "/rules" });
python.runPython("import sys; sys.path.insert(0, '/rules')");
python.FS.writeFile("/rules/witness.py", readFileSync(witness));
writeFileSync(answers, python.pyimport("witness").witness(readFileSync(cases, "utf8")));
