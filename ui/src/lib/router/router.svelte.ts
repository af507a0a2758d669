/** Where the reader of the public pages is. */

import { isHall } from "./hall";
import { Here } from "./here.svelte";
import { parse, sessionOf, type Route } from "./routes";

class Router extends Here<Route> {
  readonly session: number | null = $derived(sessionOf(this.search));
  /** Shown on a screen in the hall, without what is to be pressed. */
  readonly hall: boolean = $derived(isHall(this.path, this.search));
}

export const router = new Router(parse);
