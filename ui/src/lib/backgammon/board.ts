/** What a backgammon board shows: the shape that the API and the recorder's rules both send. */

import { t } from "../words/words.svelte";

export type Side = "white" | "black";
export type Variant = "backgammon" | "long-gammon";

/** One checker by one die, in the numbering of its side: 24 to 1, the bar 25, off the board 0. */
export type Move = readonly [start: number, end: number];

export const BAR = 25;
export const OFF = 0;

export interface CubeJson {
  /** What the game counts now; while it is offered, before it is doubled. */
  value: number;
  owner: Side | null;
  offered_by: Side | null;
}

export interface BoardJson {
  variant: Variant;
  /** Checkers by point, each side in its own numbering; 26 numbers. */
  white: readonly number[];
  black: readonly number[];
  /** null where no cube is played. */
  cube: CubeJson | null;
  turn: Side | null;
  due: "opening" | "roll" | "play" | "answer" | "resignation" | "over";
  dice: readonly [number, number] | null;
  pips: { white: number; black: number };
  /** Rolls that each side has used. */
  rolls: { white: number; black: number };
}

/** A play as it is marked on a board. */
export interface MarkedPlay {
  side: Side;
  moves: readonly Move[];
}

export const other = (side: Side): Side => (side === "white" ? "black" : "white");

/** The same point in the numbering of the other side; the bar and off are each side's own. */
export function acrossFrom(variant: Variant, point: number): number {
  if (variant === "backgammon") return 25 - point;
  return point > 12 ? point - 12 : point + 12;
}

function standing(places: Record<number, number>): number[] {
  return Array.from({ length: 26 }, (_, point) => places[point] ?? 0);
}

function opening(variant: Variant, places: Record<number, number>, pips: number): BoardJson {
  return {
    variant,
    white: standing(places),
    black: standing(places),
    cube: { value: 1, owner: null, offered_by: null },
    turn: null,
    due: "opening",
    dice: null,
    pips: { white: pips, black: pips },
    rolls: { white: 0, black: 0 },
  };
}

/** How each game begins. */
export const OPENING: Record<Variant, BoardJson> = {
  backgammon: opening("backgammon", { 24: 2, 13: 5, 8: 3, 6: 5 }, 167),
  "long-gammon": opening("long-gammon", { 24: 15 }, 360),
};

/** The names of what is on a board, for those who listen; translated by whoever shows it. */
export interface BoardWords {
  side(side: Side): string;
  /** A point and who stands on it. */
  point(number: number, count: number, side: Side | null): string;
  bar(side: Side, count: number): string;
  off(side: Side, count: number): string;
  start: string;
  target: string;
  picked: string;
  dice(side: Side, dice: readonly [number, number]): string;
  cube(cube: CubeJson): string;
}

const checkers = (count: number, side: Side): string => t(`backgammon-checkers-${side}`, { n: count });

/** What is said of a board in the language of the reader. */
export const PLAIN: BoardWords = {
  side: (side) => t(`backgammon-${side}`),
  point: (number, count, side) =>
    side === null || count === 0
      ? t("backgammon-empty", { number })
      : t("backgammon-point", { number, checkers: checkers(count, side) }),
  bar: (side, count) => t("backgammon-bar", { checkers: checkers(count, side) }),
  off: (side, count) => t("backgammon-off", { checkers: checkers(count, side) }),
  get start() {
    return t("backgammon-start");
  },
  get target() {
    return t("backgammon-target");
  },
  get picked() {
    return t("backgammon-picked");
  },
  dice: (side, [first, second]) => t("backgammon-dice", { side: PLAIN.side(side), first, second }),
  cube: ({ value, owner, offered_by }) => {
    if (offered_by !== null) return t("backgammon-cube-offered", { side: PLAIN.side(offered_by), value: 2 * value });
    return owner === null
      ? t("backgammon-cube-middle", { value })
      : t("backgammon-cube-of", { value, side: PLAIN.side(owner) });
  },
};

/** The position as one sentence, for those who cannot see it. */
export function spoken(board: BoardJson, words: BoardWords = PLAIN): string {
  const of = (side: Side): string => {
    const own = board[side];
    const places = [BAR, ...Array.from({ length: 24 }, (_, n) => 24 - n)]
      .filter((point) => (own[point] ?? 0) > 0)
      .map((point) => (point === BAR ? t("backgammon-on-bar", { n: own[point] }) : `${own[point]} ${point}`));
    const off = own[OFF] ?? 0;
    return `${words.side(side)}: ${[...places, ...(off > 0 ? [t("backgammon-gone", { n: off })] : [])].join(", ")}`;
  };
  return [of("white"), of("black"), ...(board.cube ? [words.cube(board.cube)] : [])].join("; ");
}
