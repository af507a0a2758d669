/** The panels of a screen in the hall, one after the other and each page by page, until somebody holds them. */

import type { SeatDraw } from "../../lib/protocol/api";

/** What one panel shows, and how many pages of it there are now. */
export interface Turning {
  readonly id: string;
  readonly pages: number;
}

/** Long enough to find one's own name on a page. */
export const SECONDS = 15;
const [LEAST_SECONDS, MOST_SECONDS] = [5, 120] as const;

/** The panels that an address asks for (`panels=standings,places`), in its order; all where it names none that is here. */
export function panelsAsked(search: string, there: readonly string[]): string[] {
  const asked = new URLSearchParams(search).get("panels")?.split(",") ?? [];
  const known = [...new Set(asked.map((name) => name.trim()))].filter((name) => there.includes(name));
  return known.length > 0 ? known : [...there];
}

/** How long a page stands (`seconds=20`), from 5 to 120. */
export function secondsAsked(search: string): number {
  const asked = new URLSearchParams(search).get("seconds") ?? "";
  return /^\d{1,3}$/.test(asked) ? Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, Number(asked))) : SECONDS;
}

/**
 * Whether an address asks for the draw of the seats (`panels=draw`), for it alone or before other panels. One that
 * names no panels has it when it is made, and one that names others never.
 */
export function drawIn(search: string): "alone" | "first" | "made" | null {
  const named = new URLSearchParams(search).get("panels");
  if (named === null) return "made";
  const asked = named.split(",").map((name) => name.trim());
  return !asked.includes("draw") ? null : asked.length === 1 ? "alone" : "first";
}

/** Who opens a screen so soon after a draw sees it too. */
const FRESH_MS = 10 * 60_000;

/** Whether a draw is so new that a screen shows it by itself. */
export const isFresh = ({ drawn_at }: Pick<SeatDraw, "drawn_at">, now: number): boolean =>
  now - Date.parse(drawn_at) < FRESH_MS;

export class Cycle {
  held = $state(false);
  #id = $state<string | null>(null);
  #page = $state(0);

  /** Which panels there are, in their order; one at least. */
  constructor(readonly panels: () => readonly Turning[]) {}

  /** The place of the panel that is shown; the first where the one that was shown has gone. */
  get at(): number {
    return Math.max(
      0,
      this.panels().findIndex(({ id }) => id === this.#id),
    );
  }

  /** The page of it, from 0. */
  get page(): number {
    return Math.min(this.#page, Math.max(1, this.panels()[this.at]?.pages ?? 1) - 1);
  }

  /** Whether there is more than one page in all. */
  get turns(): boolean {
    const panels = this.panels();
    return panels.length > 1 || (panels[0]?.pages ?? 1) > 1;
  }

  /** One page on, or back. */
  turn(by: 1 | -1): void {
    const panels = this.panels();
    const page = this.page + by;
    if (page >= 0 && page < (panels[this.at]?.pages ?? 1)) {
      this.#id = panels[this.at]?.id ?? null;
      this.#page = page;
      return;
    }
    const next = panels[(this.at + by + panels.length) % panels.length];
    this.#id = next?.id ?? null;
    this.#page = by > 0 ? 0 : Math.max(0, (next?.pages ?? 1) - 1);
  }

  /** The arrows turn and hold, the space bar holds and lets go on; whether the key was one of these. */
  key(pressed: Pick<KeyboardEvent, "key" | "metaKey" | "ctrlKey" | "altKey">): boolean {
    if (pressed.metaKey || pressed.ctrlKey || pressed.altKey || !this.turns) return false;
    if (pressed.key === " ") this.held = !this.held;
    else if (pressed.key === "ArrowRight" || pressed.key === "ArrowLeft") {
      this.turn(pressed.key === "ArrowRight" ? 1 : -1);
      this.held = true;
    } else return false;
    return true;
  }
}
