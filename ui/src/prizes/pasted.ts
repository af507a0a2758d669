/** Lists as people paste them: out of a spreadsheet, a web page, a message. */

import { Failure } from "../lib/protocol/failure";
import { t } from "../lib/words/words.svelte";

/** What may be a number to somebody: digits, with what parts thousands and decimals. Whether it is one, the server says. */
const NUMBER = /^[-+\u2212]?\d[\d.,'’\u00a0\u2009\u202f ]*$/;
/** Digits in threes with one mark between, or digits alone, at the end of a line. */
const LAST = /(?:\d{1,3}(?:([.,'’\u00a0\u2009\u202f ])\d{3})(?:\1\d{3})*|\d+)(?:[.,]\d{1,2})?$/;

export interface Pasted {
  name: string;
  amount: string;
  /** Of the text, from 1. */
  line: number;
}

/** A line of which one cannot say what it means; it names the line. */
const unreadable = (line: number, what: string): Failure =>
  new Failure("refused", { name: "LineUnreadable", sentence: t("prizes-line", { line, what }), fields: { line } });

/** Whether a text is more than one element. */
export const isList = (text: string): boolean => /[\n\t;]/.test(text.trim());

const amounts = (text: string): string => text.replace(/^[€$£¥]\s*|\s*[€$£¥]$/, "").trim();

/**
 * The players of a pasted list, by lines: `name<TAB>stack`, `name; stack`, `name: stack`, `name stack` or `stack`.
 * A first line without any digit is a heading; a rank before the name is left out.
 *
 * @throws {Failure} `LineUnreadable`: a line has no number, or it ends in digits that belong either to the name or to the number.
 */
export function players(text: string): Pasted[] {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line, n) => ({ line: n + 1, text: line.trim() }))
    .filter((one) => one.text !== "");
  const [head] = lines;
  if (head && lines.length > 1 && !/\d/.test(head.text)) lines.shift();
  return lines.flatMap(({ line, text: whole }) => {
    const parts = whole
      .split(/[\t;]/)
      .map((part) => part.trim())
      .filter((part) => part !== "");
    const [rank, second, third] = parts;
    if (
      parts.length === 3 &&
      rank &&
      second &&
      third &&
      /^\d{1,3}[.)]?$/.test(rank) &&
      !NUMBER.test(second) &&
      NUMBER.test(third)
    )
      parts.shift();
    const found: Pasted[] = [];
    let name = "";
    for (const part of parts) {
      if (NUMBER.test(part)) {
        found.push({ name, amount: part, line });
        name = "";
      } else if (parts.length === 1 || /:\s*\d[^:]*$/.test(part)) {
        found.push({ ...inOne(part, line), line });
      } else name = name === "" ? part : `${name} ${part}`;
    }
    if (name !== "") {
      if (/\d$/.test(name)) found.push({ ...inOne(name, line), line });
      else throw unreadable(line, t("prizes-no-stack", { text: name }));
    }
    return found;
  });
}

function inOne(text: string, line: number): { name: string; amount: string } {
  const colon = /^(.*?)\s*:\s*(\S.*)$/.exec(text);
  if (colon?.[2] !== undefined && NUMBER.test(colon[2])) return { name: colon[1] ?? "", amount: colon[2] };
  const last = LAST.exec(text);
  if (last === null) throw unreadable(line, t("prizes-no-stack", { text }));
  const name = text.slice(0, last.index).trim();
  const inside = /^(\d{1,3})[ \u00a0\u2009\u202f](\d{3}(?:[ \u00a0\u2009\u202f]\d{3})*)$/.exec(last[0]);
  if (name !== "" && inside !== null) {
    throw unreadable(
      line,
      t("prizes-two-readings", {
        text,
        one: `${name} ${inside[1]}`,
        few: inside[2],
        other: name,
        many: last[0],
      }),
    );
  }
  return { name: name.replace(/[-–—=,]$/, "").trim(), amount: last[0] };
}

/** The prizes of a pasted list, first place first; a place before the prize is left out, a sign of the currency too. */
export function prizes(text: string): Pasted[] {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line, n) => ({ line: n + 1, text: line.trim() }))
    .filter((one) => one.text !== "");
  const [head] = lines;
  if (head && lines.length > 1 && !/\d/.test(head.text)) lines.shift();
  return lines.flatMap(({ line, text: whole }) => {
    const placed =
      /^\d{1,3}(?:st|nd|rd|th|\.|\)|:|º|ª|°|e|er)?(?:\s*[\t:;]\s*|(?<=[a-zº.ª°):])\s+)(?=[€$£¥]?\s*\d)/.exec(whole);
    const rest = placed !== null && lines.length > 1 ? whole.slice(placed[0].length) : whole;
    return rest
      .split(/[\t;]/)
      .map(amounts)
      .filter((part) => part !== "")
      .map((amount) => ({ name: "", amount, line }));
  });
}
