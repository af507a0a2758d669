/** What the server names and says: in the language of the reader where the catalogue knows the name. */

import { words } from "./words.svelte";

/** The text of a key, and no `lang`; where there is none what the server says, and that this is English. */
export function known(key: string, said: string): { text: string; lang: "en" | undefined } {
  const text = words.find(key, {});
  return text === null ? { text: said, lang: "en" } : { text, lang: undefined };
}
