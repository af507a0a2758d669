/** What a scoreboard says by itself when deals open. */

import type { Scoreboard } from "../../lib/protocol/api";
import { listed } from "../../lib/words/counts";
import { exact, t } from "../../lib/words/words.svelte";

type Strip = Pick<Scoreboard, "numbers" | "strip">;

/** Up to so many deals are named. */
const FEW = 4;

/** The deals that are open in the later scoreboard and were not in the earlier one. */
export function openedBetween(earlier: Strip, later: Strip): number[] {
  const before = new Set(earlier.numbers.filter((_, n) => earlier.strip[n]));
  return later.numbers.filter((deal, n) => later.strip[n] && !before.has(deal));
}

/** E.g. "Deal 22 is open. Ecuador leads, 30 points." */
export function openedSentence(deals: number[], standings: Scoreboard["standings"]): string {
  const opened =
    deals.length === 1
      ? t("board-opened-one", { deal: deals[0] })
      : deals.length <= FEW
        ? t("board-opened-some", { deals: listed(deals.map(String)) })
        : t("board-opened-many", { n: deals.length });
  const ahead = standings.filter((line) => line.place === 1);
  const [first] = ahead;
  if (!first) return opened;
  const n = exact(first.points);
  const leads =
    ahead.length === 1
      ? t("board-leads", { name: first.name, n })
      : t("board-lead-together", { names: listed(ahead.map((line) => line.name)), n });
  return `${opened} ${leads}`;
}
