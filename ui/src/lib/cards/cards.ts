/** A card's name, colour and outlines. */

import { t } from "../words/words.svelte";
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

const SUIT_NAMES: Record<Suit, SuitName> = { c: "club", d: "diamond", h: "heart", s: "spade" };

const isSuit = (letter: string | undefined): letter is Suit => letter !== undefined && letter in SUIT_NAMES;

/** The face of a card like "As"; null for an unseen card or text that names none. */
export function faceOf(code: string | null | undefined): Face | null {
  const rank = code?.[0] ?? "";
  const suit = code?.[1];
  const outline = (shapes.ranks as Record<string, { width: number; path: string }>)[rank];
  if (code?.length !== 2 || !outline || !isSuit(suit)) return null;
  return {
    rank: rank === "T" ? "10" : rank,
    suit,
    suitName: SUIT_NAMES[suit],
    name: t("card-name", { rank: t(`card-rank-${rank}`), suit: t(`card-suit-${suit}`) }),
    rankPath: outline.path,
    rankWidth: outline.width,
    suitPath: shapes.suits[suit],
  };
}
