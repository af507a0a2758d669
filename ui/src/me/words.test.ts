import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { failureOf, noAnswer } from "../lib/protocol/failure";
import { t, words } from "../lib/words/words.svelte";
import type { HeldRole, Role } from "./shapes";
import { becoming, codeFrom, doing, duration, home, onwards, placeOf, roleName, said, wait } from "./words";
import { players } from "../lib/words/parts/players";

await words.need(players);

const held = (role: Role, more: Partial<HeldRole> = {}): HeldRole => ({
  role,
  event: "cup",
  event_name: "Team Cup",
  format: "seat_teams",
  table: null,
  entry: null,
  player: null,
  ...more,
});

test("every role leads to the place where it is done", () => {
  expect(placeOf(held("director")).href).toBe("/office/cup");
  expect(placeOf(held("director", { event: "" })).href).toBe("/office/");
  expect(placeOf(held("recorder", { table: 4 }))).toEqual({
    href: "/recorder/",
    label: "The recorder's console at table 4",
  });
  expect(placeOf(held("captain")).href).toBe("/me/cup");
  expect(placeOf(held("player")).href).toBe("/me/cup");
  expect(placeOf(held("spectator")).href).toBe("/e/cup");
});

test("in an event of matches it leads to the pages of matches", () => {
  const matches = { event: "yalta", format: "room_match" };
  expect(placeOf(held("player", matches))).toEqual({ href: "/m/yalta/me", label: "My matches" });
  expect(placeOf(held("captain", matches)).href).toBe("/m/yalta/me");
  expect(placeOf(held("spectator", matches)).href).toBe("/m/yalta");
  expect(placeOf(held("director", matches)).href).toBe("/office/yalta");
  expect(placeOf(held("recorder", { ...matches, table: 2 })).href).toBe("/recorder/");
});

test("who has one role goes to its place at once, who has more chooses", () => {
  expect(home({ name: "Ann", csrf: "", grants: [held("player")] })).toBe("/me/cup");
  expect(home({ name: "Ann", csrf: "", grants: [held("player"), held("captain")] })).toBe("/me");
  expect(home({ name: "Ann", csrf: "", grants: [] })).toBe("/me");
});

test("an address to go on to is one of this server, and no other", () => {
  expect(onwards("/me/cup")).toBe("/me/cup");
  for (const foreign of [
    "//elsewhere.example",
    "/\\elsewhere.example",
    "https://elsewhere.example",
    "javascript:alert(1)",
    "",
    null,
  ]) {
    expect(onwards(foreign), String(foreign)).toBeNull();
  }
});

test("an invitation says what one becomes", () => {
  expect(becoming(held("recorder", { table: 4 }))).toBe("Recorder at table 4");
  expect(becoming(held("player", { entry: "D", player: "D2" }))).toBe("Play as D2");
  expect(becoming(held("captain", { entry: "D" }), "Denmark")).toBe("Captain of Denmark");
  expect(doing(held("recorder", { table: 4 }))).toBe("Open the recorder's console at table 4");
});

test("a link that was pasted is as good as its code", () => {
  expect(codeFrom(" https://hall.example/join#abcd2345 ")).toBe("abcd2345");
  expect(codeFrom("ABCD 2345")).toBe("ABCD 2345");
});

test("a refusal says what to do next, and how long to wait", () => {
  const many = failureOf(429, { name: "TooManyTries", sentence: "too many attempts", fields: { seconds: 90 } });
  expect(wait(many)).toBe(90);
  expect(wait(failureOf(401, { name: "SignInRefused", sentence: "no", fields: {} }))).toBeNull();
  expect(duration(1)).toBe("1 second");
  expect(duration(59)).toBe("59 seconds");
  expect(duration(60)).toBe("1 minute");
  expect(duration(150)).toBe("2 minutes 30 s");
  expect(said(noAnswer())).toBe(t("failure-offline-once"));
});

const SENTENCES = fileURLToPath(new URL("../../../tests/golden/sentences/views.json", import.meta.url));
const { kinds } = JSON.parse(readFileSync(SENTENCES, "utf8")) as {
  kinds: Record<string, { fields: Record<string, string | number>; sentence: string }[]>;
};

test.each(["AccountNeeded", "HandoverUnbacked", "NameUnfit", "PasswordUnfit", "RolesClash"])(
  "%s is refused in the reader's words, with its facts",
  (name) => {
    const [example] = kinds[name] ?? [];
    const { fields = {}, sentence = "" } = example ?? {};
    const text = said(failureOf(422, { name, sentence: "as the server says it", fields }));

    expect(text).not.toContain("server");
    for (const value of Object.values(fields))
      expect(text).toContain(typeof value === "number" ? String(value) : roleName(value as Role));
    expect(sentence).not.toBe("");
  },
);
