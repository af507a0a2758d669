/** What totals in running are made of, and when they are renewed. */

import type { Scoreboard } from "../../lib/protocol/api";
import { t } from "../../lib/words/words.svelte";

type Running = Pick<NonNullable<Scoreboard["in_running"]>, "hands" | "next">;

export function runningText({ hands, next }: Running): string {
  if (hands === 0) return next === null ? t("running-none") : t("running-begin", { n: next });
  const first = t("running-first", { n: hands });
  return `${first} ${next === null ? t("running-last") : t("running-renewed", { n: next })}`;
}
