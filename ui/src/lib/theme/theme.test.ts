// @vitest-environment jsdom
import { expect, test } from "vitest";
import { chosen, following } from "./theme.svelte";

test("without a choice the device is followed, and a wall is dark", () => {
  expect(chosen("", null)).toBe("device");
  expect(chosen("?theme=pink", "nonsense")).toBe("device");
  expect(chosen("?hall", null)).toBe("dark");
  expect(chosen("?hall", "light")).toBe("light");
  expect(chosen("?hall&theme=device", null)).toBe("device");
});

test("a choice is kept, and the address wins over it", () => {
  expect(chosen("", "light")).toBe("light");
  expect(chosen("?theme=light", "dark")).toBe("light");
  expect(chosen("?theme=device", "dark")).toBe("device");
});

test("every press on the button changes the colours, and the third leads back to the device", () => {
  expect(following("device", false)).toBe("light");
  expect(following("light", false)).toBe("dark");
  expect(following("dark", false)).toBe("device");
  expect(following("device", true)).toBe("dark");
  expect(following("dark", true)).toBe("light");
  expect(following("light", true)).toBe("device");
});
