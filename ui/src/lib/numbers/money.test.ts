import { afterEach, expect, test } from "vitest";
import { language } from "../words/language.svelte";
import { isCurrency, money } from "./money";

afterEach(() => {
  language.current = "en";
});

test("an amount stands in whole units, and with cents only where there are some", () => {
  expect(money(125_000, "EUR")).toBe("€1,250");
  expect(money(125_050, "EUR")).toBe("€1,250.50");
  expect(money(5, "EUR")).toBe("€0.05");
});

test("a currency has the smallest unit that it has", () => {
  expect(money(1250, "JPY")).toBe("JP¥1,250");
  expect(money(1250, "KWD").replace("\u00a0", " ")).toBe("KWD 1.250");
});

test("it is written as the reader's language writes it", () => {
  language.current = "de";
  expect(money(125_050, "EUR").replace("\u00a0", " ")).toBe("1.250,50 €");
});

test("of a word that is no currency the number stands as it is, in its smallest unit", () => {
  expect([isCurrency("EUR"), isCurrency("Taler"), isCurrency("")]).toEqual([true, false, false]);
  expect(money(12_500, "Taler")).toBe("12\u202f500");
});
