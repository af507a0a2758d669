/** The rules in Node, for tests: the same Python and the same archive as in the browser. */

import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Rules } from "./rules.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Write the archive of the rules as the build does. */
export function archive(): ArrayBuffer {
  const own = here("../../../../.venv/bin/python");
  const folder = mkdtempSync(join(tmpdir(), "evendeal-rules-"));
  try {
    const target = join(folder, "rules.zip");
    const python = process.env["EVENDEAL_PYTHON"] ?? (existsSync(own) ? own : "python3");
    execFileSync(python, [here("../../../../scripts/rules_zip.py"), target]);
    return new Uint8Array(readFileSync(target)).buffer;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One function across: JSON text in, JSON text out. */
export async function python(): Promise<(text: string) => string> {
  const { loadPyodide } = await import("pyodide");
  const loaded = await loadPyodide({ indexURL: here("../../../node_modules/pyodide/") });
  loaded.unpackArchive(archive(), "zip", { extractDir: "/rules" });
  loaded.runPython("import sys; sys.path.insert(0, '/rules')");
  const answers = loaded.pyimport("evendeal.console.answers") as { answer(text: string): string };
  return (text) => answers.answer(text);
}

export async function pythonRules(): Promise<Rules> {
  const ask = await python();
  return new Rules(async (text) => ask(text));
}
