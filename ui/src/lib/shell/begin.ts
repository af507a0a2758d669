/** Put an application in the place of the bar and the rows that came with its HTML. */

import { mount, type Component } from "svelte";
import { theme } from "../theme/theme.svelte";

const first = globalThis.document?.getElementById("first") ?? null;

/** The name of the event that came with the HTML; null: of none. */
export const brought: string | null = first?.querySelector(".name")?.textContent || null;

/** How many parts of the page have nothing to draw yet. */
let waiting = 0;

/**
 * Leave the results that came with the HTML where they stand: there is nothing to draw yet. Asked
 * while a component is made, so that they stay from one that waits to the next. Returns how to end it.
 */
export function keepFirst(): () => void {
  let kept = true;
  waiting += 1;
  return () => {
    if (!kept) return;
    kept = false;
    waiting -= 1;
    if (waiting === 0) first?.remove();
  };
}

export function begin(app: Component<Record<string, never>>): void {
  theme.show();
  mount(app, { target: document.body });
  // Grey rows are not left: those of the page look alike.
  if (waiting === 0 || !first?.querySelector(".results")) first?.remove();
}
