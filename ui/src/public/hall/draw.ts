/** How the draw of the seats is shown: one after the other, in the order that the server gives. */

import type { DrawnPlace, SeatDraw } from "../../lib/protocol/api";

/** All are on their seats in a minute and a half at most, and nobody in less than a third of a second. */
const [MOST_MS, SLOWEST_MS, QUICKEST_MS] = [90_000, 1400, 350] as const;
/** So long the finished plan stands; of many tables each page of it. */
const [PLAN_MS, PAGE_MS] = [30_000, 8_000] as const;
/** Tables of a page at most; the place that is left says how fair the draw is. */
const TABLES = 7;

/** What is seen at a moment. */
export interface Moment {
  /** How many are on their seats; the last of them is the one that is named. */
  drawn: number;
  /** The page of tables, from 0. */
  page: number;
  /** The plan has stood long enough. */
  over: boolean;
}

export const pagesOf = ({ tables }: Pick<SeatDraw, "tables">): number => Math.max(1, Math.ceil(tables / TABLES));

/** Tables of each page: as many on all as can be. */
const perPage = (draw: Pick<SeatDraw, "tables">): number => Math.max(1, Math.ceil(draw.tables / pagesOf(draw)));

/** The numbers of the tables of a page. */
export const tablesOf = (draw: Pick<SeatDraw, "tables">, page: number): number[] =>
  Array.from({ length: draw.tables }, (_, n) => n + 1).slice(page * perPage(draw), (page + 1) * perPage(draw));

/** What is seen so many milliseconds after the draw began to be shown; `still` shows it finished from the first. */
export function momentOf(draw: Pick<SeatDraw, "places" | "tables">, passed: number, still: boolean): Moment {
  const all = draw.places.length;
  const each = Math.min(SLOWEST_MS, Math.max(QUICKEST_MS, MOST_MS / Math.max(1, all)));
  const drawn = still ? all : Math.min(all, Math.floor(passed / each));
  const pages = pagesOf(draw);
  const named = draw.places[Math.max(0, drawn - 1)];
  if (drawn < all) return { drawn, page: Math.floor(((named?.table ?? 1) - 1) / perPage(draw)), over: false };
  const since = passed - (still ? 0 : all * each);
  return {
    drawn,
    page: Math.floor(Math.max(0, since) / PAGE_MS) % pages,
    over: since >= Math.max(PLAN_MS, pages * PAGE_MS),
  };
}

const words = (name: string): string[] => name.split(/\s+/u).filter(Boolean);

/** Short names for a plan: the last word; of several who share it, with the letter by which the name begins. */
export function shortNames(places: readonly Pick<DrawnPlace, "player">[]): Map<string, string> {
  const last = (name: string): string => words(name).at(-1) ?? name;
  const sharing = new Map<string, Set<string>>();
  for (const { player } of places) sharing.set(last(player), (sharing.get(last(player)) ?? new Set()).add(player));
  return new Map(
    places.map(({ player }) => {
      const alone = words(player).length < 2 || (sharing.get(last(player))?.size ?? 0) < 2;
      // By letters as they are read: an accent may stand apart from its own.
      const [first] = new Intl.Segmenter().segment(player);
      return [player, alone ? last(player) : `${first?.segment ?? ""}. ${last(player)}`];
    }),
  );
}

/** A long value for the eye: both its ends, in groups of four. */
export function ends(value: string): string {
  const four = (text: string): string => text.replace(/(.{4})(?=.)/g, "$1 ");
  return value.length <= 24 ? value : `${four(value.slice(0, 8))} … ${four(value.slice(-4))}`;
}

/**
 * Where the nth of `count` seats stands on the ring of a table, from −1 to 1 across and down: the dealer is at six,
 * and the seats go on clockwise from his left hand, as on every screen.
 */
export function onRing(n: number, count: number): { x: number; y: number } {
  const angle = (2 * Math.PI * (n + 0.5)) / count;
  return { x: -Math.sin(angle), y: Math.cos(angle) };
}
