/** From a filled-in form to what a ruling does. */

import type { Effect, EffectName } from "../protocol";
import { type NotFilledIn, notFilledIn } from "../../lib/shell/refused";

export const EFFECTS: Record<EffectName, { name: string; means: string }> = {
  stands: { name: "The play stands", means: "What was recorded counts. The table goes on." },
  void: { name: "Void at the table", means: "Its seats get the mean of the same seat at the other tables." },
  replace: { name: "Void everywhere", means: "The next reserve deal takes its place at every table." },
  adjust: { name: "Adjust the result", means: "Chips are added to a seat or taken from it." },
  penalty: { name: "Take points from a team", means: "Points, not chips: the deal itself counts as it was played." },
};

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
  entry: string;
  points: string;
}

/** What the form says, or what is missing. */
export function effectOf(filled: Filled): Effect | NotFilledIn {
  switch (filled.effect) {
    case "stands":
    case "replace":
      return { as: filled.effect };
    case "void":
    case "adjust": {
      const adjust = adjusted(filled.adjust);
      if (adjust === null)
        return notFilledIn(
          "adjust",
          "An adjustment is a whole number of chips or a fraction, such as 150, −75 or 1/2.",
        );
      if (filled.effect === "adjust" && Object.keys(adjust).length === 0)
        return notFilledIn("adjust", "Say for at least one seat how many chips are added or taken.");
      return { as: filled.effect, adjust };
    }
    case "penalty": {
      const points = amount(filled.points);
      if (filled.entry === "") return notFilledIn("entry", "Choose the team that is penalised.");
      if (points === null || points.startsWith("-") || /^0(\/|$)/.test(points))
        return notFilledIn("points", "Points are a positive number, such as 1 or ½; they are taken off.");
      return { as: "penalty", entry: filled.entry, points };
    }
  }
}
