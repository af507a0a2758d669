import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { prizes } from "../lib/words/parts/prizes";
import { words } from "../lib/words/words.svelte";
import { inCurrency, modelInWords, refusalInWords } from "./words";

await words.need(prizes);

const refused = (name: string, fields: Record<string, string | number>) =>
  refusalInWords({ name, sentence: "as the server says it", fields });

test("amounts in a refusal are printed with the decimals of their money", () => {
  expect(refused("TypedDoesNotSum", { total: 65_000, pool: 100_000, off: -35_000, decimals: 2 })).toBe(
    "The amounts come to 650.00, and there is 1\u202f000.00 to share: 350.00 off.",
  );
  expect(refused("PrizesRise", { place: 3, prize: 400, above: 300, decimals: 0 })).toContain("400, more than the 300");
});

test("a count in a refusal is no amount, and chooses the plural", () => {
  expect(refused("MoreOutThanPlayers", { out: 20, place: 3, players: 1 })).toContain("there is 1 player.");
  expect(refused("GuaranteeTooMuch", { guarantee: 50_000, players: 4, pool: 100_000, decimals: 2 })).toContain(
    "500.00 for each of 4 players",
  );
});

const SENTENCES = fileURLToPath(new URL("../../../tests/golden/sentences/prizes.json", import.meta.url));
const { kinds } = JSON.parse(readFileSync(SENTENCES, "utf8")) as {
  kinds: Record<string, { fields: Record<string, string | number> }[]>;
};
const reasons = Object.entries(kinds).flatMap(([name, examples]) => {
  const found = new Map(examples.flatMap(({ fields }) => (fields["reason"] ? [[fields["reason"], fields]] : [])));
  return found.size > 0 ? [[name, [...found.values()]] as const] : [];
});

test.each(reasons)("each reason of %s is said by itself", (name, examples) => {
  // Said with the facts of all others, so that only the reason tells them apart.
  const facts = examples.reduce((all, each) => ({ ...all, ...each }), {});
  const said = examples.map(({ reason }) => refused(name, { ...facts, reason: reason ?? "" }));

  expect(new Set(said).size).toBe(examples.length);
  expect(said.filter((text) => text.includes("as the server"))).toEqual([]);
});

test("what the catalogue does not know is said as the server says it", () => {
  expect(refused("SomethingNew", {})).toBe("As the server says it.");
});

test("a model says how it was worked out, and how far off it can be", () => {
  const model = { model: "dcm" as const, name: "DCM", error: 2.1e-10, error_text: "3e−10", sentence: "" };

  expect(modelInWords({ ...model, method: "exact" })).toBe("DCM exact.");
  expect(modelInWords({ ...model, method: "series" })).toBe("DCM by series: off by at most 3e−10 of the pool.");
  expect(inCurrency("5.00", "€")).toBe("€\u202f5.00");
});
