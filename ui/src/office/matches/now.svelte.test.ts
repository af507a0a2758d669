// @vitest-environment jsdom
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { MatchOfficeEvent } from "../office.svelte";
import type { MatchAttention, MatchOffice } from "../protocol";
import MatchNowPage from "./MatchNowPage.svelte";
import { part, parts, saidIn } from "../../lib/shell/parts";
import { officePlay } from "../../lib/words/parts/office_play";
import { officeSays } from "../../lib/words/parts/office_says";
import { words } from "../../lib/words/words.svelte";

await words.need(officePlay, officeSays);

let mounted: object[] = [];

afterEach(() => {
  for (const one of mounted) void unmount(one);
  mounted = [];
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

const quiet = (table: number): MatchAttention => ({
  kind: "quiet",
  session: 1,
  table,
  deal: 1,
  title: { key: "says-quiet", fields: { table, n: 12 } },
  detail: { key: "says-is-to-act", fields: { player: "Ana" } },
  at: null,
  action: "look",
});
const team = (name: string, place: number): MatchOffice["standings"][number] => ({
  place,
  shared: false,
  team: name,
  name,
  matches: 2,
  points: 30,
  won: 0,
  lost: 0,
  smp: 0,
});

/** The page with an event; returns how it is told of another state of it. */
function page(more: Partial<MatchOffice>): (next: Partial<MatchOffice>) => void {
  const summary = {
    games_over: 0,
    games: 8,
    matches_over: 0,
    matches: 2,
    median_minutes: null,
    recorders_in_touch: 0,
    tables_in_play: 0,
    calls: 0,
    attention: 0,
  };
  const next_step = {
    act: null,
    title: { key: "says-open-proof", fields: {} },
    says: { key: "says-all-over", fields: {} },
    does: null,
    sure: null,
    asks: null,
    why: null,
    link: null,
    session: null,
    round: null,
  };
  const office = {
    format: "room_match",
    next_step,
    event: "cup",
    status: "running",
    now: "2027-05-01T18:00:00Z",
    summary,
    pauses: [],
    boards: [],
    matches: [],
    standings: [],
    attention: [],
    final: null,
    ...more,
  } as unknown as MatchOffice;
  const live = { at: (rest: string) => rest, news: 0 } as unknown as MatchOfficeEvent;
  const props = $state({ office, live });
  mounted.push(mount(MatchNowPage, { target: document.body, props }));
  flushSync();
  return (next) => {
    props.office = { ...office, ...next };
    flushSync();
  };
}
function press(button: HTMLButtonElement | null | undefined): void {
  button?.focus();
  button?.click();
}
const look = (table: number): HTMLButtonElement | null | undefined =>
  part("thing", { kind: "quiet", table })?.querySelector("button");
const close = (): HTMLButtonElement | null =>
  document.querySelector<HTMLButtonElement>('[aria-label="Close the game"]');
const looks = (): number => parts("thing").length;

test("many things that wait do not push the rooms off the screen", () => {
  page({ attention: [1, 2, 3, 4, 5, 6, 7].map(quiet) });
  expect(looks()).toBe(4);
  expect(saidIn("more-things")).toMatch(/^3\b/);
  part("more-things")?.click();
  flushSync();
  expect(looks()).toBe(7);
});

test("one thing more than fits is shown, since saying so would take as much room", () => {
  page({ attention: [1, 2, 3, 4, 5].map(quiet) });
  expect(looks()).toBe(5);
});

test("an event without a final is won by the first of its table, or by nobody yet", () => {
  page({ status: "finished", standings: [team("Kharkov", 1), team("Moscow", 2)] });
  expect(saidIn("outcome")).toBe("Kharkov won");
  document.body.innerHTML = "";
  page({ status: "finished", standings: [team("Kharkov", 1), team("Moscow", 1)] });
  expect(saidIn("outcome")).toBe("Kharkov and Moscow are level");
});

test("whoever closes a game goes on where it was opened, or at the head of the list if that has left it", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const tell = page({ attention: [quiet(1), quiet(2)] });
  press(look(2));
  await tick();
  press(close());
  await tick();
  expect(document.activeElement).toBe(look(2));
  press(look(2));
  await tick();
  tell({ attention: [quiet(1)] });
  press(close());
  await tick();

  expect(document.activeElement).toBe(part("for-you"));
});
