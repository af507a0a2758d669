/** The files of the screens stand in layers: no file needs, over others, itself, not for its types either; and a folder needs only those below it. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL(".", import.meta.url));
const OTHERS = new Set(["node_modules", "dist", "coverage"]);
/** How the name of a file may go on after what an import says. */
const ENDINGS = ["", ".ts", ".svelte.ts", ".d.ts", ".mjs", ".js", "/index.ts"];

type Graph = ReadonlyMap<string, readonly string[]>;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return OTHERS.has(entry.name) ? [] : sources(path);
    return /\.(ts|svelte|mjs|js)$/.test(entry.name) ? [path] : [];
  });
}

/** What a file says it imports of its neighbours; of a component, what its scripts say. */
function said(path: string): string[] {
  const text = readFileSync(path, "utf8");
  const scripts = path.endsWith(".svelte")
    ? [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map((found) => found[1] ?? "")
    : [text];
  return scripts
    .flatMap((script) => ts.preProcessFile(script).importedFiles.map(({ fileName }) => fileName.replace(/\?.*$/, "")))
    .filter((name) => name.startsWith(".") && !/\.(css|ftl|json|svg)$/.test(name));
}

function graph(): Graph {
  const files = new Set(sources(ROOT));
  const name = (path: string): string => relative(ROOT, path);
  return new Map(
    [...files].map((path) => {
      const needs = said(path).map((each) => {
        const at = join(dirname(path), each);
        const found = ENDINGS.map((ending) => at + ending).find((one) => files.has(one));
        if (found === undefined) throw new Error(`${name(path)} imports ${each}, which this test does not find`);
        return name(found);
      });
      return [name(path), needs];
    }),
  );
}

/** The shortest way from a file back to itself, for each file that has one. */
function circles(files: Graph): string[] {
  const found: string[] = [];
  for (const start of files.keys()) {
    const from = new Map<string, string>();
    const open = [start];
    for (const file of open) {
      for (const next of files.get(file) ?? []) {
        if (from.has(next)) continue;
        from.set(next, file);
        open.push(next);
      }
    }
    if (!from.has(start)) continue;
    const way = [start];
    do way.unshift(from.get(way[0] ?? "") ?? "");
    while (way[0] !== start);
    // A circle is told once, by the first of its files.
    if (way.every((file) => file >= start)) found.push(way.join(" > "));
  }
  return found;
}

test("a circle is found, however long it is, and told once", () => {
  const files = new Map([
    ["a", ["b", "x"]],
    ["b", ["c"]],
    ["c", ["d", "x"]],
    ["d", ["b"]],
    ["x", []],
  ]);

  expect(circles(files)).toEqual(["b > c > d > b"]);
});

test("what a component needs for its types alone counts too", () => {
  expect(graph().get("src/recorder/screens/Icon.svelte")).toEqual([]);
  expect(graph().get("src/recorder/screens/Refused.svelte")).toEqual([
    "src/lib/shell/refused.ts",
    "src/recorder/engine.ts",
    "src/lib/words/words.svelte.ts",
    "src/recorder/screens/Icon.svelte",
  ]);
});

test("no file of the screens needs itself over others", () => {
  expect(circles(graph())).toEqual([]);
});

/** Which folder of `src` may need which others; `lib` is what they share, and needs none. */
const MAY_NEED: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  me: ["lib"],
  prizes: ["lib", "me"],
  office: ["lib", "prizes"],
  recorder: ["lib"],
  public: ["lib", "me", "prizes"],
};

/** Imports that go from one folder of `src` to another that it may not need, each as `file > file`. */
function wrongArrows(files: Graph): string[] {
  const folder = (path: string): string | null => /^src\/([^/]+)\//.exec(path)?.[1] ?? null;
  return [...files].flatMap(([file, needs]) => {
    const from = folder(file);
    if (from === null) return [];
    return needs
      .filter((need) => {
        const to = folder(need);
        return to !== null && to !== from && !MAY_NEED[from]?.includes(to);
      })
      .map((need) => `${file} > ${need}`);
  });
}

test("an import against the order of the folders is found, and so is a folder that has no place in it", () => {
  const files = new Map([
    ["src/lib/shell/Bar.svelte", ["src/me/account.svelte.ts", "src/lib/cards/cards.ts"]],
    ["src/public/App.svelte", ["src/me/account.svelte.ts", "src/lib/shell/Bar.svelte", "fixtures/house.mjs"]],
    ["src/drawer/things.ts", ["src/lib/cards/cards.ts"]],
  ]);

  expect(wrongArrows(files)).toEqual([
    "src/lib/shell/Bar.svelte > src/me/account.svelte.ts",
    "src/drawer/things.ts > src/lib/cards/cards.ts",
  ]);
});

test("a folder of the screens needs only those that it may need", () => {
  expect(wrongArrows(graph())).toEqual([]);
});
