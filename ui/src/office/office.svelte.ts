/** One event as the office sees it: read anew whenever the stream says that something happened. */

import { at, asFailure, type Failure, read } from "./client";
import type { MatchOffice, Office } from "./protocol";

const RETRY_MS = 3000;
/** The clock of the figures goes on while nobody does anything. */
const ANYWAY_MS = 30_000;
/** What a browser says when it loses its network and when it has it again. */
const NETWORK = ["offline", "online"] as const;

export class LiveOffice<T> {
  office = $state.raw<T | null>(null);
  failure = $state.raw<Failure | null>(null);
  /** Whether what is shown is now; false while the server does not answer. */
  inTouch = $state(true);
  /** Changes whenever something happened, for pages that read more than the office. */
  news = $state(0);

  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reading: Promise<void> | null = null;
  #waiting = false;
  #closed = false;

  constructor(
    readonly event: string,
    /** The address of something of this event's office. */
    readonly at: (rest?: string) => string,
  ) {
    this.#open();
    for (const turn of NETWORK) globalThis.addEventListener?.(turn, this.#turned);
    void this.refresh();
  }

  /** The network has gone or is back: what the server answers now is not waited for. */
  #turned = (): void => this.#heard();

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

  /** The log stands at a position: read, unless what is shown, or is just being read, stands there too. */
  async #stands(position: number): Promise<void> {
    await this.#reading;
    const known = (this.office as { position?: number } | null)?.position;
    if (known === undefined || !this.inTouch || known < position) this.#heard();
  }

  async #read(): Promise<void> {
    this.#waiting = false;
    clearTimeout(this.#timer);
    try {
      const office = await read<T>(this.at());
      if (this.#closed) return;
      this.office = office;
      this.failure = null;
      this.inTouch = true;
      this.news += 1;
      this.#timer = setTimeout(() => void this.refresh(), ANYWAY_MS);
    } catch (failure) {
      if (this.#closed) return;
      this.failure = asFailure(failure);
      this.inTouch = this.failure.kind !== "away";
      if (!this.inTouch) this.#timer = setTimeout(() => void this.refresh(), RETRY_MS);
    } finally {
      this.#reading = null;
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#source?.close();
    for (const turn of NETWORK) globalThis.removeEventListener?.(turn, this.#turned);
  }

  #open(): void {
    const source = new EventSource(this.at("/stream"));
    this.#source = source;
    source.addEventListener("office", ({ data }: MessageEvent<string>) => {
      const { position } = JSON.parse(data) as { position: number };
      void this.#stands(position);
    });
    source.addEventListener("open", () => {
      if (!this.inTouch) void this.refresh();
    });
    source.addEventListener("error", () => {
      if (this.#closed || source.readyState !== EventSource.CLOSED) return;
      // refused, or the server is gone: the browser does not try again by itself
      setTimeout(() => {
        if (!this.#closed && !this.failure?.signedOut && !this.failure?.forbidden) this.#open();
      }, RETRY_MS);
    });
  }
}

/** An event of poker. */
export class OfficeEvent extends LiveOffice<Office> {
  constructor(event: string) {
    super(event, (rest = "") => at(event, rest));
  }
}

/** An event of team matches. */
export class MatchOfficeEvent extends LiveOffice<MatchOffice> {
  constructor(event: string) {
    super(event, (rest = "") => at(event, rest));
  }
}
