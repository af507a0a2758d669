/** The scoreboard of one event of matches, read again whenever the stream says that more is public. */

import type { Link } from "../../lib/live/live.svelte";
import { Stream } from "../../lib/live/stream";
import { api, Failure, isOf } from "../../lib/protocol/client";
import type { MatchScoreboard } from "../../lib/matches/shapes";

export class LiveMatches {
  scoreboard = $state.raw<MatchScoreboard | null>(null);
  /** How far the public may see: pages read again when it grows. */
  position = $state(-1);
  link = $state<Link>("connecting");
  failure = $state<Failure | null>(null);
  /** The event is of another format, whose pages are elsewhere; as the server names it. */
  other = $state<string | null>(null);

  #stream: Stream<{ position: number }>;
  #closed = false;
  #reading = false;
  #again = false;

  constructor(readonly event: string) {
    this.#stream = new Stream(api.stream(event), "position", {
      trying: () => void this.#read(),
      opened: () => {
        this.link = this.scoreboard?.event.status === "finished" ? "still" : "live";
      },
      said: ({ position }) => {
        if (position !== this.scoreboard?.position) void this.#read();
      },
      broken: (refused) => {
        if (this.link !== "still") this.link = this.scoreboard ? "reconnecting" : "connecting";
        if (refused) this.#later();
      },
    });
    this.#stream.start();
  }

  close(): void {
    this.#closed = true;
    this.#stream.close();
  }

  /** One reading at a time; what is asked for meanwhile is read once more afterwards. */
  async #read(): Promise<void> {
    if (this.#reading) {
      this.#again = true;
      return;
    }
    this.#reading = true;
    try {
      const scoreboard = await api.scoreboard(this.event, null);
      if (this.#closed) return;
      if (!isOf("room_match", scoreboard)) {
        this.other = scoreboard.event.format;
        this.#stream.close();
        return;
      }
      this.scoreboard = scoreboard;
      this.position = scoreboard.position;
      this.failure = null;
      if (scoreboard.event.status === "finished") this.link = "still";
      else if (this.#stream.open) this.link = "live";
    } catch (failure) {
      if (this.#closed || !(failure instanceof Failure)) return;
      if (!this.scoreboard) this.failure = failure;
      if (failure.kind !== "missing") this.#later();
    } finally {
      this.#reading = false;
      if (this.#again) {
        this.#again = false;
        void this.#read();
      }
    }
  }

  /** What is not there is not asked for again. */
  #later(): void {
    if (this.failure?.kind === "missing") this.#stream.close();
    else this.#stream.again();
  }
}
