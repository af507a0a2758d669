/** From a filled-in form to what a ruling does. */

import type { Effect, EffectName } from "../protocol";
import { type NotFilledIn, notFilledIn } from "../../lib/shell/refused";
import { t } from "../../lib/words/words.svelte";

const VULGAR: Record<string, string> = { "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4" };

/** A whole number or a fraction as somebody types it: "−150", "+75", "1/2", "½", "1½"; null is no number. */
export function amount(typed: string): string | null {
  let text = typed
    .replace(/[\s\u2009\u00a0]/g, "")
    .replace(/^[\u2212\u2013]/, "-")
    .replace(/^\+/, "");
  const glyph = Object.keys(VULGAR).find((one) => text.endsWith(one));
  if (glyph) {
    const [top, bottom] = (VULGAR[glyph] ?? "").split("/").map(Number);
    const [sign, whole] = text.startsWith("-") ? ["-", text.slice(1, -1)] : ["", text.slice(0, -1)];
    if (!/^\d*$/.test(whole)) return null;
    text = `${sign}${Number(whole || "0") * (bottom ?? 1) + (top ?? 0)}/${bottom}`;
  }
  return /^-?\d{1,12}(\/[1-9]\d{0,5})?$/.test(text) ? text.replace(/^(-?)0+(?=\d)/, "$1") : null;
}

/** The chips of each seat, those without left out; null if one of them is no number. */
export function adjusted(typed: Record<number, string>): Record<string, string> | null {
  const found: Record<string, string> = {};
  for (const [seat, text] of Object.entries(typed)) {
    if (text.trim() === "") continue;
    const chips = amount(text);
    if (chips === null) return null;
    if (!/^-?0(\/|$)/.test(chips)) found[seat] = chips;
  }
  return found;
}

export interface Filled {
  effect: EffectName;
  adjust: Record<number, string>;
  /** Seats for whose slowness a deal was not played. */
  fault: number[];
  entry: string;
  points: string;
}

/** What the form says, or what is missing. */
export function effectOf(filled: Filled): Effect | NotFilledIn {
  switch (filled.effect) {
    case "stands":
    case "fouled":
    case "replace":
      return { as: filled.effect };
    case "not_played":
      return { as: "not_played", fault: [...filled.fault].sort((a, b) => a - b) };
    case "void":
    case "adjust": {
      const adjust = adjusted(filled.adjust);
      if (adjust === null) return notFilledIn("adjust", t("rulings-missing-chips"));
      if (filled.effect === "adjust" && Object.keys(adjust).length === 0)
        return notFilledIn("adjust", t("rulings-missing-seat"));
      return { as: filled.effect, adjust };
    }
    case "penalty": {
      const points = amount(filled.points);
      if (filled.entry === "") return notFilledIn("entry", t("rulings-missing-team"));
      if (points === null || points.startsWith("-") || /^0(\/|$)/.test(points))
        return notFilledIn("points", t("rulings-missing-points"));
      return { as: "penalty", entry: filled.entry, points };
    }
  }
}
