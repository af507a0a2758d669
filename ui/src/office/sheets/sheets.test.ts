import { describe, expect, it } from "vitest";
import type { SheetFault, TypedHand } from "../protocol";
import { faultOf, isWhole, keyOf } from "./sheets";

const fault = (name: string, unfinished: boolean): SheetFault => ({
  line: 1,
  column: 1,
  text: "",
  name,
  why: "",
  unfinished,
  because: { key: "because-no-sheet", fields: {} },
});
const hand = (of: SheetFault | null): TypedHand => ({
  session: 1,
  table: 1,
  deal: 1,
  label: "1-1-1-F",
  streets: [],
  seats: [],
  next_seat: null,
  due: null,
  lines: 1,
  known: 0,
  fault: of,
});

describe("what was typed of sheets", () => {
  it("names a mistake before it says that a sheet is not finished", () => {
    const open = hand(fault("NotAgreed", true));
    const wrong = hand(fault("NotASheet", false));

    expect(faultOf({ hands: [open, wrong], fault: null })?.name).toBe("NotASheet");
    expect(faultOf({ hands: [open], fault: null })?.name).toBe("NotAgreed");
    expect(faultOf({ hands: [hand(null)], fault: fault("NoLabel", false) })?.name).toBe("NoLabel");
  });

  it("can be recorded when every sheet is whole, and there is one", () => {
    expect(isWhole({ hands: [hand(null)], fault: null })).toBe(true);
    expect(isWhole({ hands: [hand(null), hand(fault("NotAgreed", true))], fault: null })).toBe(false);
    expect(isWhole({ hands: [], fault: null })).toBe(false);
  });

  it("is kept for each event by itself", () => {
    expect(keyOf("cup")).not.toBe(keyOf("open"));
  });
});
