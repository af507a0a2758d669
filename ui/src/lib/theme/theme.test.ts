// @vitest-environment jsdom
import { expect, test } from "vitest";
import { chosen } from "./theme.svelte";

test("without a choice the pages are dark", () => {
  expect(chosen("", null)).toBe("dark");
  expect(chosen("?theme=pink", "nonsense")).toBe("dark");
});

test("a choice is kept, and the address wins over it", () => {
  expect(chosen("", "light")).toBe("light");
  expect(chosen("?theme=light", "dark")).toBe("light");
  expect(chosen("?theme=device", "dark")).toBe("device");
});
