/** What the screens say of a match, in English, is what the server says: on every page of the golden archives. */

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { matches } from "../words/parts/matches";
import { words } from "../words/words.svelte";
import {
  breakName,
  correctionSentence,
  cubeSentence,
  decisionSentence,
  hiddenSentence,
  partedSentence,
  playSentence,
  rankedSentence,
  resultSentence,
  matchSentence,
} from "./sentences";
import type { MatchDecision, MatchFrame, MatchGamePage, MatchLine, MatchScoreboard } from "./shapes";

await words.need(matches);

const ARCHIVES = fileURLToPath(new URL("../../../../tests/golden/archives/", import.meta.url));

/** Every object of the public pages of matches that were stored. */
function* stored(): Generator<Record<string, unknown>> {
  const left: unknown[] = readdirSync(ARCHIVES)
    .filter((name) => name.startsWith("match_"))
    .flatMap((name) => readFileSync(`${ARCHIVES}${name}/pages.jsonl`, "utf8").trim().split("\n"))
    .map((line) => (JSON.parse(line) as { json?: unknown }).json);
  while (left.length > 0) {
    const each = left.pop();
    if (typeof each !== "object" || each === null) continue;
    left.push(...Object.values(each));
    yield each as Record<string, unknown>;
  }
}

const objects = [...stored()];
const having = <T>(...keys: string[]): T[] => objects.filter((each) => keys.every((key) => key in each)) as T[];
const games = having<MatchGamePage & { said: string }>("rooms", "insight", "rows", "said");
/** Each different pair of sentences, the server's first, and how many pairs were looked at. */
function compared<T>(of: readonly T[], server: (one: T) => string, screens: (one: T) => string): number {
  const pairs = of.map((one) => [server(one), screens(one)] as const);
  expect(pairs.filter(([said, found]) => said !== found).slice(0, 5)).toEqual([]);
  return new Set(pairs.map(([said]) => said)).size;
}

test("a turn is said as the server says it", () => {
  const frames = having<MatchFrame>("turn", "cube", "play", "said").filter(({ turn }) => turn > 0);
  const screens = (frame: MatchFrame): string =>
    [cubeSentence(frame).replaceAll(", ", ". "), playSentence(frame)].filter(Boolean).join(" ");

  expect(compared(frames, ({ said }) => said, screens)).toBeGreaterThan(300);
});

test("what was corrected is said as the server says it", () => {
  const marks = having<MatchFrame["corrected"][number]>("what", "by", "was", "reason", "said");

  // Archives are older than what says in fields what was shown before.
  const screens = (mark: (typeof marks)[number]): string => correctionSentence({ ...mark, shown: null }, "backgammon");

  expect(compared(marks, ({ said }) => said, screens)).toBeGreaterThan(5);
});

test("what was shown before it was corrected is said by its fields", () => {
  const mark = { by: "table", was: "White resigns", reason: null } as const;
  const nothing = { cube: [], opening: null, side: null, roll: null, play: "", dance: false };
  const double = { do: "double", side: "black", value: 4, level: null, said: "" } as const;
  const turn = { ...nothing, cube: [double], side: "black", roll: [6, 5], play: "24/13" } as const;
  const said = (what: "turn" | "roll", turn: MatchFrame["corrected"][number]["shown"]): string =>
    correctionSentence({ ...mark, what, shown: turn, said: "" }, "backgammon");

  expect(said("turn", { ...turn, cube: [double], roll: [6, 5] })).toBe(
    "The table took the turn back and recorded it anew, shown before as Black doubles to 4. Black 6-5: 24/13.",
  );
  expect(said("roll", { ...nothing, opening: [4, 2] })).toBe(
    "The table corrected the roll, shown before as White 4, Black 2.",
  );
});

test("how a game ended is said as the server says it", () => {
  const rows = games.flatMap((game) => game.rows.map((row) => ({ row, room: game.rooms[row.room] })));

  expect(
    compared(
      rows,
      ({ row }) => row.said,
      ({ row, room }) => resultSentence(row, room),
    ),
  ).toBeGreaterThan(40);
});

test("how a match stands is said as the server says it", () => {
  const lines = having<MatchLine>("teams", "stage", "difference", "said");

  expect(compared(lines, ({ said }) => said, matchSentence)).toBeGreaterThan(20);
});

test("where the rooms parted is said as the server says it", () => {
  const parted = games.filter(({ insight }) => insight !== null);
  const server = ({ insight }: MatchGamePage): string => {
    if (insight === null) return "";
    const later = insight.differ === "play" && (insight.cube?.turn ?? 0) > (insight.turn ?? 0);
    return later ? `${insight.said} ${insight.cube?.said}` : insight.said;
  };

  expect(compared(parted, server, partedSentence)).toBeGreaterThan(20);
});

test("what is still hidden is said as the server says it, and what was shown before", () => {
  const hidden = games
    .filter(({ stage }) => stage !== "finished")
    .map((game) => {
      const [, first, last] = /Rolls? (\d+)(?: to (\d+))? w/.exec(game.said) ?? [];
      return { ...game, gone: first === undefined ? null : ([Number(first), Number(last ?? first)] as const) };
    });
  const screens = (game: (typeof hidden)[number]): string => hiddenSentence(game as unknown as MatchGamePage);

  expect(compared(hidden, ({ said }) => said, screens)).toBeGreaterThan(5);
});

test("what the director decided about a game has words of its own", () => {
  const decided = { winner: "Ana", loser: "Bob", variant: "long-gammon", level: "gammon", cube: 4, left: 15 };
  const decision = (did: string, more: object | null): string =>
    decisionSentence({ did, decided: more } as unknown as MatchDecision);

  expect(decision("reopened", null)).toBe("The director reopened the game.");
  expect(decision("corrected", null)).toBe("The director corrected the record of the game.");
  expect(decision("decided", { ...decided, proposed: null })).toBe(
    "The director decided: Ana wins a mars, cube 4, 15 checkers left.",
  );
  expect(decision("decided", { ...decided, proposed: 8 })).toBe(
    "The director decided: Ana wins, cube 4: Bob passed a double to 8 with 15 checkers left.",
  );
  expect(decision("decided", { ...decided, winner: null, proposed: null })).toBe(
    "The director decided: the game is drawn.",
  );
});

test("what decides ties is named in its order", () => {
  const ranked = (by: string, ...breaks: string[]): string =>
    rankedSentence({ event: { ranked_by: by }, tie_breaks: breaks } as unknown as MatchScoreboard);

  expect(ranked("imp")).toBe("Teams are ranked by the IMP difference; level ones share a place.");
  expect(ranked("vp", "IMP quotient", "head-to-head matches", "games won")).toBe(
    "Teams are ranked by victory points; of level ones IMP quotient, then head-to-head matches, then games won decides.",
  );
  expect(breakName("age")).toBe("age");
});
