import { expect, test } from "vitest";
import type { DrawnPlace } from "../../lib/protocol/api";
import { ends, momentOf, pagesOf, shortNames, tablesOf } from "./draw";

const places = (tables: number, seats: number): DrawnPlace[] =>
  Array.from(
    { length: tables * seats },
    (_, n) => ({ table: (n % tables) + 1, seat: Math.floor(n / tables) + 1, player: `P ${n}` }) as DrawnPlace,
  );

test("nobody sits at first, then one after the other, and the finished plan stands for half a minute", () => {
  const draw = { places: places(3, 2), tables: 3 };

  expect(momentOf(draw, 0, false)).toEqual({ drawn: 0, page: 0, over: false });
  expect(momentOf(draw, 1399, false).drawn).toBe(0);
  expect(momentOf(draw, 1400, false).drawn).toBe(1);
  expect(momentOf(draw, 5 * 1400, false).drawn).toBe(5);
  expect(momentOf(draw, 6 * 1400, false)).toEqual({ drawn: 6, page: 0, over: false });
  expect(momentOf(draw, 6 * 1400 + 29_000, false).over).toBe(false);
  expect(momentOf(draw, 6 * 1400 + 30_000, false).over).toBe(true);
});

test("however many they are, the draw is shown in a minute and a half", () => {
  const draw = { places: places(27, 9), tables: 27 };

  expect(momentOf(draw, 89_000, false).drawn).toBeLessThan(243);
  expect(momentOf(draw, 90_100, false).drawn).toBe(243);
});

test("of many tables the page is shown on which somebody sits down, and at the end one after the other", () => {
  const draw = { places: places(16, 9), tables: 16 };

  expect(pagesOf(draw)).toBe(3);
  expect(tablesOf(draw, 2)).toEqual([13, 14, 15, 16]);
  expect(tablesOf({ tables: 8 }, 0)).toEqual([1, 2, 3, 4]);
  const each = 90_000 / 144;
  expect(momentOf(draw, 6 * each + 1, false).page).toBe(0);
  expect(momentOf(draw, 7 * each + 1, false).page).toBe(1);
  expect(momentOf(draw, 90_001, false).page).toBe(0);
  expect(momentOf(draw, 98_001, false).page).toBe(1);
  expect(momentOf(draw, 119_000, false).over).toBe(false);
});

test("where no motion is wanted everybody sits at once", () => {
  expect(momentOf({ places: places(3, 2), tables: 3 }, 0, true)).toEqual({ drawn: 6, page: 0, over: false });
});

test("a plan has last names, and with them the first letter where two share one", () => {
  const short = shortNames([
    { player: "Anna Berg" },
    { player: "Élodie Berg" },
    { player: "Bob Ray" },
    { player: "Zoë" },
  ]);

  expect([...short.values()]).toEqual(["A. Berg", "É. Berg", "Ray", "Zoë"]);
});

test("of a long value both ends are shown, a short one whole", () => {
  expect(ends("4 8 15 16 23 42")).toBe("4 8 15 16 23 42");
  expect(ends("a7d209be00000000000000004f1c")).toBe("a7d2 09be … 4f1c");
});
