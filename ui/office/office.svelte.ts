/** One event as the office sees it: read anew whenever the stream says that something happened. */

import { at, NotDone, read, saidOf } from "./client";
import type { Office } from "./protocol";

const RETRY_MS = 3000;
/** The clock of the figures goes on while nobody does anything. */
const ANYWAY_MS = 30_000;

export class OfficeEvent {
  office = $state.raw<Office | null>(null);
  failure = $state.raw<NotDone | null>(null);
  /** Whether what is shown is now; false while the server does not answer. */
  inTouch = $state(true);
  /** Changes whenever something happened, for pages that read more than the office. */
  news = $state(0);

  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reading: Promise<void> | null = null;
  #waiting = false;
  #closed = false;

  constructor(readonly event: string) {
    this.#open();
    void this.refresh();
  }

  /** Read what is true now. What happens during a reading is read after it, never instead of it. */
  async refresh(): Promise<void> {
    while (this.#reading) await this.#reading;
    if (this.#closed) return;
    this.#reading = this.#read();
    await this.#reading;
  }

  /** Something happened: one reading, however often it is said meanwhile. */
  #heard(): void {
    if (this.#waiting) return;
    this.#waiting = true;
    void this.refresh();
  }

  async #read(): Promise<void> {
    this.#waiting = false;
    clearTimeout(this.#timer);
    try {
      const office = await read<Office>(at(this.event));
      if (this.#closed) return;
      this.office = office;
      this.failure = null;
      this.inTouch = true;
      this.news += 1;
      this.#timer = setTimeout(() => void this.refresh(), ANYWAY_MS);
    } catch (failure) {
      if (this.#closed) return;
      this.failure = failure instanceof NotDone ? failure : new NotDone("broken", saidOf(failure));
      this.inTouch = this.failure.kind !== "offline" && this.failure.kind !== "broken";
      if (!this.inTouch) this.#timer = setTimeout(() => void this.refresh(), RETRY_MS);
    } finally {
      this.#reading = null;
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#source?.close();
  }

  #open(): void {
    const source = new EventSource(at(this.event, "/stream"));
    this.#source = source;
    source.addEventListener("office", () => this.#heard());
    source.addEventListener("open", () => {
      if (!this.inTouch) void this.refresh();
    });
    source.addEventListener("error", () => {
      if (this.#closed || source.readyState !== EventSource.CLOSED) return;
      // refused, or the server is gone: the browser does not try again by itself
      setTimeout(() => {
        if (!this.#closed && this.failure?.kind !== "signed-out" && this.failure?.kind !== "forbidden") this.#open();
      }, RETRY_MS);
    });
  }
}
