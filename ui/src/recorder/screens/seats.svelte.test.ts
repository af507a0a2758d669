// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Console as Facts } from "../engine";
import { t, words } from "../../lib/words/words.svelte";
import { recorder } from "../../lib/words/parts/recorder";
import { refusals as refusalWords } from "../../lib/words/parts/refusals";
import { FakeEngine } from "../fixture/fake.svelte";
import { console as facts, scenes } from "../fixture/scenes";
import CallDirector from "./CallDirector.svelte";
import Console from "./Console.svelte";
import DealStart from "./DealStart.svelte";
import Join from "./Join.svelte";
import { part } from "../../lib/shell/parts";

vi.hoisted(() =>
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} })),
);

let mounted: object | null = null;

beforeEach(async () => words.need(recorder, refusalWords));

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  document.body.innerHTML = "";
});

const nobody = facts.seats.map((seat) => ({ ...seat, entry: null, name: null, player: null }));

/** A console on which no deal is at the table. */
function waits(more: Partial<Facts>): string {
  const console = { ...facts, ...more };
  mounted = mount(Console, { target: document.body, props: { engine: new FakeEngine({ console }), console } });
  flushSync();
  return document.querySelector("main")?.textContent ?? "";
}
const rows = (): string[] =>
  [...document.querySelectorAll("main li")].map((row) => (row.textContent ?? "").replace(/\s+/g, " ").trim());

// D15
test("before the seats are drawn there are no rows, and a sentence says when they come", () => {
  const said = waits({ begun: false, seats: nobody, coming: { session: 1, seats: [], not_before: null } });

  expect(rows()).toEqual([]);
  expect(part("waits")).not.toBeNull();
  expect(said).toContain(t("waiting-seats_drawn"));
  expect(said).not.toContain(t("waiting-seats"));
});

// D15
test("where a public value draws them it says from when that can be known", () => {
  const said = waits({
    begun: false,
    seats: nobody,
    coming: { session: 1, seats: [], not_before: "2027-05-01T18:00:00Z" },
  });

  expect(said).toMatch(/that nobody can know before .*1 May/);
  expect(rows()).toEqual([]);
});

// D15
test("seats that are known before the session stand there with their teams", () => {
  const said = waits({ ended: true, session: 1, coming: { session: 2, seats: facts.seats, not_before: null } });

  expect(said).toContain(t("waiting-next", { session: 2 }));
  expect(said).toContain(t("waiting-seats"));
  expect(rows()).toHaveLength(facts.seats.length);
  expect(rows()[0]).toContain(`${facts.seats[0]?.player} ${facts.seats[0]?.name}`);
});

// D15
test("after the last session no seats are announced", () => {
  waits({ ended: true, coming: null });
  expect(rows()).toEqual([]);
});

/** The console at the first deck of the session, or a later one. */
function deck(slot: number): void {
  const sealed = scenes["sealed"]?.().hand;
  if (!sealed) throw new Error("no such scene");
  const first = { ...sealed, slot };
  mounted = mount(Console, {
    target: document.body,
    props: { engine: new FakeEngine({ console: facts, hand: first }), console: facts },
  });
  flushSync();
}

// D15
test("at the first deck the seats stand before its label is read; later they come with the seal", () => {
  deck(1);
  expect(rows().filter((row) => row !== "")).toHaveLength(facts.seats.length);
  void unmount(mounted ?? {});
  document.body.innerHTML = "";
  deck(2);
  expect(rows()).toEqual([]);
});

const press = (key: string, on: EventTarget = document.body): void => {
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
};

// D15
test("the label has the focus when the deck is due, and gets it back with the next sign that is typed", () => {
  deck(2);
  const field = document.querySelector("input");
  expect(document.activeElement).toBe(field);
  field?.blur();
  press("1");
  expect(document.activeElement).toBe(field);
});

// D15
test("the code of a table has the focus when it is asked for", () => {
  mounted = mount(Join, { target: document.body, props: { engine: new FakeEngine({ where: "join" }) } });
  flushSync();
  expect(document.activeElement).toBe(document.querySelector("input"));
});

// D15
test("own words are typed into their field without a tap; a command and a button's key are none", () => {
  mounted = mount(CallDirector, { target: document.body, props: { reasons: ["a dispute"], oncall: () => {} } });
  flushSync();
  const field = document.querySelector("input");
  const button = document.querySelector("button") ?? document.body;
  for (const [key, on] of [
    ["Escape", document.body],
    ["Enter", document.body],
    [" ", button],
  ] as const) {
    press(key, on);
    expect(document.activeElement).not.toBe(field);
  }
  press("d");
  expect(document.activeElement).toBe(field);
});

// R11; slides, "Empty seats": the dealer marks cards dealt to empty seats when the hole cards are dealt
test("before the seal is broken the dealer is asked to mark the cards of an empty seat", async () => {
  const engine = new FakeEngine(scenes.absent?.());
  const { console, hand } = engine;
  mounted = mount(DealStart, { target: document.body, props: { engine, console, hand } as never });
  flushSync();
  expect(part("dealt-in")).toBeNull();

  const typed = document.querySelector("input") as HTMLInputElement;
  typed.value = "1-1-17-K";
  typed.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  typed.form?.requestSubmit();
  await vi.waitFor(() => expect(part("dealt-in")).not.toBeNull());

  expect(part("dealt-in")?.dataset.seats).toBe("4");
  expect(part("dealt-in")?.textContent).toBe(t("start-vacant", { seats: "4" }));
});
