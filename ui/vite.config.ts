import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { fixtures } from "./fixtures/plugin.mjs";

/** The licence of the one typeface, beside the files it covers. */
function fontLicence(): Plugin {
  return {
    name: "evendeal-font-licence",
    apply: "build",
    generateBundle() {
      const text = new URL("node_modules/@fontsource-variable/archivo/LICENSE", import.meta.url);
      this.emitFile({
        type: "asset",
        fileName: "licences/archivo-OFL.txt",
        source: readFileSync(text, "utf8"),
      });
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), fontLicence(), ...(mode === "fixtures" ? [fixtures()] : [])],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": process.env["EVENDEAL_SERVER"] ?? "http://127.0.0.1:8000" } },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { isolate: false, include: ["**/*.test.ts"], exclude: ["node_modules/**", "dist/**"] },
}));
