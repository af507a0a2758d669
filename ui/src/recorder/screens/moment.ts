/** A day and a time of the hall, in the language chosen and on this device's clock. */

import { words } from "../engine";

export const moment = (iso: string): string =>
  new Date(iso).toLocaleString(words.language === "en" ? "en-GB" : words.language, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
