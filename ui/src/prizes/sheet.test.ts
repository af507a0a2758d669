import { describe, expect, test } from "vitest";
import {
  address,
  bubble,
  closed,
  decision,
  divisions,
  emptySheet,
  fromAddress,
  isEmpty,
  plain,
  seated,
  spaced,
  written,
} from "./sheet";

const asked = (query: string | null): Record<string, string> => Object.fromEntries(new URLSearchParams(query ?? ""));

describe("the address holds everything", () => {
  const everything =
    "?names=Ana;;Čeněk&stacks=5000;3000;1500&prizes=500;300.50&tickets=2&ticket=100&leave=50&guarantee=next&bounties=10;;5&typed=1;2&unit=5&decimals=0&currency=€&posted=;100;200&antes=;;25&shover=3&caller=1&equity=62.5&show=bubble&by=dcm&event=Spring+Cup";

  test("and gives it back", () => {
    const sheet = fromAddress(everything);
    expect(
      sheet.players.map((line) => [line.name, line.stack, line.bounty, line.typed, line.posted, line.ante]),
    ).toEqual([
      ["Ana", "5\u202f000", "10", "1", "", ""],
      ["", "3\u202f000", "", "2", "100", ""],
      ["Čeněk", "1\u202f500", "5", "", "200", "25"],
      ["", "", "", "", "", ""],
    ]);
    expect(fromAddress(address(sheet))).toMatchObject({
      tickets: "2",
      ticket: "100",
      leave: "50",
      guarantee: "next",
      unit: "5",
      decimals: "0",
      currency: "€",
      shover: "3",
      caller: "1",
      equity: "62.5",
      tab: "bubble",
      method: "dcm",
      event: "Spring Cup",
      bounties: true,
      byHand: true,
    });
    expect(address(fromAddress(address(sheet)))).toBe(address(sheet));
  });

  test("in a form that can be read aloud", () => {
    expect(address(fromAddress("?stacks=5000%0A3000&prizes=500%0A300"))).toBe("?stacks=5000;3000&prizes=500;300");
  });

  test("and is empty for an empty page, but for what is not ours", () => {
    expect(address(emptySheet())).toBe("");
    expect(address(emptySheet(), "?theme=light&stacks=5")).toBe("?theme=light");
    expect(isEmpty(fromAddress("?theme=light"))).toBe(true);
  });

  test("also where a column is open and nothing is in it", () => {
    const sheet = fromAddress("?stacks=1;2&prizes=3&typed=;");
    expect(sheet.byHand).toBe(true);
    expect(fromAddress(address(sheet)).byHand).toBe(true);
  });

  test("and what nobody can understand is left out", () => {
    expect(fromAddress("?show=x&by=y&shover=0&caller=-1&decimals=9&stacks=%E0%A4%A")).toMatchObject({
      tab: "places",
      method: "icm",
      shover: "1",
      caller: "2",
      decimals: "",
    });
  });

  test("a name cannot become two", () => {
    const sheet = fromAddress("?names=x&stacks=1;2&prizes=3");
    sheet.players[0]!.name = "Ana; the\nsecond";
    expect(fromAddress(address(sheet)).players.map((line) => line.name)).toEqual(["Ana the second", "", ""]);
  });
});

describe("what the server is asked", () => {
  test("is one element a line, and a player without a stack is not yet one", () => {
    const sheet = fromAddress("?names=Ana;Ben;Cy&stacks=5000;;1500&prizes=500;300");
    expect(asked(divisions(sheet))).toEqual({ stacks: "5000\n1500", prizes: "500\n300", names: "Ana\nCy" });
    expect(seated(sheet)).toHaveLength(2);
  });

  test("is nothing before there is something to share, and somebody", () => {
    expect(divisions(fromAddress("?stacks=1;2"))).toBeNull();
    expect(divisions(fromAddress("?prizes=1;2"))).toBeNull();
    expect(bubble(fromAddress("?stacks=1&prizes=1"))).toBeNull();
  });

  test("who has no bounty, or has posted nothing, has nothing", () => {
    const sheet = fromAddress("?stacks=5;4;3&prizes=9&bounties=;;7&posted=;2&antes=;1");
    expect(asked(divisions(sheet))["bounties"]).toBe("0\n0\n7");
    expect(asked(decision(sheet))["posted"]).toBe("0\n2\n0");
    expect(asked(decision(sheet))["antes"]).toBe("0\n1\n0");
    expect(asked(decision(fromAddress("?stacks=5;4&prizes=9")))).not.toHaveProperty("antes");
  });

  test("is no decision of somebody against himself, or of nobody", () => {
    expect(decision(fromAddress("?stacks=5;4&prizes=9&shover=2"))).toBeNull();
    expect(decision(fromAddress("?stacks=5;4&prizes=9&caller=3"))).toBeNull();
    expect(decision(fromAddress("?stacks=5;4&prizes=9"))).not.toBeNull();
  });
});

test("digits stand apart by thin spaces, and whatever else was typed stays", () => {
  expect(spaced("1234567")).toBe("1\u202f234\u202f567");
  expect(spaced("1.234,50")).toBe("1.234,50");
  expect(plain("1\u202f234")).toBe("1234");
});

test("an amount that the server has written is read as the same again", () => {
  expect(["1\u202f500.00", "300.50", "12.345", "1\u202f500.250", "12345"].map(written)).toEqual([
    "1\u202f500",
    "300.50",
    "012.345",
    "1\u202f500.250",
    "12\u202f345",
  ]);
});

test("there is one empty line at the foot, never two", () => {
  const sheet = fromAddress("?stacks=1;2&prizes=3");
  sheet.players[1]!.stack = "";
  closed(sheet);
  expect(sheet.players).toHaveLength(2);
  sheet.prizes[1]!.amount = "2";
  closed(sheet);
  expect(sheet.prizes.map((line) => line.amount)).toEqual(["3", "2", ""]);
});
