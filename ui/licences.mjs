/** Whose code is in the bundle, under which licence: its text goes with the files. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/**
 * The folders of the packages to which modules belong.
 * @param {Iterable<string>} modules the paths of files, as a bundle names them
 */
export function packagesOf(modules) {
  const found = new Set();
  for (const path of modules) {
    const folder = PACKAGE.exec(path.replace(/^\0/, ""))?.[1];
    if (folder && existsSync(join(folder, "package.json"))) found.add(folder);
  }
  return [...found].sort();
}

/**
 * Packages that name their licence and bring no text of it.
 * @type {Record<string, string[]>}
 */
const WITHOUT_TEXT = { "@fluent/bundle": [fileURLToPath(new URL("licences/Apache-2.0.txt", import.meta.url))] };

/**
 * What is said of a package: its name, version and licence, and the licence's text.
 * @param {string} folder
 */
export function licenceOf(folder) {
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const own = readdirSync(folder)
    .filter((name) => /^(licen[cs]e|notice|copying)(\.|$)/i.test(name))
    .map((name) => join(folder, name))
    .sort();
  const texts = own.length ? own : (WITHOUT_TEXT[about.name] ?? []);
  if (!texts.length) throw new Error(`${about.name} is in the bundle and has no text of a licence`);
  const text = texts.map((name) => readFileSync(name, "utf8").trim());
  return [`${about.name} ${about.version}: ${about.license}`, ...text].join("\n\n");
}

const LINE = `\n\n${"-".repeat(72)}\n\n`;

/** The licences of what is bundled, in `licences/bundled.txt`. @returns {import("vite").Plugin} */
export function licences() {
  return {
    name: "evendeal-licences",
    apply: "build",
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((entry) => (entry.type === "chunk" ? entry.moduleIds : []));
      const source = `${packagesOf(modules).map(licenceOf).join(LINE)}\n`;
      this.emitFile({ type: "asset", fileName: "licences/bundled.txt", source });
    },
  };
}
