// @vitest-environment jsdom
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { everyEvent } from "../../../fixtures/events.mjs";
import type { DealPage, Ladder, OpenDeal, Scoreboard, Standing } from "../protocol/api";
import DealStrip from "./DealStrip.svelte";
import EntryBadge from "./EntryBadge.svelte";
import SeatLadder from "./SeatLadder.svelte";
import StepStrip from "./StepStrip.svelte";
import TeamTable from "./TeamTable.svelte";
import Rulings from "./Rulings.svelte";
import Traveller from "./Traveller.svelte";
import { deals } from "../words/parts/deals";
import { publicPages } from "../words/parts/public";
import { words } from "../words/words.svelte";

await words.need(publicPages, deals);

const screen = vi.hoisted(() => {
  const screen = { small: false };
  const asked = (query: string) => ({
    matches: query.includes("width") ? screen.small : true,
    addEventListener() {},
    removeEventListener() {},
  });
  vi.stubGlobal("matchMedia", asked);
  return screen;
});

const events = Object.fromEntries(everyEvent().map((event) => [event.id, event]));
const boardOf = (id: string): Scoreboard => events[id]?.scoreboard() as Scoreboard;
const dealOf = (id: string, deal: number): DealPage => events[id]?.dealPage(deal) as DealPage;

/** What a reader reads; what only the screen reader is told counts too. */
const text = (element: Element | null | undefined): string => (element?.textContent ?? "").replace(/\s+/g, " ").trim();

let mounted: Record<string, unknown>[] = [];
afterEach(() => {
  for (const one of mounted) void unmount(one);
  mounted = [];
  document.body.replaceChildren();
  screen.small = false;
});
const show = <Props extends Record<string, unknown>>(component: Component<Props>, props: Props): HTMLElement => {
  mounted.push(mount(component, { target: document.body, props }));
  flushSync();
  return document.body;
};

describe("the deal strip", () => {
  test("says how many deals are open, and links to those alone", () => {
    const board = boardOf("cup");
    const strip = show(DealStrip, { event: "cup", numbers: board.numbers, strip: board.strip });

    expect(strip.querySelector("[role=group]")?.getAttribute("aria-label")).toBe("Deals: 37 of 60 open");
    expect(strip.querySelectorAll(".deal")).toHaveLength(60);
    expect([...strip.querySelectorAll("a")].map((link) => Number(link.dataset["deal"]))).toEqual(
      board.strip.flatMap((open, n) => (open ? [n + 1] : [])),
    );
  });

  test("leads to the reserve deal where one stands in the place of another", () => {
    const strip = show(DealStrip, { event: "cup", numbers: [1, 61, 3], strip: [true, true, false] });

    expect([...strip.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      "/e/cup/deals/1",
      "/e/cup/deals/61",
    ]);
  });

  test("is one stop for the tabulator, and the arrows go from open deal to open deal", () => {
    const strip = show(DealStrip, { event: "cup", numbers: [1, 2, 3, 4, 5], strip: [true, false, false, true, true] });
    const link = (deal: number): HTMLElement => strip.querySelector(`[data-deal="${deal}"]`) as HTMLElement;
    expect(strip.querySelectorAll('a[tabindex="0"]')).toHaveLength(1);

    link(1).focus();
    link(1).dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));

    expect(document.activeElement).toBe(link(4));
  });

  test("on a small screen it is one slider over the open deals, and a link to the chosen one", () => {
    screen.small = true;
    const strip = show(DealStrip, { event: "cup", numbers: [1, 61, 3, 4], strip: [true, true, false, true] });
    const slider = strip.querySelector("input") as HTMLInputElement;
    const link = strip.querySelector("a") as HTMLAnchorElement;
    expect([slider.max, slider.value, slider.getAttribute("aria-valuetext")]).toEqual(["2", "0", "Deal 1"]);
    expect(link.getAttribute("href")).toBe("/e/cup/deals/1");

    slider.value = "2";
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();

    expect(slider.getAttribute("aria-valuetext")).toBe("Deal 4");
    expect(link.getAttribute("href")).toBe("/e/cup/deals/4");
    expect(strip.querySelectorAll("a")).toHaveLength(1);
  });

  test("a closed deal shows no more than its number", () => {
    const strip = show(DealStrip, { event: "cup", numbers: [1, 2], strip: [false, true] });

    expect(strip.querySelector("span.deal")?.getAttribute("title")).toBe("Deal 1, sealed");
  });
});

describe("the steps of totals in running", () => {
  test("are a column for every five hands, and say how many hands are counted", () => {
    const strip = show(StepStrip, { hands: 15, deals: 24 });

    expect(strip.querySelector("[role=img]")?.getAttribute("aria-label")).toBe(
      "15 of 24 hands of every table are counted",
    );
    expect(strip.querySelectorAll(".step")).toHaveLength(5);
    expect(strip.querySelectorAll(".counted")).toHaveLength(3);
  });

  test("are full when the last hands of a session are fewer than five", () => {
    expect(show(StepStrip, { hands: 24, deals: 24 }).querySelectorAll(".counted")).toHaveLength(5);
  });
});

describe("the team table", () => {
  test("says of provisional standings that they are", () => {
    const { event, standings } = boardOf("cup");
    const table = show(TeamTable, { event, standings, started: true, provisional: true });

    expect(text(table.querySelector("caption"))).toBe("Provisional standings");
    expect(text(table.querySelector("th.team"))).toBe("Team, provisional");
  });

  test("is a table in order, with signed chips and points", () => {
    const { event, standings } = boardOf("cup");
    const table = show(TeamTable, { event, standings, started: true });
    const rows = [...table.querySelectorAll("tbody tr")];

    expect(rows.map((row) => text(row.querySelector(".full")))).toEqual(standings.map((line) => line.name));
    expect(text(rows[0]?.querySelector(".chips"))).toMatch(/^\+/);
    expect(text(rows.at(-1)?.querySelector(".chips"))).toMatch(/^\u2212/);
    expect(text(rows[0]?.querySelector(".points"))).toBe(standings[0]?.points);
  });

  test("says what separated two teams with equal points", () => {
    const { event, standings } = boardOf("cup");
    const tied = standings.findIndex((line) => line.decided_by !== null);
    const table = show(TeamTable, { event, standings, started: true });

    expect(tied).toBeGreaterThanOrEqual(0);
    expect(text(table.querySelectorAll("tbody tr")[tied])).toContain("ahead on chips");
  });

  test("a shared place and half a point are shown as they are", () => {
    const { event, standings } = boardOf("cup");
    const line: Standing = {
      ...(standings[0] as Standing),
      place: 2,
      shared: true,
      points: "55/2",
      chips: "-7/2",
      moved: -1,
    };
    const table = show(TeamTable, { event, standings: [line], started: true });

    expect(text(table.querySelector("tbody .place"))).toBe("2= shared");
    expect(text(table.querySelector("tbody .points"))).toContain("27½");
    expect(text(table.querySelector("tbody .chips"))).toContain("\u22123½");
    expect(text(table.querySelector("tbody .change"))).toBe("down1");
  });

  test("before the first deal opens it lists the entries, in no order and with no result", () => {
    const { event, standings } = boardOf("spring");
    const table = show(TeamTable, { event, standings, started: false });

    expect(text(table.querySelector("tbody"))).toBe("A Argentina B Brazil C China D Denmark");
  });
});

describe("the seat ladder", () => {
  test("orders the entries of one seat and draws the distance to the last", () => {
    const { event, ladders } = boardOf("cup");
    const ladder = ladders[2] as Ladder;
    const drawn = show(SeatLadder, { event, ladder });
    const fills = [...drawn.querySelectorAll<HTMLElement>(".fill > span")].map((line) =>
      Number(line.style.getPropertyValue("--share")),
    );

    expect(drawn.querySelector("section")?.getAttribute("aria-label")).toBe("Seat 3, in order");
    expect([...drawn.querySelectorAll(".badge .visually-hidden")].map(text)).toEqual(
      ladder.rungs.map((rung) => rung.name),
    );
    expect(fills[0]).toBe(1);
    expect([...fills].sort((a, b) => b - a)).toEqual(fills);
    expect(text(drawn.querySelector("li:last-child .points"))).toBe("1 point");
  });

  test("leads to the person of a player who is known from other events, and of nobody else", () => {
    const { event, ladders } = boardOf("cup");
    const ladder = ladders[2] as Ladder;
    const [first] = ladder.rungs;
    const personOf = (entry: string): string | null => (entry === first?.entry ? "ann" : null);
    const links = [...show(SeatLadder, { event, ladder, personOf }).querySelectorAll("a")];

    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/people/ann"]);
    expect(links[0]?.getAttribute("aria-label")).toContain(first?.player);
  });
});

describe("a badge", () => {
  test("always bears the letter, and the name for those who listen", () => {
    const badge = show(EntryBadge, { entry: "D", colour: 4, name: "Denmark" });

    expect(text(badge.querySelector("[aria-hidden=true]"))).toBe("D");
    expect(text(badge.querySelector(".visually-hidden"))).toBe("Denmark");
  });

  test("shortens an id that is longer than a few letters", () => {
    expect(text(show(EntryBadge, { entry: "denmark-2", colour: 4 }))).toBe("den…");
  });
});

describe("the traveller", () => {
  test("a closed deal shows backs alone", () => {
    const { event } = boardOf("cup");
    const closed = boardOf("cup").strip.indexOf(false) + 1;
    const page = show(Traveller, { event, deal: dealOf("cup", closed) });

    expect(page.querySelectorAll('svg[aria-label="face-down card"]')).toHaveLength(17);
    expect(page.querySelectorAll("tbody")).toHaveLength(0);
  });

  test("an open deal shows its cards above the seats and a row for each table", () => {
    const { event } = boardOf("cup");
    const deal = dealOf("cup", 17) as OpenDeal;
    const page = show(Traveller, { event, deal });
    const kings = [...page.querySelectorAll("thead th.seat")][4];

    expect([...(kings?.querySelectorAll(".front svg") ?? [])].map((card) => card.getAttribute("aria-label"))).toEqual([
      "king of hearts",
      "king of clubs",
    ]);
    expect(page.querySelectorAll("tbody tr")).toHaveLength(6);
    expect(text(page.querySelectorAll("tbody tr")[4]?.querySelector(".play"))).toBe(
      "3 raises to 125, 5 to 400, call flop 5 bets 750, 3 to 2 400, 5 folds",
    );
    expect(text([...page.querySelectorAll("tfoot td.seat")][4]?.querySelector(".median"))).toContain("+2 337½");
  });

  test("says what the director has changed in a table's result", () => {
    const { event } = boardOf("cup");
    const deal = dealOf("cup", 17) as OpenDeal;
    const ruled: OpenDeal["rows"][number]["ruled"] = [
      { do: "void", seat: null, chips: null, reason: null, tables: [] },
    ];
    const page = show(Traveller, {
      event,
      deal: { ...deal, rows: deal.rows.map((row) => (row.table === 2 ? { ...row, ruled, play: [] } : row)) },
    });

    expect([...page.querySelectorAll("tbody .ruling")].map((each) => text(each))).toEqual([
      "Void at this table; each seat has the mean of the other tables.",
    ]);
  });

  test("says what the house keeps where an empty seat has paid", () => {
    const { event } = boardOf("cup");
    const deal = dealOf("cup", 17) as OpenDeal;
    const page = show(Traveller, {
      event,
      deal: { ...deal, rows: deal.rows.map((row) => (row.table === 1 ? { ...row, house: 50 } : row)) },
    });

    expect(text(page.querySelector("tbody .house"))).toBe("house +50");
  });
});

describe("rulings", () => {
  test("are told with their rule and reason, and lead to their deal", () => {
    const board = boardOf("ten");
    const page = show(Rulings, { event: board.event, rulings: board.rulings });
    const [first, second] = [...page.querySelectorAll("li")];
    const deal = board.rulings[0]?.deal;

    expect(text(first)).toContain(
      "Two sevens of clubs in the deck; seat 2 was all-in with the best hand. Rule TDA 35-D",
    );
    expect(first?.querySelector("a")?.getAttribute("href")).toBe(`/e/ten/deals/${deal}?session=1`);
    expect(text(second)).toContain("after the correction period");
  });

  test("that take points stand beside the points", () => {
    const { event, standings } = boardOf("ten");
    const page = show(TeamTable, { event, standings, started: true });

    expect(
      [...page.querySelectorAll(".reason")].map((each) => text(each)).filter((each) => each.includes("ruling")),
    ).toEqual(["½ point taken by a ruling"]);
  });
});
