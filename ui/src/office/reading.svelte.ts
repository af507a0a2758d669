/** What one page reads, kept while it is read again. */

import { untrack } from "svelte";
import { asFailure, type Failure, read } from "./client";

export class Reading<T> {
  value = $state.raw<T | null>(null);
  failure = $state.raw<Failure | null>(null);
  #asked: AbortController | null = null;

  async load(path: string): Promise<void> {
    this.#asked?.abort();
    const asked = new AbortController();
    this.#asked = asked;
    try {
      const value = await read<T>(path, asked.signal);
      if (asked.signal.aborted) return;
      this.value = value;
      this.failure = null;
    } catch (failure) {
      if (asked.signal.aborted) return;
      this.failure = asFailure(failure);
    }
  }

  close(): void {
    this.#asked?.abort();
  }
}

/** For a page: read what `path` names, and again when it or the `news` changes; null reads nothing. */
export function reading<T>(path: () => string | null, news: () => number = () => 0): Reading<T> {
  const made = new Reading<T>();
  const wanted = $derived(path());
  $effect(() => {
    news();
    if (wanted === null) return;
    untrack(() => void made.load(wanted));
    return () => made.close();
  });
  return made;
}
