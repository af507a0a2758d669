/** Hearing of changes at the table: one stream, tried again when it breaks, and a look now and then. */

export interface LiveEvents {
  /** Something changed; the position of the console is told. */
  changed(position: number): void;
  /** The stream is open, or not. */
  open(open: boolean): void;
  /** Nothing has been heard for a while: look by asking. */
  look(): void;
}

const RETRY_MS = [1000, 2000, 5000, 10_000];
const LOOK_MS = 15_000;

export class Live {
  #address: string;
  #events: LiveEvents;
  #source: EventSource | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  #looking: ReturnType<typeof setInterval>;
  #failures = 0;
  #open = false;

  constructor(address: string, events: LiveEvents) {
    this.#address = address;
    this.#events = events;
    this.#listen();
    this.#looking = setInterval(() => {
      if (!this.#open) events.look();
    }, LOOK_MS);
  }

  /** The network is back: do not wait for the next attempt. */
  now(): void {
    if (!this.#open) this.#listen();
  }

  close(): void {
    clearInterval(this.#looking);
    clearTimeout(this.#again);
    this.#source?.close();
    this.#source = null;
  }

  #listen(): void {
    clearTimeout(this.#again);
    this.#source?.close();
    const source = new EventSource(this.#address);
    this.#source = source;
    source.addEventListener("open", () => {
      this.#failures = 0;
      this.#tell(true);
    });
    source.addEventListener("console", (message) => {
      const { position } = JSON.parse((message as MessageEvent<string>).data) as { position: number };
      this.#events.changed(position);
    });
    source.addEventListener("error", () => {
      this.#tell(false);
      if (source.readyState !== EventSource.CLOSED) return;
      const wait = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)];
      this.#failures += 1;
      clearTimeout(this.#again);
      this.#again = setTimeout(() => this.#listen(), wait);
    });
  }

  #tell(open: boolean): void {
    this.#open = open;
    this.#events.open(open);
  }
}
