/** What the page of prizes says, and the choices that it offers. */

import { grouped, MINUS } from "../lib/numbers/format";
import { asSentence } from "../lib/protocol/failure";
import type { Refused } from "../lib/shell/refused";
import { language } from "../lib/words/language.svelte";
import { t, tRefusal } from "../lib/words/words.svelte";
import type { ChopColumn, PrizeSheet } from "./shapes";

/** An amount with its sign of the currency: a symbol before, letters behind. */
export function inCurrency(text: string, sign: string): string {
  if (sign === "") return text;
  return /^\p{L}/u.test(sign) ? `${text}\u00a0${sign}` : `${sign}\u202f${text}`;
}

/** Whoever sits at a line without a name. */
export const playerN = (n: number): string => t("prizes-player-n", { n });

export const methodName = (method: ChopColumn["method"]): string => t(`prizes-method-${method}`);

/** How a model was worked out, and how far off it can be. */
export const modelInWords = ({ name, method, error_text }: PrizeSheet["models"][number]): string =>
  t(`prizes-${method}`, { model: name, error: error_text });

/** What to think of before one agrees to a division. */
export const warningsOf = (chop: ChopColumn): string[] =>
  chop.warnings.map(({ name, players }) =>
    t(`prizes-warning-${name}`, { who: new Intl.ListFormat(language.locale).format(players) }),
  );

/** Fields of refusals that are amounts in the smallest unit of the money. */
const MONEY = new Set(["above", "first", "guarantee", "left", "off", "pool", "prize", "second", "total"]);

function moneyText(minor: number, decimals: number): string {
  const [whole = "0", part = ""] = (Math.abs(minor) / 10 ** decimals).toFixed(decimals).split(".");
  return `${minor < 0 ? MINUS : ""}${grouped(Number(whole))}${part === "" ? "" : `.${part}`}`;
}

/** A refusal in the reader's language, as it stands at its field: which line of a list that is, nobody has to be told. */
export function refusalInWords({ name, sentence, fields }: Refused): string {
  const decimals = fields["decimals"];
  const printed = Object.entries(fields).map(([field, value]) => [
    field,
    typeof decimals === "number" && typeof value === "number" && MONEY.has(field)
      ? moneyText(field === "off" ? Math.abs(value) : value, decimals)
      : value,
  ]);
  return tRefusal({
    name,
    sentence: asSentence(sentence),
    fields: Object.fromEntries(printed) as Record<string, unknown>,
  });
}

/** Of the money, behind the point; two unless something else is chosen. */
export const decimalChoices = (): [string, string][] => [
  ["", t("prizes-digits-2")],
  ["0", t("prizes-digits-0")],
  ["1", t("prizes-digits-1")],
  ["3", t("prizes-digits-3")],
];

/** The smallest amount that there is, by digits behind the point. */
export const least = (decimals: string): string =>
  ({ "0": "1", "1": "0.1", "3": "0.001" })[decimals] ?? t("prizes-a-cent");

/** How to refer to the smallest unit. */
export const UNITS = ["", "1", "5", "10", "25", "50", "100", "1000"] as const;

/** Sheets to begin with, each at an address of its own. */
export const examples = (): { name: string; address: string }[] => [
  {
    name: t("prizes-example-four"),
    address: "?stacks=5000;3000;1500;500&prizes=500;300;200&shover=1&caller=3&equity=60",
  },
  {
    name: t("prizes-example-call"),
    address: `?names=${["prizes-small-blind", "prizes-big-blind", "prizes-cut-off", "prizes-button"]
      .map((key) => encodeURIComponent(t(key)))
      .join(";")}&stacks=1000;1000;2000;3000&prizes=50;30;20&posted=100;200&equity=40`,
  },
  {
    name: t("prizes-example-nine"),
    address:
      "?stacks=2870000;2310000;1985000;1440000;1205000;990000;615000;430000;155000&prizes=12400;8900;6500;4800;3550;2650;2000;1500;1150&unit=1&show=bubble",
  },
];
