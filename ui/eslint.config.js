/** What prettier and svelte-check leave: mistakes, dead code, and Svelte that does not do what it says. */

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Names that say only that somebody has been told or shown something, and not what it is. */
const SAYS_NOTHING = "[name=/^(told|shown|tried)$/i]";

export default defineConfig(
  globalIgnores(["dist/", "node_modules/", "src/lib/protocol/schema.d.ts"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.serviceworker, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      // What the server calls so is read under another name: `{ shown: turn }`.
      "no-restricted-syntax": [
        "error",
        {
          selector: [
            "VariableDeclarator > .id",
            ":function > .params",
            ":function > AssignmentPattern.params > .left",
            "FunctionDeclaration > .id",
            "ClassDeclaration > .id",
            "ArrayPattern > .elements",
            "ObjectPattern > Property > .value",
            "ObjectPattern > Property > AssignmentPattern.value > .left",
            ":matches(MethodDefinition, PropertyDefinition) > .key",
            ":matches(TSInterfaceDeclaration, TSTypeAliasDeclaration) > .id",
            "TSMethodSignature > .key",
            "TSFunctionType > .params",
            "ImportDefaultSpecifier > .local",
            "SvelteEachBlock > .context",
            "SvelteSnippetBlock > .id",
          ]
            .map((place) => place + SAYS_NOTHING)
            .join(", "),
          message: "Name what it is: nobody knows what is told, shown or tried.",
        },
      ],
      // A space in braces is one that no formatter takes away.
      "svelte/no-useless-mustaches": "off",
      // Maps and dates that live within one function need nobody who watches them.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
  },
  {
    files: ["src/recorder/worker/service.js"],
    languageOptions: { globals: { __FILES__: "readonly" } },
  },
);
