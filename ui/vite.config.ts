import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { fixtures } from "./fixtures/plugin.mjs";
import { licences } from "./licences.mjs";
import { recorder } from "./src/recorder/worker/plugin.mjs";

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

/** In development, as the server does: every address of a place is its page's. */
function inPlaces(): Plugin {
  return {
    name: "evendeal-places",
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        const path = (request.url ?? "/").split(/[?#]/)[0] ?? "/";
        if (request.headers.accept?.includes("text/html") && !path.includes(".") && !path.startsWith("/api")) {
          const place = ["recorder", "office"].find((name) => path === `/${name}` || path.startsWith(`/${name}/`));
          request.url = place ? `/${place}/index.html` : "/index.html";
        }
        next();
      });
    },
  };
}

const page = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  // The tests of the layout look at all of this folder.
  root: mode === "test" ? page(".") : page("src"),
  // Nothing is served as it lies: `src/public` are the pages of the public.
  publicDir: false,
  appType: "mpa",
  plugins: [
    svelte({ configFile: page("svelte.config.js") }),
    fontLicence(),
    licences(),
    recorder(),
    inPlaces(),
    ...(mode === "fixtures" ? [fixtures()] : []),
  ],
  build: {
    outDir: page("dist"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        public: page("src/index.html"),
        recorder: page("src/recorder/index.html"),
        office: page("src/office/index.html"),
      },
    },
  },
  worker: {
    format: "es",
    // A worker is in the care of a service worker, and under the policy, of its own address.
    rolldownOptions: { output: { entryFileNames: "recorder/worker/[name]-[hash].js" } },
  },
  server: {
    fs: { allow: [page("."), page("../src/evendeal/words")] },
    proxy: { "/api": process.env["EVENDEAL_SERVER"] ?? "http://127.0.0.1:8000" },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: {
    isolate: false,
    include: ["**/*.test.ts"],
    exclude: ["node_modules/**", "dist/**"],
    // A machine that has other things to do is no fault of what is tested.
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
}));
