/** What a seat is in a deal: the button, or a blind; in the language of the reader. */

import { t } from "../words/words.svelte";

const KEYS: Readonly<Record<string, string>> = {
  button: "traveller-button",
  "small blind": "traveller-small",
  "big blind": "traveller-big",
};

const SHORT: Readonly<Record<string, string>> = { "small blind": "traveller-sb", "big blind": "traveller-bb" };

/** The role in the head of a column: of a blind its letters. */
export const roleInShort = (role: string): string => t(SHORT[role] ?? "traveller-button");

/** The role in words; empty for a seat that has none. */
export const roleInWords = (role: string): string => (role === "" ? "" : t(KEYS[role] ?? "traveller-button"));
