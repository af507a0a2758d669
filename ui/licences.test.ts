import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { licenceOf, packagesOf } from "./licences.mjs";

const at = (path: string): string => fileURLToPath(new URL(`node_modules/${path}`, import.meta.url));

test("whoever gets the screens gets the licence of every package that is in them", () => {
  const folders = packagesOf([
    at("svelte/src/index-client.js"),
    `\0${at("svelte/src/motion/spring.js")}`,
    "/src/main.ts",
  ]);

  expect(folders).toEqual([at("svelte")]);
  expect(licenceOf(at("svelte"))).toMatch(/^svelte \d+\.\d+\.\d+: MIT\n[^]*Permission is hereby granted/);
});

test("a package without the text of a licence is not bundled", () => {
  expect(() => licenceOf(at("pyodide"))).toThrow("pyodide is in the bundle and has no text of a licence");
});

test("a package that only names its licence brings the text that we keep of it", () => {
  expect(licenceOf(at("@fluent/bundle"))).toMatch(/^@fluent\/bundle \d+\.\d+\.\d+: Apache-2\.0\n\nApache License\n/);
});
