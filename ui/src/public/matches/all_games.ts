/** All games of an event in one list; how it is filtered and sorted stands in the address. */

import type { GameInRoom, GameOfEvent, MatchLine, MatchScoreboard } from "../../lib/matches/shapes";

/** A game with the match that it is of. */
export interface GameOfMatch {
  game: GameOfEvent;
  match: MatchLine;
}

/** The games in the order of play: round by round, the final last. */
export function inOrder(
  scoreboard: Pick<MatchScoreboard, "rounds" | "final">,
  games: readonly GameOfEvent[],
): GameOfMatch[] {
  const of = new Map<string, GameOfEvent[]>();
  for (const game of games) {
    const key = `${game.session} ${game.match}`;
    of.set(key, [...(of.get(key) ?? []), game]);
  }
  const matches = [
    ...scoreboard.rounds.flatMap((round) => round.matches),
    ...(scoreboard.final ? [scoreboard.final] : []),
  ];
  return matches.flatMap((match) => (of.get(`${match.session} ${match.match}`) ?? []).map((game) => ({ game, match })));
}

/** How a game may have ended, in one room at least. */
export const ENDINGS = ["passed", "gammon", "resigned", "drawn", "decided"] as const;
export const STATES = ["over", "playing", "decisive"] as const;
export const ORDERS = ["play", "swing", "cube"] as const;

export interface Filter {
  /** The number of a round, or `final`; null: all of them. */
  round: string | null;
  /** Names of teams or players, or parts of them: all words are to be found. */
  who: string;
  ending: (typeof ENDINGS)[number] | null;
  /** The least cube, in one room at least; 1: any. */
  cube: number;
  state: (typeof STATES)[number] | null;
  order: (typeof ORDERS)[number];
}

const one = <T extends string>(of: readonly T[], written: string | null): T | null =>
  of.find((each) => each === written) ?? null;

/** What an address asks for; what it cannot ask for, it does not. */
export function filterOf(query: URLSearchParams): Filter {
  const cube = Number(query.get("cube"));
  return {
    round: query.get("round"),
    who: query.get("who") ?? "",
    ending: one(ENDINGS, query.get("ending")),
    cube: Number.isInteger(cube) && cube > 1 ? cube : 1,
    state: one(STATES, query.get("games")),
    order: one(ORDERS, query.get("order")) ?? "play",
  };
}

/** The query of an address that asks for this; empty where nothing is filtered. */
export function queryOf({ round, who, ending, cube, state, order }: Filter): string {
  const query = new URLSearchParams();
  const asks: [string, string | null][] = [
    ["round", round],
    ["who", who || null],
    ["ending", ending],
    ["cube", cube > 1 ? String(cube) : null],
    ["games", state],
    ["order", order === "play" ? null : order],
  ];
  for (const [name, value] of asks) if (value !== null) query.set(name, value);
  return query.size > 0 ? `?${query}` : "";
}

/** Whether an address asks for some of the games only. */
export const narrowed = ({ round, who, ending, cube, state }: Filter): boolean =>
  round !== null || who.trim() !== "" || ending !== null || cube > 1 || state !== null;

/** The round of a match as an address has it. */
export const roundOf = ({ final, round }: Pick<MatchLine, "final" | "round">): string =>
  final ? "final" : String(round);

const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase();

const namesOf = ({ teams, players }: MatchLine): string =>
  plain(
    [
      ...teams.map(({ name }) => name),
      ...[players.open, players.closed].flatMap(({ white, black }) => [white, black]),
    ].join(" "),
  );

const ENDED: Readonly<Record<(typeof ENDINGS)[number], (room: GameInRoom) => boolean>> = {
  passed: ({ proposed }) => proposed !== null,
  gammon: ({ level, proposed }) => level !== "single" && proposed === null,
  resigned: ({ ending }) => ending === "resigned",
  drawn: ({ winner }) => winner === null,
  decided: ({ decided }) => decided,
};

/** The highest cube of a game, of the rooms in which it is over. */
export const cubeOf = ({ rooms }: Pick<GameOfEvent, "rooms">): number => Math.max(1, ...rooms.map(({ cube }) => cube));

/** How many IMP a game moved; 0 while it is not over. */
export const movedBy = ({ swing }: Pick<GameOfEvent, "swing">): number => Math.abs(swing ?? 0);

/** Those of the games that are asked for, in the order that is. */
export function chosen(all: readonly GameOfMatch[], filter: Filter): GameOfMatch[] {
  const { round, ending, cube, state, order } = filter;
  const words = plain(filter.who).split(/\s+/).filter(Boolean);
  const found = all.filter(
    ({ game, match }) =>
      (round === null || roundOf(match) === round) &&
      (ending === null || game.rooms.some(ENDED[ending])) &&
      (cube === 1 || cubeOf(game) >= cube) &&
      (state === null ||
        (state === "decisive" ? game.decisive : (game.stage === "playing") === (state === "playing"))) &&
      (words.length === 0 || words.every((word) => namesOf(match).includes(word))),
  );
  if (order === "play") return found;
  const by = order === "swing" ? movedBy : cubeOf;
  return found.toSorted((a, b) => by(b.game) - by(a.game));
}

/** The games that moved most; none while there are so few that all of them would stand there. */
export function widest(all: readonly GameOfMatch[], most = 6): GameOfMatch[] {
  const moved = all.filter(({ game }) => movedBy(game) > 0);
  return moved.length > most ? moved.toSorted((a, b) => movedBy(b.game) - movedBy(a.game)).slice(0, most) : [];
}

/** Cubes by which the games can be told apart: 2, 4, up to the highest. */
export function cubesOf(all: readonly GameOfMatch[]): number[] {
  const most = Math.max(1, ...all.map(({ game }) => cubeOf(game)));
  const found = [];
  for (let cube = 2; cube <= most; cube *= 2) found.push(cube);
  return found;
}
