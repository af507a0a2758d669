/** What a seat is in a deal: the button, or a blind; in the language of the reader. */

import { t } from "../words/words.svelte";

const KEYS: Readonly<Record<string, string>> = {
  button: "traveller-button",
  "small blind": "traveller-small",
  "big blind": "traveller-big",
};

/** The role in words; empty for a seat that has none. */
export const roleInWords = (role: string): string => (role === "" ? "" : t(KEYS[role] ?? "traveller-button"));
