/** Where the reader is. Links are ordinary links; the app answers those that lead inside it. */

import { tick } from "svelte";
import { parse, sessionOf, type Route } from "./routes";

class Router {
  #path = $state(location.pathname);
  #search = $state(location.search);
  readonly route: Route = $derived(parse(this.#path));
  readonly session: number | null = $derived(sessionOf(this.#search));
  /** What follows the question mark. */
  get search(): string {
    return this.#search;
  }
  readonly hall: boolean = $derived(new URLSearchParams(this.#search).has("hall"));

  go(address: string, { replace = false } = {}): void {
    const url = new URL(address, location.href);
    const samePage = url.pathname === location.pathname;
    history[replace ? "replaceState" : "pushState"](null, "", url);
    this.#read();
    void tick().then(() => {
      if (!samePage) scrollTo(0, 0);
      if (url.hash) document.getElementById(url.hash.slice(1))?.scrollIntoView();
      else if (!samePage) document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
    });
  }

  /** Start listening; returns how to stop. */
  listen(): () => void {
    const back = (): void => this.#read();
    const click = (event: MouseEvent): void => {
      const link = (event.target as Element | null)?.closest?.("a");
      if (!link || !answers(event, link)) return;
      event.preventDefault();
      this.go(link.href);
    };
    addEventListener("popstate", back);
    document.addEventListener("click", click);
    return () => {
      removeEventListener("popstate", back);
      document.removeEventListener("click", click);
    };
  }

  #read(): void {
    this.#path = location.pathname;
    this.#search = location.search;
  }
}

/** Whether a click on a link is ours: plain, same origin, a page and not a file of the API. */
function answers(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return false;
  if (link.pathname === location.pathname && link.hash) return false;
  return parse(link.pathname).page !== "missing";
}

export const router = new Router();
