/** Where the director is. Links are ordinary links; the office answers those that lead inside it. */

import { tick } from "svelte";
import { parse, type Route } from "./routes";

class Place {
  #path = $state(location.pathname);
  #search = $state(location.search);
  readonly route: Route = $derived(parse(this.#path));
  readonly asked: URLSearchParams = $derived(new URLSearchParams(this.#search));

  go(address: string, { replace = false } = {}): void {
    const url = new URL(address, location.href);
    const samePage = url.pathname === location.pathname;
    const left = document.activeElement;
    history[replace ? "replaceState" : "pushState"](null, "", url);
    this.#read();
    if (samePage) return;
    void tick().then(() => {
      scrollTo(0, 0);
      const main = document.querySelector<HTMLElement>("main");
      // A page that has gone to its first field stays there.
      const there = document.activeElement;
      if (there === left || !main?.contains(there)) main?.focus({ preventScroll: true });
    });
  }

  /** Start listening; returns how to stop. */
  listen(): () => void {
    const back = (): void => this.#read();
    const click = (event: MouseEvent): void => {
      const link = (event.target as Element | null)?.closest?.("a");
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if ((link.pathname === location.pathname && link.hash) || parse(link.pathname).page === "missing") return;
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

export const place = new Place();
