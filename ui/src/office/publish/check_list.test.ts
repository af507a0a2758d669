import { expect, test } from "vitest";
import { office } from "../fixtures/cup";
import { pokerSteps, type Part } from "./check_list";
import { office as officeWords } from "../../lib/words/parts/office";
import { words } from "../../lib/words/words.svelte";

await words.need(officeWords);

const texts = (parts: readonly Part[]): string =>
  parts
    .flatMap(({ title, steps }) => [title, ...steps.map(({ text, boxes }) => `${text} ${(boxes ?? []).join(" ")}`)])
    .join("\n");

test("the check list has the figures of the event: its tables, teams, decks and sessions to come", () => {
  const list = pokerSteps({ ...office(), sessions: 3, session: 2, devices: "none" });

  expect(list.map(({ title }) => title)).toEqual(["Before the evening", "Session 2", "Session 3", "Afterwards"]);
  expect(texts(list)).toContain("Argentina Brazil China Denmark England France");
  expect(texts(list)).toContain("60 decks and 6 in reserve, marked, for each of 6 tables");
  expect(texts(list)).toContain("Rulings are open for 60 minutes more");
});

test("what an event does not have is not ticked off", () => {
  const plain = texts(
    pokerSteps({ ...office(), sessions: 1, session: 1, devices: "allowed", reserve_left: 0, beacon: "" }),
  );
  const promised = texts(pokerSteps({ ...office(), beacon: "the lottery of 4 May", known_from: null }));

  expect(plain).not.toContain("No electronic devices");
  expect(plain).not.toContain("reserve");
  expect(plain).not.toContain("Public randomness");
  expect(plain).not.toContain("Line-ups closed");
  expect(promised).toContain("Public randomness, exactly as announced (the lottery of 4 May)");
  expect(promised).toContain("Line-ups closed");
});
