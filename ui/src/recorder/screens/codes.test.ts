import { expect, test } from "vitest";
import { codeIn } from "./codes";

test("a table's code may be typed, or scanned as a link", () => {
  expect(codeIn("  K7QF-2M9T ")).toEqual({ kind: "code", code: "K7QF-2M9T" });
  expect(codeIn("https://hall.example/join#K7QF-2M9T")).toEqual({ kind: "code", code: "K7QF-2M9T" });
});

test("a link to go on with another device stays whole, for it carries lines too", () => {
  const link = "https://hall.example/recorder/#resume=abc.def";

  expect(codeIn(link)).toEqual({ kind: "resume", code: link });
});
