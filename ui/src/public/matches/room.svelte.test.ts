// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { OPENING } from "../../lib/backgammon/board";
import RoomBoard from "./RoomBoard.svelte";
import type { MatchFrame, MatchGameRoom, MatchRow } from "../../lib/matches/shapes";
import { part, parts } from "../../lib/shell/parts";
import { matches } from "../../lib/words/parts/matches";
import { words } from "../../lib/words/words.svelte";

await words.need(matches);

let mounted: object | null = null;

afterEach(() => {
  if (mounted) void unmount(mounted);
  document.body.innerHTML = "";
});

const frame = (turn: number, ...before: string[]): MatchFrame =>
  ({
    turn,
    side: null,
    number: 0,
    roll: null,
    cube: [],
    moves: [],
    said: "",
    accepted: false,
    corrected: before.map((was) => ({ what: "play", by: "table", was, shown: null, reason: null })),
    board: { ...OPENING.backgammon, pips: { white: 167, black: 167 } },
  }) as unknown as MatchFrame;
const player = (name: string): MatchGameRoom["white"] =>
  ({ team: name, name, player: name }) as unknown as MatchGameRoom["white"];

test("a correction is told where those who listen already listen, and not while the rolls play", () => {
  const room = {
    room: "open",
    white: player("Ana"),
    black: player("Bruno"),
    over: false,
    said: "",
    turns: 2,
    frames: [frame(0), frame(1), frame(2, "13/7")],
  } as unknown as MatchGameRoom;
  const props = $state({
    room,
    row: undefined,
    at: 1,
    playing: false,
    game: 1,
    viewer: "white" as const,
    teams: new Map(),
    onshow: () => {},
  });
  mounted = mount(RoomBoard, { target: document.body, props });
  flushSync();
  const corrections = part("corrections");
  expect([corrections?.textContent?.trim(), corrections?.getAttribute("aria-live")]).toEqual(["", "polite"]);
  props.at = 2;
  flushSync();
  expect(corrections?.textContent).toContain("13/7");
  expect(corrections?.isConnected).toBe(true);
  props.playing = true;
  flushSync();

  expect(corrections?.getAttribute("aria-live")).toBe("off");
});

test("beside its name stands the room of the hall, where the event's file has it", () => {
  const room = (hall: string | null): MatchGameRoom =>
    ({
      room: "open",
      white: player("Ana"),
      black: player("Bruno"),
      over: false,
      said: "",
      turns: 0,
      frames: [frame(0)],
      hall,
    }) as unknown as MatchGameRoom;
  const props = $state({
    room: room("Blue hall"),
    row: undefined,
    at: 0,
    playing: false,
    game: 1,
    viewer: "white" as const,
    teams: new Map(),
    onshow: () => {},
  });
  mounted = mount(RoomBoard, { target: document.body, props });
  flushSync();
  expect(part("hall-of-room", { room: "open" })?.textContent).toBe(", Blue hall");
  props.room = room(null);
  flushSync();

  expect(part("hall-of-room")).toBeNull();
});

test("a room that was over earlier keeps its last roll, and says when that was", () => {
  const rolled = (turn: number): MatchFrame =>
    ({ ...frame(turn), side: "black", roll: [4, 4] }) as unknown as MatchFrame;
  const room = {
    room: "open",
    white: player("Ana"),
    black: player("Bruno"),
    over: true,
    turns: 1,
    frames: [frame(0), rolled(1)],
  } as unknown as MatchGameRoom;
  const row = { room: "open", winner: 1, left: [3, null], level: "gammon", cube: 2, proposed: null };
  const props = $state({
    room,
    row: row as unknown as MatchRow,
    at: 1,
    playing: false,
    game: 1,
    viewer: "white" as const,
    teams: new Map(),
    onshow: () => {},
  });
  mounted = mount(RoomBoard, { target: document.body, props });
  flushSync();
  const won = "Bruno wins a gammon, cube 2, 3 checkers left.";
  expect(part("room-result")?.textContent).toBe(won);
  props.at = 3;
  flushSync();

  expect(part("room-result")?.textContent).toBe(`${won} Over at roll 1.`);
  expect(parts("die", { side: "black" })).toHaveLength(2);
});
