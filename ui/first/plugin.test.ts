// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { PAGES as COMPONENTS } from "../src/public/pages";
import { parse } from "../src/lib/router/routes";
import { askedAt } from "../src/lib/router/hall";
import { chosen } from "../src/lib/theme/theme.svelte";
import { PAGES } from "./pages.mjs";
import { needs, styleOf, withFirst } from "./plugin.mjs";

const here = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");

const page = `<head><title>evendeal</title><script type="module" src="/a.js"></script>
    <link rel="stylesheet" crossorigin href="/one.css">
    <link rel="stylesheet" crossorigin href="/two.css"></head><body><noscript>No.</noscript></body>`;

test("the bar and the rows stand before every style that could hold them up", () => {
  const html = withFirst(page);
  const order = [
    "<style>",
    "<script>document.documentElement",
    "<!--links--></head>",
    '<div id="first"',
    "<!--name-->",
  ];
  order.push("/one.css", "/two.css", "<!--styles-->", "<noscript>");

  const at = order.map((part) => html.indexOf(part.replace("document.documentElement", "")));
  expect(at).not.toContain(-1);
  expect(at).toEqual([...at].sort((a, b) => a - b));
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(2);
});

test("the early style has the tokens that it uses, in each theme, and no other", () => {
  const tokens = `:root {
  --space: 8px;
  color-scheme: dark;
  --text: #eee;
}

:root[data-theme="light"] {
  color-scheme: light;
  --text: #111;
}
`;

  expect(styleOf(tokens, "/* why */\np {\n  color: var(--text);\n}\n")).toBe(
    ':root{color-scheme:dark;--text:#eee}:root[data-theme="light"]{color-scheme:light;--text:#111}p{color:var(--text)}',
  );
});

test("what is painted first uses tokens that there are", () => {
  const known = new Set(here("../src/lib/tokens/tokens.css").match(/--[\w-]+(?=:)/g));
  const used = [...here("first.css").matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);

  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !known.has(name as string))).toEqual([]);
});

const chunk = (name: string, imports: string[], moduleIds: string[], css: string[] = [], isEntry = false) => ({
  type: "chunk",
  name,
  imports,
  moduleIds,
  isEntry,
  viteMetadata: { importedCss: new Set(css) },
});

/** A bundle in which each page is a chunk of its own, needing one that all share and one of the entry. */
const bundle = {
  "assets/public.js": chunk("public", ["assets/svelte.js"], [], ["assets/base.css"], true),
  "assets/svelte.js": chunk("svelte", [], []),
  "assets/shared.js": chunk("shared", ["assets/svelte.js"], [], ["assets/shared.css"]),
  "assets/public-de.js": chunk("public", [], ["/checkout/src/evendeal/words/de/public.ftl?raw"]),
  "assets/matches-de.js": chunk("matches", [], ["/checkout/src/evendeal/words/de/matches.ftl?raw"]),
  "assets/matches-en.js": chunk("matches", [], ["/checkout/src/evendeal/words/en/matches.ftl?raw"]),
  ...Object.fromEntries(
    [...new Set(PAGES.flatMap(({ component, frame }) => [component, ...(frame ? [frame] : [])]))].map(
      (component, n) => [
        `assets/page${n}.js`,
        chunk(`page${n}`, ["assets/shared.js"], [`/checkout/ui/src/${component}`], ["assets/base.css"]),
      ],
    ),
  ),
};

test("a page needs its chunks and styles, and those of no other page nor what the entry brings", () => {
  const [home] = needs(bundle, "public");

  expect(home).toEqual({
    path: "/",
    scripts: ["/assets/page0.js", "/assets/shared.js"],
    styles: ["/assets/shared.css"],
    words: { de: ["/assets/public-de.js"] },
    reads: ["/api/home"],
    rows: "events",
  });
});

test("a page in a frame needs both, and its parts of the catalogue in the language of the reader", () => {
  const found = needs(bundle, "public");
  const at = (path: string) => found.find((page) => page.path === path);
  const scripts = at("/m/{event}")?.scripts ?? [];
  const others = at("/m/{event}/{round}/{match}")?.scripts ?? [];

  expect(at("/m/{event}")?.words).toEqual({
    de: ["/assets/public-de.js", "/assets/matches-de.js"],
    en: ["/assets/matches-en.js"],
  });
  // the frame, and what all share; each has its own component besides
  expect(scripts.filter((script) => others.includes(script))).toHaveLength(2);
  expect(scripts).toHaveLength(3);
});

test("a page whose component is in no chunk stops the build", () => {
  expect(() => needs({ "assets/public.js": bundle["assets/public.js"] }, "public")).toThrow(/HomePage/);
});

test("every page that the screens fetch apart has its address here, with the component that draws it", () => {
  const drawn = PAGES.map(({ path, component, frame }) => {
    const { page } = parse(path.replace(/\{(?:event|person)\}/g, "cup").replace(/\{\w+\}/g, "1"));
    if (page === "missing") throw new Error(`${path} is no page`);
    return [page, component, frame] as const;
  });

  expect(new Set(drawn.map(([page]) => page))).toEqual(new Set(Object.keys(COMPONENTS)));
  const imports = (file: string): Map<string, string> => {
    const text = here(file);
    const found = new Map(
      [...text.matchAll(/^(?: {2}"?([\w-]+)"?:|const (\w+) =) \(\) => import\("(?:\.\.?\/)+(.*)"\)/gm)].map(
        ([, key, name, imported]) => [key ?? name ?? "", imported ?? ""],
      ),
    );
    // One component may draw a page of several formats.
    for (const [, key = "", name = key] of text.matchAll(/^ {2}"?([\w-]+)"?(?:: (\w+))?,$/gm)) {
      const imported = found.get(name);
      if (imported !== undefined) found.set(key, imported);
    }
    return found;
  };
  const pages = imports("../src/public/pages.ts");
  const framed = imports("../src/public/matches/pages.ts");
  const later = [...here("../src/public/formats.ts").matchAll(/import\("\.\/(.*)"\)/g)].map(
    ([, file]) => file as string,
  );
  const around = [pages.get("matches") as string, ...later];
  for (const [page, component, frame] of drawn) {
    const file = (frame && framed.get(page)) || pages.get(page);
    expect(component.endsWith(file as string), `${page} is drawn by ${file}`).toBe(true);
    if (frame)
      expect(
        around.some((each) => frame.endsWith(each)),
        `${page} stands in ${frame}`,
      ).toBe(true);
  }
});

test.each([
  ["", null],
  ["", "light"],
  ["?hall", null],
  ["?hall", "light"],
  ["", "device"],
  ["?theme=light", null],
  ["?theme=dark", "light"],
  ["?theme=pink", "light"],
  ["?theme=pink", "pink"],
  ["?hall", null],
  ["?hall", "light"],
  ["", null, "/e/cup/hall"],
  ["", "light", "/m/league/hall/"],
  ["?theme=light", null, "/e/cup/hall"],
])("the colours before the script runs are those after it: address %j, stored %j", (search, stored, pathname = "/") => {
  const root = { dataset: {} as Record<string, string> };
  const run = new Function("location", "localStorage", "document", here("first.js"));
  run({ pathname, search }, { getItem: () => stored }, { documentElement: root });

  expect(root.dataset["theme"]).toBe(chosen(askedAt(pathname ?? "/", search ?? ""), stored ?? null));
});
