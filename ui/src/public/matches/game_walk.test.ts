import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GameWalk, type MatchPlace } from "./game_walk.svelte";

const REST = 400;
const PACE = 1400;

let address: string;
let gameOnPage: number | null;
let parted: number | null;
let walk: GameWalk;

const addresses = {
  get search(): string {
    return address.slice(address.indexOf("?") + 1 || address.length);
  },
  get hall(): boolean {
    return new URLSearchParams(this.search).has("hall");
  },
  go(to: string): void {
    address = to;
    walk.arrive(placeOf(to));
  },
};

function placeOf(text: string): MatchPlace {
  const [, , event = "", session, match, game] = text.split("?")[0]!.split("/");
  return { event, session: Number(session), match: Number(match), game: game === undefined ? null : Number(game) };
}

/** Open the page at an address, of a game of ten rolls. */
function open(at: string): void {
  address = at;
  gameOnPage = placeOf(at).game ?? 3;
  walk = new GameWalk(
    placeOf(at),
    () => gameOnPage,
    () => 10,
    addresses,
    () => parted,
  );
}

/** As a link does. */
function follow(link: string): void {
  gameOnPage = placeOf(link).game ?? 3;
  addresses.go(link);
}

const rest = (): void => void vi.advanceTimersByTime(REST);

beforeEach(() => {
  parted = null;
  vi.useFakeTimers();
});
afterEach(() => {
  walk.close();
  vi.useRealTimers();
});

test("the address names the roll as soon as the reader rests", () => {
  open("/m/cup/1/1/2");
  walk.rolls.go(3);
  walk.rolls.go(4);
  expect(address).toBe("/m/cup/1/1/2");
  rest();

  expect(address).toBe("/m/cup/1/1/2?roll=4");
  expect(walk.rolls.at).toBe(4);
});

test("a page that is opened at a roll stands there", () => {
  open("/m/cup/1/1/2?roll=0");

  expect(walk.rolls.at).toBe(0);
});

test("at the last roll the address names none", () => {
  open("/m/cup/1/1/2?roll=4");
  walk.rolls.go(10);
  rest();

  expect(address).toBe("/m/cup/1/1/2");
});

test("a game opens where the rooms parted, and its last roll has an address of its own", () => {
  parted = 7;
  open("/m/cup/1/1");
  expect(walk.rolls.at).toBe(7);
  walk.rolls.go(10);
  rest();
  expect(address).toBe("/m/cup/1/1/3?roll=10");
  follow("/m/cup/1/1/3");

  expect(walk.rolls.at).toBe(7);
});

test("in a match the address names the game, once the reader has left its end", () => {
  open("/m/cup/1/1");
  walk.rolls.go(10);
  rest();
  expect(address).toBe("/m/cup/1/1");
  walk.rolls.go(6);
  rest();

  expect(address).toBe("/m/cup/1/1/3?roll=6");
  expect(walk.rolls.at).toBe(6);
});

test("in a hall the address stays that of a hall", () => {
  open("/m/cup/1/1?hall");
  walk.rolls.go(6);
  rest();

  expect(address).toBe("/m/cup/1/1/3?roll=6&hall");
});

test("who goes on to another game before the address has followed is not fetched back", () => {
  open("/m/cup/1/1/2");
  walk.rolls.go(0);
  follow("/m/cup/1/1/3");
  rest();

  expect(address).toBe("/m/cup/1/1/3");
  expect(walk.rolls.at).toBe(10);
});

test("another game begins at its end or at the roll that is named, and does not play", () => {
  open("/m/cup/1/1/2?roll=4");
  walk.rolls.toggle();
  follow("/m/cup/1/1/3");
  expect([walk.rolls.at, walk.rolls.playing]).toEqual([10, false]);
  follow("/m/cup/1/1/1?roll=2");

  expect(walk.rolls.at).toBe(2);
});

test("the game of another match begins anew too", () => {
  open("/m/cup/1/1/2?roll=4");
  follow("/m/cup/1/2/2");

  expect(walk.rolls.at).toBe(10);
});

test("a match that is played goes on playing when the address begins to name the game", () => {
  open("/m/cup/1/1");
  walk.rolls.toggle();
  rest();
  expect(address).toBe("/m/cup/1/1/3?roll=0");
  vi.advanceTimersByTime(2 * PACE);

  expect([walk.rolls.at, walk.rolls.playing]).toEqual([2, true]);
});

test("who goes back to the match and forward again stands at the roll that the address names", () => {
  open("/m/cup/1/1");
  follow("/m/cup/1/1/2");
  walk.rolls.go(8);
  rest();
  expect(address).toBe("/m/cup/1/1/2?roll=8");
  follow("/m/cup/1/1");
  expect(walk.rolls.at).toBe(10);
  follow("/m/cup/1/1/2?roll=8");

  expect(walk.rolls.at).toBe(8);
});

test("so does who comes back to the match after the address began to name its game", () => {
  open("/m/cup/1/1");
  walk.rolls.go(6);
  rest();
  expect(address).toBe("/m/cup/1/1/3?roll=6");
  follow("/m/cup/1/1");
  expect(walk.rolls.at).toBe(10);
  follow("/m/cup/1/1/3?roll=6");

  expect(walk.rolls.at).toBe(6);
});

test("an address that names another roll of the same game leads to it", () => {
  open("/m/cup/1/1/2?roll=4");
  walk.rolls.toggle();
  follow("/m/cup/1/1/2?roll=7");
  expect([walk.rolls.at, walk.rolls.playing]).toEqual([7, false]);
  follow("/m/cup/1/1/2");

  expect(walk.rolls.at).toBe(10);
});

test("a reader on the way to another roll is not held up by what else changes in the address", () => {
  open("/m/cup/1/1/2?roll=4");
  walk.rolls.go(5);
  follow("/m/cup/1/1/2?roll=4&hall");
  rest();

  expect(address).toBe("/m/cup/1/1/2?roll=5&hall");
});

test("until it is known which game is shown, the address stays as it is", () => {
  open("/m/cup/1/1");
  gameOnPage = null;
  walk.rolls.go(0);
  rest();

  expect(address).toBe("/m/cup/1/1");
});

test("a page that was left writes no address", () => {
  open("/m/cup/1/1/2");
  walk.rolls.go(3);
  walk.close();
  rest();

  expect(address).toBe("/m/cup/1/1/2");
});
