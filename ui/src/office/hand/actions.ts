/** What a line may be corrected to, from a form. */

import { type NotFilledIn, notFilledIn } from "../../lib/shell/refused";
import { t } from "../../lib/words/words.svelte";

const DOS = ["fold", "check", "call", "raise_to", "muck", "kill", "award", "deal_street"] as const;

export type Do = (typeof DOS)[number];

export interface Typed {
  do: Do;
  seat: number;
  chips: string;
  pot: number;
  seats: number[];
  cards: string;
}

const CARD = /^(10|[2-9tjqka])([shdc])$/i;

/** Cards as they are written, "Ah kd 2c" or "AhKd2c"; null if one of them is no card. */
export function cardsOf(text: string): string[] | null {
  const parts =
    text
      .replace(/10/g, "T")
      .replace(/[\s,]+/g, "")
      .match(/.{1,2}/g) ?? [];
  const cards = parts.map((part) =>
    CARD.test(part) ? part.charAt(0).toUpperCase() + part.charAt(1).toLowerCase() : null,
  );
  return cards.length > 0 && cards.every((card) => card !== null) ? (cards as string[]) : null;
}

/** What a form says first, from the line it corrects. */
export function typedOf(body: Record<string, unknown>): Typed {
  const number = (value: unknown, or: number): number => (typeof value === "number" ? value : or);
  return {
    do: DOS.find((one) => one === body["do"]) ?? "call",
    seat: number(body["seat"], 1),
    chips: typeof body["chips"] === "number" ? String(body["chips"]) : "",
    pot: number(body["pot"], 0),
    seats: Array.isArray(body["seats"]) ? body["seats"].filter((seat): seat is number => typeof seat === "number") : [],
    cards: Array.isArray(body["cards"]) ? body["cards"].join(" ") : "",
  };
}

/** The action, or what is missing. */
export function actionOf(typed: Typed): Record<string, unknown> | NotFilledIn {
  switch (typed.do) {
    case "raise_to": {
      const chips = typed.chips.replace(/\s/g, "");
      return /^\d{1,9}$/.test(chips)
        ? { do: "raise_to", seat: typed.seat, chips: Number(chips) }
        : notFilledIn("chips", t("hand-missing-chips"));
    }
    case "award":
      return typed.seats.length > 0
        ? { do: "award", pot: typed.pot, seats: [...typed.seats].sort((a, b) => a - b) }
        : notFilledIn("seats", t("hand-missing-winner"));
    case "deal_street": {
      const cards = cardsOf(typed.cards);
      return cards && (cards.length === 3 || cards.length === 1)
        ? { do: "deal_street", cards }
        : notFilledIn("cards", t("hand-missing-cards"));
    }
    default:
      return { do: typed.do, seat: typed.seat };
  }
}
