/** A line of a game as the correction form has it, and back again. */

import { diceOf, movesOf, movesSaid } from "./words";
import { type NotFilledIn, notFilledIn } from "../../lib/shell/refused";
import { t } from "../../lib/words/words.svelte";

export interface TypedAction {
  do: string;
  side: string;
  moves: string;
  accepted: boolean;
  dice: string;
  white: string;
  black: string;
  level: string;
}

const ANSWERS = ["take", "pass", "beaver"];
const REPLIES = ["accept_resignation", "decline_resignation"];

/** What a side may have done instead of what a line says. */
export const insteadOf = (what: string): readonly string[] =>
  [ANSWERS, REPLIES].find((those) => those.includes(what)) ?? [what];

export function typedOf(body: Record<string, unknown>): TypedAction {
  const two = (value: unknown): string => (Array.isArray(value) ? value.join("-") : "");
  const word = (value: unknown): string =>
    typeof value === "string" || typeof value === "number" ? String(value) : "";
  return {
    do: word(body["do"]),
    side: word(body["side"]),
    moves: Array.isArray(body["moves"]) ? movesSaid(body["moves"] as number[][]) : "",
    accepted: body["accepted"] === true,
    dice: two(body["dice"]),
    white: word(body["white"]),
    black: word(body["black"]),
    level: word(body["level"]) || "single",
  };
}

/** The action as the log writes it, or what is missing. */
export function actionOf(typed: TypedAction): Record<string, unknown> | NotFilledIn {
  switch (typed.do) {
    case "play": {
      const moves = typed.moves.trim() === "" ? [] : movesOf(typed.moves);
      if (moves === null) return notFilledIn("moves", t("games-missing-play"));
      return { do: "play", side: typed.side, moves, accepted: typed.accepted };
    }
    case "roll": {
      const dice = diceOf(typed.dice);
      return dice === null ? notFilledIn("dice", t("games-missing-dice")) : { do: "roll", side: typed.side, dice };
    }
    case "opening_roll": {
      const [white, black] = [Number(typed.white), Number(typed.black)];
      const die = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= 6;
      return die(white) && die(black)
        ? { do: "opening_roll", white, black }
        : notFilledIn("dice", t("games-missing-die"));
    }
    case "resign":
      return { do: "resign", side: typed.side, level: typed.level };
    default:
      return { do: typed.do, side: typed.side };
  }
}
