import { readFileSync, writeFileSync } from "node:fs";
import { css } from "./css.mjs";

const here = (/** @type {string} */ name) => new URL(name, import.meta.url);

writeFileSync(here("tokens.css"), css(JSON.parse(readFileSync(here("tokens.json"), "utf8"))));
