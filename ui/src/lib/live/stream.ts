/** One stream of the server's news; tried again, after ever longer waits, when the server refuses it. */

export interface Hears<T> {
  /** An attempt begins: time to read what a stream does not repeat. */
  trying?(): void;
  opened(): void;
  said(news: T): void;
  /** The line is broken. A browser tries again by itself unless the answer was a refusal. */
  broken(refused: boolean): void;
}

const RETRY_MS = [1000, 2000, 5000, 10_000];

export class Stream<T> {
  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  /** `kind` is the name of the messages that are heard; without an address there are only attempts. */
  constructor(
    readonly address: string | null,
    readonly kind: string,
    readonly hears: Hears<T>,
  ) {}

  /** Whether news come now. */
  get open(): boolean {
    return this.#source?.readyState === EventSource.OPEN;
  }

  /** Listen, now. */
  start(): void {
    this.close();
    this.hears.trying?.();
    if (this.address === null) return;
    const source = new EventSource(this.address);
    this.#source = source;
    source.addEventListener("open", () => {
      this.#failures = 0;
      this.hears.opened();
    });
    source.addEventListener(this.kind, (message) =>
      this.hears.said(JSON.parse((message as MessageEvent<string>).data) as T),
    );
    source.addEventListener("error", () => {
      if (source === this.#source) this.hears.broken(source.readyState === EventSource.CLOSED);
    });
  }

  /** Try again after a while. */
  again(): void {
    this.close();
    const wait = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)];
    this.#failures += 1;
    this.#timer = setTimeout(() => this.start(), wait);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }
}
