import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { flat } from "../engine/words.svelte";
import de from "./de.json";
import en from "./en.json";
import es from "./es.json";
import fr from "./fr.json";

const catalogues = { en: flat(en), fr: flat(fr), de: flat(de), es: flat(es) };
const fields = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").sort();

test("every language says everything, with the same facts", () => {
  for (const [language, catalogue] of Object.entries(catalogues)) {
    expect([language, Object.keys(catalogue).sort()]).toEqual([language, Object.keys(catalogues.en).sort()]);
    for (const [key, text] of Object.entries(catalogues.en)) {
      expect([language, key, fields(catalogue[key] ?? "")]).toEqual([language, key, fields(text)]);
      expect(catalogue[key]).not.toBe("");
    }
  }
});

test("nobody is shouted at", () => {
  expect(
    Object.values(catalogues)
      .flatMap((catalogue) => Object.values(catalogue))
      .filter((text) => /[!¡]/.test(text)),
  ).toEqual([]);
});

test("every text that a screen asks for by a plain key is there", () => {
  const folder = fileURLToPath(new URL("../screens/", import.meta.url));
  const sources = [
    ...readdirSync(folder, { recursive: true }).map((name) => folder + String(name)),
    fileURLToPath(new URL("../App.svelte", import.meta.url)),
  ];
  const asked = sources
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
    .flatMap((name) => [...readFileSync(name, "utf8").matchAll(/\bt\("([\w.]+)"/g)].map(([, key]) => key ?? ""));
  const there = (key: string): boolean => key in catalogues.en || `${key}.other` in catalogues.en;

  expect(asked.length).toBeGreaterThan(150);
  expect([...new Set(asked)].filter((key) => !there(key))).toEqual([]);
});
