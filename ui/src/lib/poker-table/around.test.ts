import { expect, test } from "vitest";
import { around } from "./around";

test("seat 1 is at the dealer's left hand, and the seats go on clockwise", () => {
  const [first, second, third, , , last] = Array.from({ length: 6 }, (_, n) => around(n, 6));

  expect(first?.x).toBeLessThan(0);
  expect(first?.y).toBeGreaterThan(0);
  expect(second?.y).toBeCloseTo(0);
  expect(third?.y).toBeLessThan(0);
  expect(last?.x).toBeCloseTo(-(first?.x ?? 0));
});

test("two to ten seats keep within the screen and apart", () => {
  for (let count = 2; count <= 10; count++) {
    const places = Array.from({ length: count }, (_, n) => around(n, count));
    for (const [n, place] of places.entries()) {
      const next = places[(n + 1) % count];
      expect(Math.max(Math.abs(place.x), Math.abs(place.y))).toBeLessThanOrEqual(1);
      expect(Math.hypot(place.x - (next?.x ?? 0), place.y - (next?.y ?? 0))).toBeGreaterThan(0.4);
    }
  }
});
