import { expect, test } from "vitest";
import { committed, raw, rawIn, stylesOf } from "./raw.mjs";

test("a length in pixels is raw, one of a token or in another unit is not", () => {
  expect(rawIn("a { margin: 8px -12.5px; padding: var(--space-8) 1rem 0; width: calc(100% - 3px) }")).toBe(3);
  expect(rawIn("a { gap: 0px; width: 2em }")).toBe(0);
});

test("a query is asked at a breakpoint", () => {
  expect(rawIn("@media (max-width: 639px) { a { gap: 1em } } @media (min-width: 640px) {}")).toBe(0);
  expect(rawIn("@media (max-width: 641px) { a { gap: 639px } }")).toBe(2);
});

test("of a component only its styles count, and no comment", () => {
  expect(stylesOf("A.svelte", '<p>8px</p><style lang="css">a { gap: 1px } /* 9px */</style>')).toBe("a { gap: 1px } ");
  expect(stylesOf("a.css", "/* 9px */")).toBe("");
});

test("raw pixels grow fewer, and the list of them says so: npm run raw", () => {
  expect(raw()).toEqual(committed());
});
