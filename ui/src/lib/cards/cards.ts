/** A card's name, colour and outlines. */

import shapes from "./shapes.json";

export type Suit = "c" | "d" | "h" | "s";
export type SuitName = "club" | "diamond" | "heart" | "spade";

export interface Face {
  /** As printed: 10 for T. */
  rank: string;
  suit: Suit;
  suitName: SuitName;
  /** In words, for those who listen: "ace of spades". */
  name: string;
  rankPath: string;
  /** Width of the rank's outline where its cap height is 100. */
  rankWidth: number;
  suitPath: string;
}

const RANK_NAMES: Record<string, string> = {
  "2": "two",
  "3": "three",
  "4": "four",
  "5": "five",
  "6": "six",
  "7": "seven",
  "8": "eight",
  "9": "nine",
  T: "ten",
  J: "jack",
  Q: "queen",
  K: "king",
  A: "ace",
};
const SUIT_NAMES: Record<Suit, SuitName> = { c: "club", d: "diamond", h: "heart", s: "spade" };

const isSuit = (letter: string | undefined): letter is Suit => letter !== undefined && letter in SUIT_NAMES;

/** The face of a card like "As"; null for an unseen card or text that names none. */
export function faceOf(code: string | null | undefined): Face | null {
  const rank = code?.[0] ?? "";
  const suit = code?.[1];
  const outline = (shapes.ranks as Record<string, { width: number; path: string }>)[rank];
  const spoken = RANK_NAMES[rank];
  if (code?.length !== 2 || !outline || !spoken || !isSuit(suit)) return null;
  return {
    rank: rank === "T" ? "10" : rank,
    suit,
    suitName: SUIT_NAMES[suit],
    name: `${spoken} of ${SUIT_NAMES[suit]}s`,
    rankPath: outline.path,
    rankWidth: outline.width,
    suitPath: shapes.suits[suit],
  };
}
