// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { SheetFault, TypedHand } from "../protocol";
import { languageOf } from "../../lib/words/failures";
import { officeReasons } from "../../lib/words/parts/office_reasons";
import { refusals } from "../../lib/words/parts/refusals";
import { words } from "../../lib/words/words.svelte";
import { faultOf, faultSaid, isWhole, keyOf, refusalOf } from "./sheets";

const fault = (name: string, unfinished: boolean): SheetFault => ({
  line: 1,
  column: 1,
  text: "",
  name,
  why: "",
  unfinished,
  because: null,
  fields: {},
  reasons: {},
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

  it("says what is wrong in the reader's language, and fully in English where the rules refuse it", async () => {
    await words.need(officeReasons, refusals);
    const word = { ...fault("NotASheet", false), because: { key: "because-no-point", fields: { point: "77" } } };
    const check = { ...fault("CannotCheck", false), why: "seat 3 cannot check; it is 50 to call" };
    const known = { ...check, fields: { seat: 3, to_call: 50 } };

    expect(faultSaid(word)).toBe("There is no point 77.");
    expect([faultSaid(known), languageOf(refusalOf(known))]).toEqual(["Seat 3 cannot check; it is 50 to call.", "en"]);
    await words.choose("de");
    expect([faultSaid(known), languageOf(refusalOf(known))]).toEqual([
      "Platz 3 kann nicht checken: 50 zu callen.",
      undefined,
    ]);
    await words.choose("en");
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
