import { expect, test } from "vitest";
import type { OpenDeal, Swing } from "../protocol/api";
import { deals } from "../words/parts/deals";
import { t, words } from "../words/words.svelte";
import { finding, made, partedSaid } from "./findings";

await words.need(deals);

const event = {
  entries: ["Argentina", "Brazil", "China", "Ecuador"].map((name) => ({ id: name.charAt(0), name })),
};
const end = (chips: number | string, ...entries: string[]): Swing["best"] => ({
  chips,
  tables: entries.map((_, n) => n + 1),
  entries,
});
const KINGS = { name: "pair" as const, ranks: ["K"] };
const FOLDS = { name: "folds" as const, ranks: [] };
const said = (best: Swing["best"], worst: Swing["best"], made: OpenDeal["seats"][number]["made"] = KINGS): string => {
  const { key, fields } = finding(event, {
    swing: { seat: 5, cards: ["Kh", "Kd"], best, worst },
    seats: [{ seat: 5, role: "", cards: ["Kh", "Kd"], caption: "", made, highlight: true, empty: false }],
  });
  return t(key, fields).replace(/<\/?\w+>/g, "");
};

test("the finding names the seat, what it held, who made most and least of it, and how far apart", () => {
  expect(said(end(175, "E"), end(-125, "A"))).toBe(
    "Seat 5, pair of kings: Ecuador won 175, Argentina lost 125. That is 300 apart.",
  );
});

test("two teams are named and of more it is said how many; halves stay halves", () => {
  expect(said(end("125/2", "E", "B"), end(0, "A", "B", "C"))).toBe(
    "Seat 5, pair of kings: Ecuador and Brazil won 62½ each, three teams won nothing. That is 62½ apart.",
  );
});

test("what no table saw of a hand is not said of it", () => {
  expect(said(end(0, "E"), end(-25, "A"), FOLDS)).toBe(
    "Seat 5: Ecuador won nothing, Argentina lost 25. That is 25 apart.",
  );
  expect(finding(event, { swing: null, seats: [] }).key).toBe("finding-same");
});

test("where the tables parted is said of more than one table", () => {
  const rows = [{}, {}] as OpenDeal["rows"];

  expect(partedSaid({ parted: "turn", rows })).toBe("The tables parted on the turn.");
  expect(partedSaid({ parted: "pre-flop", rows })).toBe("The tables parted before the flop.");
  expect(partedSaid({ parted: null, rows })).toBe("All tables played it alike.");
  expect(partedSaid({ parted: null, rows: rows.slice(1) })).toBe("");
});

test("a sentence that begins with a count begins with a capital", () => {
  expect(made(event, end(0, "A", "B", "C"), true)).toBe("Three teams won nothing");
  expect(made(event, end(-5, "A", "B"), true)).toBe("Argentina and Brazil lost 5 each");
});
