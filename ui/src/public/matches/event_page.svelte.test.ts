// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type EventPageComponent from "./EventPage.svelte";
import type { MatchLine, MatchScoreboard, RoundShown } from "../../lib/matches/shapes";
import { teamsOf } from "../../lib/matches/words";
import { part, parts } from "../../lib/shell/parts";
import { matches } from "../../lib/words/parts/matches";
import { words } from "../../lib/words/words.svelte";

await words.need(matches);

let shown: object | null = null;
let EventPage: typeof EventPageComponent;
let narrow = false;

beforeAll(async () => {
  // jsdom has no screen to ask; the page asks for its width, and what rolls on it for reduced motion
  const asked = (query: string) => ({
    matches: query.includes("max-width") && narrow,
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  Object.defineProperty(window, "matchMedia", { value: asked, configurable: true });
  ({ default: EventPage } = await import("./EventPage.svelte"));
});

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

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
const round = (number: number, stage: RoundShown["stage"], ...matches: MatchLine[]): RoundShown =>
  ({ number, stage, matches, byes: [] }) as unknown as RoundShown;
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
  rounds: [
    round(1, "finished", match(1, "finished")),
    round(2, "playing", match(2, "playing")),
    round(3, "waiting", match(3, "waiting")),
  ],
} as unknown as MatchScoreboard;

function opened(asNarrow: boolean): string[] {
  narrow = asNarrow;
  shown = mount(EventPage, {
    target: document.body,
    props: { scoreboard, teams: teamsOf(scoreboard.event), link: "live" },
  });
  flushSync();
  return [...(part("played-now")?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href") ?? "");
}

test("where everything stands in one column, what is played now comes before the standings", () => {
  expect(opened(true)).toEqual(["/m/cup/1/2"]);
  const [now, standings] = [part("played-now"), part("standings")];
  expect(now?.compareDocumentPosition(standings ?? document.body)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("where the rounds stand beside the standings, no match is named twice", () => {
  expect(opened(false)).toEqual([]);
  expect(parts("match")).toHaveLength(3);
});
