/** What the director has ruled: every kind and every effect has its words, in English those of the server. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { words } from "../words/words.svelte";
import { ruledText, rulingText } from "./ruling_words";

type Ruling = Parameters<typeof rulingText>[0];
type Ruled = Parameters<typeof ruledText>[0][number];

await words.need();

const SENTENCES = fileURLToPath(new URL("../../../../tests/golden/words/rulings.json", import.meta.url));
const golden = JSON.parse(readFileSync(SENTENCES, "utf8")) as {
  rulings: (Ruling & { sentence: string })[];
  ruled: { ruled: Ruled[]; sentence: string }[];
};
const name = (entry: string): string => ({ B: "Brazil" })[entry] ?? entry;

test.each(golden.rulings)("a ruling is said as the server says it: $sentence", ({ sentence, ...ruling }) => {
  expect(rulingText(ruling, name)).toBe(sentence);
});

test.each(golden.ruled)("a result that was changed is said as the server says it: $sentence", ({ sentence, ruled }) => {
  expect(ruledText(ruled)).toBe(sentence);
});

test("a kind of ruling that this page does not know yet is called as the log calls it", () => {
  const effect: Ruling["effect"] = { name: "replace", adjust: [], entry: null, points: null };

  expect(rulingText({ kind: "flood", deal: 3, tables: [], effect }, name)).toMatch(/^flood: deal 3 is void everywhere/);
});
