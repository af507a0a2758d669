/** What the page of prizes says. */

import { grouped } from "../lib/numbers/format";

export function ordinal(place: number): string {
  const [tens, ones] = [place % 100, place % 10];
  const end = tens >= 11 && tens <= 13 ? "th" : (["th", "st", "nd", "rd"][ones] ?? "th");
  return `${grouped(place)}${end}`;
}

/** An amount with its sign of the currency: a symbol before, letters behind. */
export function inCurrency(text: string, sign: string): string {
  if (sign === "") return text;
  return /^\p{L}/u.test(sign) ? `${text}\u00a0${sign}` : `${sign}\u2009${text}`;
}

/** What stands there as long as a table takes its time. */
export const WAITING = "Still calculating. The first large table after the server has started can take a minute.";

/** Of the money, behind the point; two unless something else is chosen. */
export const DECIMALS = [
  { digits: "", name: "two, as cents" },
  { digits: "0", name: "none, as yen" },
  { digits: "1", name: "one" },
  { digits: "3", name: "three, as dinars" },
] as const;
/** The smallest amount that there is, by digits behind the point. */
export const LEAST = { "": "a cent", "0": "1", "1": "0.1", "3": "0.001" } as const;

/** How to refer to the smallest unit. */
export const UNITS = ["", "1", "5", "10", "25", "50", "100", "1000"] as const;

export const METHOD_WORDS = {
  icm: "by the independent chip model (ICM)",
  dcm: "by the dependent chip model (DCM)",
  chip: "by a chip chop: the next prize to be lost to everybody, the rest in proportion to the chips",
  equal: "in equal parts",
  typed: "as they have agreed among themselves",
} as const;

/** Sheets to begin with, each at an address of its own. */
export const EXAMPLES = [
  {
    name: "Four left, three prizes",
    address: "?stacks=5000;3000;1500;500&prizes=500;300;200&shover=1&caller=3&equity=60",
  },
  {
    name: "A call that ICM folds and DCM makes",
    address:
      "?names=Small+blind;Big+blind;Cut-off;Button&stacks=1000;1000;2000;3000&prizes=50;30;20&posted=100;200&equity=40",
  },
  {
    name: "A final table of nine",
    address:
      "?stacks=2870000;2310000;1985000;1440000;1205000;990000;615000;430000;155000&prizes=12400;8900;6500;4800;3550;2650;2000;1500;1150&unit=1&show=bubble",
  },
] as const;
