/** Put an application in the place of the bar and the grey rows that came with its HTML. */

import { mount, type Component } from "svelte";
import { theme } from "../theme/theme.svelte";

/** The name of the event that came with the HTML; null: of none. */
export const brought: string | null = document.querySelector("#first .name")?.textContent || null;

export function begin(app: Component<Record<string, never>>): void {
  theme.show();
  mount(app, { target: document.body });
  document.getElementById("first")?.remove();
}
