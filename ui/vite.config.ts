import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { firstPaint } from "./first/plugin.mjs";
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

/**
 * What several pages share, in few files: a browser has six connections to a server, and each file is
 * a round trip. The one called `theme` has what every page of the house needs; the manual takes its
 * style too. It has the parts of the catalogue that come later, not those that bring their English along.
 */
const SHARED = [
  {
    name: "theme",
    test: /node_modules\/(svelte|@fluent\/bundle|openapi-fetch)\/|preload-helper|src\/lib\/(live|numbers|prizes|protocol|router|theme|tokens)\/|src\/lib\/words\/(?!parts\/)|src\/lib\/words\/parts\/(acts|broken|deals|hall|how|ladders|matches|mine|prizes|proof|registration)\b|src\/lib\/cards\/SealMark|src\/lib\/(standings\/(EntryBadge|player)|programme\/RoomOf)\b|src\/lib\/shell\/(base|begin|fetched|fonts|parts|refused|Later|MissingPage|PageHead|Sideways|Waiting|Withdrawn)/,
    priority: 5,
  },
  // What pages of results share, with all that its modules need: so it comes before the others.
  {
    name: "results",
    test: /src\/lib\/(?!backgammon|parts|poker-table|shell\/Qr)/,
    priority: 4,
    minShareCount: 2,
  },
  { name: "board", test: /src\/lib\/backgammon\//, priority: 3 },
  // What few pages of results need: forms and lists, codes to be scanned, the pages of who is signed in.
  { name: "forms", test: /src\/lib\/parts/, priority: 3, minShareCount: 2 },
  { name: "qr", test: /node_modules\/uqr\/|src\/lib\/shell\/Qr/, priority: 3, minShareCount: 2 },
  { name: "door", test: /src\/me\/(DoorPage|Field|Refused|Act)\.svelte/, priority: 3, minShareCount: 2 },
  // What the pages of an event have in common, whatever is played; and what those of matches have.
  { name: "event", test: /src\/public\/event\//, priority: 3, minShareCount: 2 },
  {
    name: "matches",
    test: /src\/public\/matches\/(EventHead|FinalBanner|MatchCell|Places|Rounds|Standings|StandingsPart)\.svelte/,
    priority: 2,
    minShareCount: 2,
  },
  { name: "tables", test: /src\/(lib\/poker-table|public\/(proof|replay))\//, priority: 2, minShareCount: 2 },
];

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
    firstPaint(),
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
      output: { codeSplitting: { groups: SHARED } },
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
