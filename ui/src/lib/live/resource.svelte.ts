/** What one page reads from the API: kept while it is read again, tried again when it fails. */

import { untrack } from "svelte";
import { asFailure, type Failure } from "../protocol/client";

const RETRY_MS = 5000;

export class Resource<T> {
  value = $state.raw<T | null>(null);
  failure = $state<Failure | null>(null);

  #asked: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Read now; what an earlier call asked for is dropped. */
  async load(read: (signal: AbortSignal) => Promise<T>): Promise<void> {
    this.close();
    const asked = new AbortController();
    this.#asked = asked;
    try {
      const value = await read(asked.signal);
      if (asked.signal.aborted) return;
      this.value = value;
      this.failure = null;
    } catch (failure) {
      if (asked.signal.aborted) return;
      this.failure = asFailure(failure);
      if (this.failure.passing) this.#timer = setTimeout(() => void this.load(read), RETRY_MS);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asked?.abort();
  }
}

/** For a page: read when it comes, and again whenever `wanted` is another value; null wants nothing. */
export function follow<T>(wanted: () => string | null, read: (signal: AbortSignal) => Promise<T>): Resource<T> {
  const resource = new Resource<T>();
  const now = $derived(wanted());
  $effect(() => {
    if (now === null) return;
    untrack(() => void resource.load(read));
    return () => resource.close();
  });
  return resource;
}
