/** Where the reader is. Links are ordinary links; the application answers those that lead inside it. */

import { tick } from "svelte";

export class Here<Route extends { page: string }> {
  #path = $state(location.pathname);
  #search = $state(location.search);
  readonly route: Route = $derived.by(() => this.parse(this.#path));
  /** What the address asks for, behind the question mark. */
  readonly query: URLSearchParams = $derived(new URLSearchParams(this.#search));

  /** `parse` says what stands at an address; `missing` is what this application has no page for. */
  constructor(readonly parse: (path: string) => Route) {}

  get path(): string {
    return this.#path;
  }

  /** What follows the question mark, with it. */
  get search(): string {
    return this.#search;
  }

  go(address: string, { replace = false } = {}): void {
    const url = new URL(address, location.href);
    const samePage = url.pathname === location.pathname;
    const left = document.activeElement;
    history[replace ? "replaceState" : "pushState"](null, "", url);
    this.#read();
    void tick().then(() => {
      if (!samePage) scrollTo(0, 0);
      if (url.hash) document.getElementById(url.hash.slice(1))?.scrollIntoView();
      else if (!samePage) focusPage(left);
    });
  }

  /** Start listening; returns how to stop. */
  listen(): () => void {
    const back = (): void => this.#read();
    const click = (event: MouseEvent): void => {
      const link = (event.target as Element | null)?.closest?.("a");
      if (!link || !this.#answers(event, link)) return;
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

  /** Whether a click on a link is ours: plain, same origin, a page and not a file of the API. */
  #answers(event: MouseEvent, link: HTMLAnchorElement): boolean {
    if (event.defaultPrevented || event.button !== 0) return false;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return false;
    if (link.pathname === location.pathname && link.hash) return false;
    return this.parse(link.pathname).page !== "missing";
  }
}

/** The focus goes to the page; one that has gone to its first field stays there. */
function focusPage(left: Element | null): void {
  const main = document.querySelector<HTMLElement>("main");
  const there = document.activeElement;
  if (there === left || !main?.contains(there)) main?.focus({ preventScroll: true });
}
