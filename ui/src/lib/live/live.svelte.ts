/** The live scoreboard of one event: one stream, shared by every page that shows it. */

import type { BoardOf, DealsFormat, Scoreboard } from "../protocol/api";
import { api, Failure, isOf } from "../protocol/client";
import { Stream } from "./stream";

export type Link = "connecting" | "live" | "reconnecting" | "still";

/** Of one format of deals; that of teams, where none is named. */
export class LiveEvent<B extends BoardOf[DealsFormat] = Scoreboard> {
  scoreboard = $state.raw<B | null>(null);
  /** "still" is a scoreboard that will not change: a past session or a finished event. */
  link = $state<Link>("connecting");
  failure = $state<Failure | null>(null);
  /** The event is of another format, whose pages are elsewhere; as the server names it. */
  other = $state<string | null>(null);

  #stream: Stream<B>;
  #closed = false;

  constructor(
    readonly event: string,
    readonly session: number | null,
    readonly format: DealsFormat = "seat_teams",
  ) {
    // A session that is over is read once.
    this.#stream = new Stream(session === null ? api.stream(event) : null, "scoreboard", {
      trying: () => void this.#snapshot(),
      opened: () => {
        if (this.link !== "still") this.link = "live";
      },
      said: (scoreboard) => {
        this.link = "live";
        this.take(scoreboard);
      },
      broken: (refused) => {
        if (this.link !== "still") this.link = this.scoreboard ? "reconnecting" : "connecting";
        if (refused) this.#again();
      },
    });
    this.#stream.start();
  }

  /** Take a scoreboard unless a newer one is shown. A log that was replaced starts again. */
  take(scoreboard: B): void {
    const current = this.scoreboard;
    const sameRun = current?.event.seal === scoreboard.event.seal;
    if (current && sameRun && scoreboard.position < current.position) return;
    this.scoreboard = scoreboard;
    this.failure = null;
    // The stream stays open: rulings and corrections can still come for a while.
    if (scoreboard.event.status === "finished") this.link = "still";
  }

  close(): void {
    this.#closed = true;
    this.#stream.close();
  }

  async #snapshot(): Promise<void> {
    try {
      const scoreboard = await api.scoreboard(this.event, this.session);
      if (this.#closed) return;
      if (!isOf(this.format, scoreboard)) {
        this.other = scoreboard.event.format;
        this.#stream.close();
        return;
      }
      this.take(scoreboard as B);
      if (this.session !== null) this.link = "still";
    } catch (failure) {
      if (this.#closed || !(failure instanceof Failure)) return;
      if (!this.scoreboard) this.failure = failure;
      if (this.session !== null && failure.kind !== "missing") this.#again();
    }
  }

  /** What is not there is not asked for again. */
  #again(): void {
    if (this.failure?.kind === "missing") this.#stream.close();
    else this.#stream.again();
  }
}
