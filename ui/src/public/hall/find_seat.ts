/** Who is meant by what is typed: a part of a name, or the whole number of a badge. */

import type { Sits } from "../../lib/protocol/api";

/** Without capitals, marks on letters and what only parts words. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLocaleLowerCase("en")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Those who have that badge number, or else every typed word in the name of the player or the team. */
export function found(sits: readonly Sits[], typed: string): Sits[] {
  const words = plain(typed).split(" ").filter(Boolean);
  if (words.length === 0) return [];
  const badge = typed.trim().toUpperCase();
  const byBadge = sits.filter((one) => one.badge !== null && one.badge === badge);
  if (byBadge.length > 0) return byBadge;
  const matches = (name: string): boolean => words.every((word) => plain(name).includes(word));
  const players = sits.filter(({ player }) => matches(player));
  return players.length > 0 ? players : sits.filter(({ name }) => matches(name));
}
