import { expect, test } from "vitest";
import { around, fromTheDealer } from "./around";

test("seat 1 is the first clockwise from the dealer, the last seat mirrors it", () => {
  const [first, last] = [around(0, 6), around(5, 6)];

  expect(first.x).toBeGreaterThan(50);
  expect(first.y).toBeLessThan(50);
  expect(first.x + last.x).toBeCloseTo(100);
  expect(first.y).toBeCloseTo(last.y);
});

test("two to ten seats all stand inside the drawing and apart", () => {
  for (let count = 2; count <= 10; count++) {
    const places = Array.from({ length: count }, (_, n) => around(n, count));
    for (const [n, place] of places.entries()) {
      const next = places[(n + 1) % count];
      expect(Math.min(place.x, place.y)).toBeGreaterThan(5);
      expect(Math.max(place.x, place.y)).toBeLessThan(95);
      expect(Math.hypot(place.x - (next?.x ?? 0), place.y - (next?.y ?? 0))).toBeGreaterThan(15);
    }
  }
});

test("for the dealer seat 1 is at the left hand, and the seats go on clockwise", () => {
  const [first, second, third, , , last] = Array.from({ length: 6 }, (_, n) => fromTheDealer(n, 6));

  expect(first?.x).toBeLessThan(0);
  expect(first?.y).toBeGreaterThan(0);
  expect(second?.y).toBeCloseTo(0);
  expect(third?.y).toBeLessThan(0);
  expect(last?.x).toBeCloseTo(-(first?.x ?? 0));
});

test("two to ten seats keep within the screen and apart for the dealer too", () => {
  for (let count = 2; count <= 10; count++) {
    const places = Array.from({ length: count }, (_, n) => fromTheDealer(n, count));
    for (const [n, place] of places.entries()) {
      const next = places[(n + 1) % count];
      expect(Math.max(Math.abs(place.x), Math.abs(place.y))).toBeLessThanOrEqual(1);
      expect(Math.hypot(place.x - (next?.x ?? 0), place.y - (next?.y ?? 0))).toBeGreaterThan(0.4);
    }
  }
});
