/** The live scoreboard of one event: one stream, shared by every page that shows it. */

import type { Scoreboard } from "../protocol/api";
import { api, Unavailable } from "../protocol/client";

export type Link = "connecting" | "live" | "reconnecting" | "still";

const RETRY_MS = [1000, 2000, 5000, 10_000];

export class LiveEvent {
  scoreboard = $state.raw<Scoreboard | null>(null);
  /** "still" is a scoreboard that will not change: a past session or a finished event. */
  link = $state<Link>("connecting");
  failure = $state<Unavailable | null>(null);

  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #closed = false;

  constructor(
    readonly event: string,
    readonly session: number | null,
  ) {
    this.#open();
  }

  /** Take a scoreboard unless a newer one is shown. A log that was replaced starts again. */
  take(scoreboard: Scoreboard): void {
    const shown = this.scoreboard;
    const sameRun = shown?.event.seal === scoreboard.event.seal;
    if (shown && sameRun && scoreboard.position < shown.position) return;
    this.scoreboard = scoreboard;
    this.failure = null;
    // The stream stays open: rulings and corrections can still come for a while.
    if (scoreboard.event.status === "finished") this.link = "still";
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }

  #open(): void {
    if (this.#closed) return;
    void this.#snapshot();
    if (this.session !== null) return;
    const source = new EventSource(api.stream(this.event));
    this.#source = source;
    source.addEventListener("open", () => {
      this.#failures = 0;
      if (this.link !== "still") this.link = "live";
    });
    source.addEventListener("scoreboard", (message) => {
      this.link = "live";
      this.take(JSON.parse((message as MessageEvent<string>).data) as Scoreboard);
    });
    source.addEventListener("error", () => {
      if (this.#closed) return;
      if (this.link !== "still") this.link = this.scoreboard ? "reconnecting" : "connecting";
      // the browser tries again by itself, with Last-Event-ID, unless the answer was a refusal
      if (source.readyState === EventSource.CLOSED) this.#again();
    });
  }

  async #snapshot(): Promise<void> {
    try {
      const scoreboard = await api.scoreboard(this.event, this.session);
      if (this.#closed) return;
      this.take(scoreboard);
      if (this.session !== null) this.link = "still";
    } catch (failure) {
      if (this.#closed || !(failure instanceof Unavailable)) return;
      if (!this.scoreboard) this.failure = failure;
      if (this.session !== null && failure.kind !== "missing") this.#again();
    }
  }

  #again(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    if (this.failure?.kind === "missing") return;
    const wait = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)];
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#open(), wait);
  }
}
