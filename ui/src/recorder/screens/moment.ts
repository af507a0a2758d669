/** A day and a time of the hall, in the language chosen and on this device's clock. */

import { language } from "../../lib/words/language.svelte";

export const moment = (iso: string): string =>
  new Date(iso).toLocaleString(language.locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
