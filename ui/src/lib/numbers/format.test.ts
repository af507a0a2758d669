import { describe, expect, test } from "vitest";
import { fraction, median, valueOf } from "./fraction";
import { counted, format, inGroups, inWords, parts, shortSeal, signed } from "./format";

describe("numbers as the house prints them", () => {
  test("thousands stand apart by a thin space", () => {
    expect(format(5000)).toBe("5\u202f000");
    expect(format(1_234_567)).toBe("1\u202f234\u202f567");
    expect(format(999)).toBe("999");
  });

  test("a loss has a real minus, a win its plus, and nothing has neither", () => {
    expect(signed(-1150)).toBe("\u22121\u202f150");
    expect(signed(1150)).toBe("+1\u202f150");
    expect(signed(0)).toBe("0");
    expect(format(-3)).toBe("\u22123");
  });

  test("halves and thirds are exact", () => {
    expect(format("11/2")).toBe("5½");
    expect(format("13/3")).toBe("4⅓");
    expect(signed("4675/2")).toBe("+2\u202f337½");
    expect(signed("-1/2")).toBe("\u2212½");
    expect(format("6/4")).toBe("1½");
    expect(format("31/7")).toBe("4\u202f3\u20447");
  });

  test("a fraction alone has no zero before it", () => {
    expect(parts("1/2")).toEqual({ sign: "", whole: "", rest: { n: 1, d: 2 } });
    expect(format("0/5")).toBe("0");
  });

  test("one point, but half a point and none", () => {
    expect(counted("1", "point")).toBe("1 point");
    expect(counted("1/2", "point")).toBe("½ point");
    expect(counted("11/2", "point")).toBe("5½ points");
    expect(counted(0, "deal")).toBe("0 deals");
  });

  test("small counts are words, larger ones figures", () => {
    expect(inWords(6)).toBe("six");
    expect(inWords(12)).toBe("twelve");
    expect(inWords(13)).toBe("13");
  });

  test("a seal is cut so that its ends can be compared by eye", () => {
    expect(inGroups("9c4177e0")).toEqual(["9c41", "77e0"]);
    expect(shortSeal("9c4177e0aaaabbbbcccc5b2f")).toBe("9c41 77e0 … 5b2f");
    expect(shortSeal("9c4177e0")).toBe("9c41 77e0");
  });
});

describe("fractions on the wire", () => {
  test("integers and strings are read alike", () => {
    expect(fraction(-7)).toEqual({ n: -7, d: 1 });
    expect(fraction("-7/2")).toEqual({ n: -7, d: 2 });
    expect(valueOf("7/2")).toBe(3.5);
  });

  test("what is no number is refused with its text", () => {
    expect(() => fraction("6,5")).toThrow('"6,5" is not a number');
    expect(() => fraction("1/0")).toThrow(TypeError);
  });

  test("the median of six tables is exact", () => {
    expect(median([2000, 5075, 925, 2675, -1150, 3475])).toEqual({ n: 4675, d: 2 });
    expect(median([1, 5, 3])).toEqual({ n: 3, d: 1 });
    expect(median(["1/2", "1/3"])).toEqual({ n: 5, d: 12 });
    expect(median([])).toBeNull();
  });
});
