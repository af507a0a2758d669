// @vitest-environment jsdom
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { everyEvent } from "../../../fixtures/events.mjs";
import type { Link } from "../../lib/live/live.svelte";
import type { MatchLine, MatchScoreboard, RoundShown } from "../../lib/matches/shapes";
import { teamsOf } from "../../lib/matches/words";
import type { Scoreboard } from "../../lib/protocol/api";
import { part } from "../../lib/shell/parts";
import { matches } from "../../lib/words/parts/matches";
import { publicPages } from "../../lib/words/parts/public";
import { words } from "../../lib/words/words.svelte";
import MatchesPage from "../matches/EventPage.svelte";
import { latest } from "../matches/rounds";
import SeatTeamsPage from "../seat_teams/EventPage.svelte";

// jsdom has no screen to ask; what rolls asks it for reduced motion
vi.hoisted(() => {
  const asked = () => ({ matches: true, addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal("matchMedia", asked);
});
await words.need(matches, publicPages);

let mounted: object | null = null;
function clear(): void {
  if (mounted) void unmount(mounted);
  mounted = null;
  document.body.innerHTML = "";
}
afterEach(clear);

const LIVE: Link = "live";
const TEAMS = ["Lions", "Tigers", "Bears"].map((name) => ({ id: name, name, players: [] }));
const match = (number: number, stage: MatchLine["stage"]): MatchLine =>
  ({
    session: 1,
    match: number,
    stage,
    name: `Match ${number}`,
    board_name: "Backgammon",
    variant: "backgammon",
    said: "",
    final: false,
    games: 4,
    finished: 1,
    game: 2,
    turn: 9,
    imps: [7, 3],
    vp: stage === "finished" ? [16, 14] : null,
    difference: 4,
    teams: [
      { entry: "Lions", name: "Lions" },
      { entry: "Tigers", name: "Tigers" },
    ],
  }) as unknown as MatchLine;
const round = (number: number, stage: RoundShown["stage"]): RoundShown =>
  ({ number, stage, matches: [match(number, stage)], byes: [] }) as unknown as RoundShown;
const scoreboard = {
  event: {
    id: "cup",
    name: "Cup",
    status: "running",
    rolls: "drawn",
    sealed_at: "2026-11-28T21:00:00Z",
    entries: TEAMS,
    boards: [{ number: 1, name: "Backgammon", variant: "backgammon", rounds: 3 }],
    rounds: 3,
    games: 4,
    matches: 3,
    matches_finished: 1,
  },
  standings: [],
  boards: [],
  places: [],
  players: [],
  decisions: [],
  final: null,
  points: "VP",
  method: "",
  tie_rule: "",
  rounds: [round(1, "finished"), round(2, "playing"), round(3, "waiting")],
} as unknown as MatchScoreboard;

function headings<Props extends Record<string, unknown>>(page: Component<Props>, props: Props): string[] {
  mounted = mount(page, { target: document.body, props });
  flushSync();
  const found = [...document.querySelectorAll("h2")].map((each) => each.textContent ?? "");
  const teams = found.indexOf("Teams and players");
  expect(part("entries")).not.toBeNull();
  return found.slice(teams - 1, teams + 2);
}

test("what every event says of itself stands in the same order, whatever is played", () => {
  const poker = everyEvent()
    .find(({ id }) => id === "cup")
    ?.scoreboard() as Scoreboard;
  const expected = ["How it is scored", "Teams and players", "The terms"];

  expect(headings(SeatTeamsPage, { scoreboard: poker, link: LIVE, session: null })).toEqual(expected);
  clear();
  expect(headings(MatchesPage, { scoreboard, teams: teamsOf(scoreboard.event), link: LIVE })).toEqual(expected);
  expect([...(part("latest-round")?.querySelectorAll("[data-testid=match]") ?? [])]).toHaveLength(1);
});

test("an event that is played in sequence does not say that each table has an order of its own", () => {
  const poker = everyEvent()
    .find(({ id }) => id === "cup")
    ?.scoreboard() as Scoreboard;
  const inOrder = (running_order: string): string => {
    clear();
    const board = { ...poker, event: { ...poker.event, running_order } } as Scoreboard;
    headings(SeatTeamsPage, { scoreboard: board, link: LIVE, session: null });
    return document.body.textContent;
  };

  expect(inOrder("whole")).toContain("Each table plays the deals in an order of its own.");
  expect(inOrder("sequence")).toContain("Every table plays the deals in the order of their numbers.");
  expect(inOrder("sequence")).not.toContain("order of its own");
});

test.each([
  [["finished", "playing", "waiting"], [2]],
  [
    ["playing", "playing", "waiting"],
    [1, 2],
  ],
  [["finished", "finished", "waiting"], [2]],
  [["waiting", "waiting"], [1]],
  [[], []],
] as const)("of rounds %j the page of the event shows those of now, else the last one", (stages, numbers) => {
  expect(latest(stages.map((stage, n) => round(n + 1, stage))).map(({ number }) => number)).toEqual(numbers);
});
