/** What is read again and again while a part of a page stands. */

import { onMount } from "svelte";

const OFTEN_MS = 10_000;

/** What `read` has found last, given what it found before; null until it has found something. */
export function often<T>(read: (before: T | null) => Promise<T | null>): { readonly value: T | null } {
  let value = $state.raw<T | null>(null);
  onMount(() => {
    let closed = false;
    const again = async (): Promise<void> => {
      try {
        const found = await read(value);
        if (!closed) value = found;
      } catch {
        // What stands there is still true; it is read again.
      }
    };
    void again();
    const clock = setInterval(() => void again(), OFTEN_MS);
    return () => {
      closed = true;
      clearInterval(clock);
    };
  });
  return {
    get value() {
      return value;
    },
  };
}
