/** A part of a page that comes after the page: fetched by its own, and again until it has arrived. */

const RETRY_MS = 3000;

export class Fetched<T> {
  /** What was fetched; null while it has not arrived. */
  value = $state.raw<T | null>(null);

  #fetch: () => Promise<T>;

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
  }

  /** Begin; returns how to stop trying. */
  start(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const again = (): void => {
      void this.#fetch().then(
        (value) => (this.value = value),
        () => {
          if (!stopped) timer = setTimeout(again, RETRY_MS);
        },
      );
    };
    again();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }
}
