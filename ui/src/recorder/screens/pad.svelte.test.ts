// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { words } from "../../lib/words/words.svelte";
import { recorder } from "../../lib/words/parts/recorder";
import { refusals as refusalWords } from "../../lib/words/parts/refusals";
import { FakeEngine } from "../fixture/fake.svelte";
import { scenes } from "../fixture/scenes";
import BettingPad from "./BettingPad.svelte";
import ShowdownPad from "./ShowdownPad.svelte";
import StreetPad from "./StreetPad.svelte";

let engine: FakeEngine;
let mounted: object[] = [];
const killed: number[] = [];

beforeEach(async () => {
  // jsdom draws no dialogues.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  await words.need(recorder, refusalWords);
});
afterEach(() => {
  for (const one of mounted) void unmount(one);
  mounted = [];
  document.body.innerHTML = "";
});

function show(scene: string): void {
  engine = new FakeEngine(scenes[scene]?.());
  const { console, hand } = engine;
  if (!console || !hand) throw new Error(`${scene} has no hand`);
  const target = document.body;
  const onkill = (seat: number): void => void killed.push(seat);
  if (hand.step === "betting") mounted.push(mount(BettingPad, { target, props: { engine, console, hand, onkill } }));
  else if (hand.step === "showdown") mounted.push(mount(ShowdownPad, { target, props: { engine, console, hand } }));
  else mounted.push(mount(StreetPad, { target, props: { engine, hand } }));
  flushSync();
}
function keys(...names: string[]): void {
  for (const key of names) {
    dispatchEvent(new KeyboardEvent("keydown", { key }));
    flushSync();
  }
}
function press(words: RegExp): void {
  const found = [...document.querySelectorAll("button")].find((one) => words.test(one.textContent?.trim() ?? ""));
  if (!found) throw new Error(`no button ${String(words)}`);
  found.click();
  flushSync();
}

test("whoever waits for the cards of a street is told how long, and may type them", () => {
  show("soon");
  expect(document.body.textContent).toMatch(/The cards come in 1[34] s/);
  press(/^Type the cards/);

  expect(document.querySelector("dialog")).not.toBeNull();
});

test("an amount is typed and recorded as the street's total", () => {
  show("facing");
  keys("2", "5", "0", "0", "Enter");

  expect(engine.asked).toEqual([["raiseTo", 2500]]);
});

test("an amount that the rules do not allow is not recorded", () => {
  show("facing");
  keys("2", "1", "4", "9", "Enter");
  keys("9", "Enter");

  expect(engine.asked).toEqual([]);
});

test("a quick size is begun anew by the next digit", () => {
  show("betting");
  press(/^½ pot/);
  keys("1", "0", "0", "Enter");

  expect(engine.asked).toEqual([["raiseTo", 100]]);
});

test("C checks where that is free and calls where it is not; K never calls", () => {
  show("betting");
  keys("c");
  show("facing");
  keys("k", "c");

  expect(engine.asked).toEqual([["call"]]);
});

test("A puts in everything up to the cap, and only Enter records it", () => {
  show("facing");
  keys("a");
  expect(engine.asked).toEqual([]);
  keys("Enter");

  expect(engine.asked).toEqual([["raiseTo", 4150]]);
});

test("a backspace takes a digit away, and undoes when there is none", () => {
  show("facing");
  keys("2", "Backspace", "Backspace");

  expect(engine.asked).toEqual([["undo"]]);
});

test("the cards of the server are confirmed by a key, and never contradicted by one alone", () => {
  show("board");
  keys("m");

  expect(engine.asked).toEqual([["matches"]]);
});

test("whoever is due shows by S; nobody wins before", () => {
  show("showdown");
  keys("5", "Enter", "s");

  expect(engine.asked).toEqual([["show", 3]]);
});

test("a seat that was tapped stays tapped when the lines are acknowledged", () => {
  engine = new FakeEngine(scenes["sides"]?.());
  const { console, hand } = engine;
  if (!console || !hand) throw new Error("no hand");
  const props = $state({ engine, console, hand });
  mounted.push(mount(ShowdownPad, { target: document.body, props }));
  flushSync();
  keys("3");
  props.hand = { ...hand, lines: hand.lines.map((line) => ({ ...line, state: "sent" as const })) };
  flushSync();
  keys("Enter");

  expect(engine.asked).toEqual([["award", 1, [3]]]);
});

test("a pot is split among the seats that were announced", () => {
  show("sides");
  keys("5", "3", "Enter");

  expect(engine.asked).toEqual([["award", 1, [3, 5]]]);
});
