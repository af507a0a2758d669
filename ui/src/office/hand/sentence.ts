/** A sentence cut where it names cards, which are written as in "9h Jd 5h". */

/** "As" begins a sentence oftener than it ends one: at the very start it is a word. */
const CARD = /(?<![\w-]|^)([2-9TJQKA][shdc])(?![\w-])/;

export function cardsIn(text: string): { text: string; card: boolean }[] {
  return text
    .split(CARD)
    .map((piece, n) => ({ text: piece, card: n % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}
