import { expect, test } from "vitest";
import type { EventHead } from "../protocol/api";
import { posted, stakes } from "./sentences";

const head = (more: Partial<EventHead>): EventHead =>
  ({ small_blind: 25, big_blind: 50, cap: 5000, ante: 0, big_blind_ante: 0, levels: [], ...more }) as EventHead;

const level = (first: number, last: number, small: number, ante: number): EventHead["levels"][number] => ({
  first,
  last,
  small_blind: small,
  big_blind: 2 * small,
  ante,
  big_blind_ante: 0,
});

test("one pair of blinds is said as it is", () => {
  expect(posted(head({}))).toBe("25/50");
  expect(stakes(head({ ante: 5 }))).toBe("blinds 25/50, cap 5\u202f000, ante 5");
});

test("blinds that change are said with their deals, and in short by the first and the last", () => {
  const event = head({ levels: [level(1, 12, 25, 0), level(13, 24, 50, 10)] });

  expect(posted(event)).toBe("25/50 (deals 1 to 12); 50/100, ante 10 (deals 13 to 24)");
  expect(stakes(event)).toBe("blinds 25/50 to 50/100, cap 5\u202f000");
});
