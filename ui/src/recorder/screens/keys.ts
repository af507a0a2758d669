/** What a key of the keyboard means at the table. */

import type { AmountKey } from "./amount";

export type Intent =
  | { do: "fold" | "call" | "check" | "raise" | "all_in" | "confirm" | "undo" | "leave" }
  | { do: "amount"; key: AmountKey };

const LETTERS: Record<string, Exclude<Intent["do"], "amount">> = {
  f: "fold",
  c: "call",
  k: "check",
  r: "raise",
  b: "raise",
  a: "all_in",
  u: "undo",
};

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/**
 * The meaning of a key, or null if it has none here.
 *
 * Backspace takes a digit away while an amount is typed and otherwise undoes; U always undoes.
 * Delete takes digits away and nothing else: no help on the screen names it as a way to undo.
 */
export function intentOf(event: Pressed, typing: boolean): Intent | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const { key } = event;
  if (/^[0-9]$/.test(key)) return { do: "amount", key: key as AmountKey };
  if (key === "Enter") return { do: "confirm" };
  if (key === "Escape") return { do: "leave" };
  if (typing && (key === "Backspace" || key === "Delete")) return { do: "amount", key: "back" };
  if (key === "Backspace") return { do: "undo" };
  const letter = LETTERS[key.toLowerCase()];
  return letter ? { do: letter } : null;
}

/** Whether the event belongs to a field or an open dialogue, and so not to the table. */
export function elsewhere(event: KeyboardEvent): boolean {
  const on = event.target instanceof Element ? event.target : null;
  return on?.closest("input, textarea, select, dialog, [contenteditable]") != null;
}

/** Whether a key is pressed for the table: alone, outside of fields and dialogues, and not answered yet. */
export const atTheTable = (event: KeyboardEvent): boolean =>
  !elsewhere(event) && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey;

/** Whether a key takes back what was done last at the table; held down, it does so once, as each time writes a line. */
export const undoes = (event: KeyboardEvent): boolean =>
  atTheTable(event) && !event.repeat && intentOf(event, false)?.do === "undo";

const RANKS: Record<string, string> = { "1": "T", "0": "T" };

/** A rank from the keyboard: 2 to 9, T J Q K A, and 1 or 0 for the ten. */
export function rankOf(key: string): string | null {
  const up = key.toUpperCase();
  if (/^[2-9TJQKA]$/.test(up)) return up;
  return RANKS[key] ?? null;
}

/** A suit from the keyboard. */
export const suitOf = (key: string): string | null => (/^[cdhs]$/i.test(key) ? key.toLowerCase() : null);
