import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const css = readFileSync(fileURLToPath(new URL("parts.css", import.meta.url)), "utf8");

test("a rule holds inside .parts alone: a page beside it has classes of the same names", () => {
  // Each selector has a line of its own; at most two spaces stand before it, and four before a part of a value.
  const selectors = [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/^ {0,2}([^\s@}].*?)(?:,| \{)$/gm)].map(
    ([, one]) => one,
  );

  expect(selectors.length).toBeGreaterThan(100);
  expect(selectors.filter((one) => !/^(:where\(\.parts\)|\.parts|:root|\.skip)(?![\w-])/.test(one ?? ""))).toEqual([]);
});
