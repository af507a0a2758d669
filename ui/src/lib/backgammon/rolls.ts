/** A sentence cut where it names a roll, "6-1". */

/** Not a part of something longer, as the label of a deck is. */
const ROLL = /(?<![\w-])([1-6]-[1-6])(?![\w-])/;

/** The pieces in order, which together are the text. */
export function rollsIn(text: string): { text: string; roll: boolean }[] {
  return text
    .split(ROLL)
    .map((piece, n) => ({ text: piece, roll: n % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}
