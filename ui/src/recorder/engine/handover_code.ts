/** The code with which another device goes on: fetched while the server answers, kept for when it does not. */

import type { LineStore } from "./lines";

export interface Code {
  code: string;
  /** Until when it is good, ISO. */
  until: string;
}

export class HandoverCode {
  /** `name` is under which the code is kept. */
  constructor(
    readonly store: Pick<LineStore, "keep" | "kept">,
    readonly name: string,
    readonly ask: () => Promise<Code>,
  ) {}

  /** A new code; else the one that is kept, while it is good; else null. */
  async fresh(): Promise<Code | null> {
    try {
      const code = await this.ask();
      await this.store.keep(this.name, { ...code, had: new Date().toISOString() });
      return code;
    } catch {
      const kept = await this.#kept();
      return kept && Date.parse(kept.until) > Date.now() ? kept : null;
    }
  }

  /** Have a code at hand: a new one when half of the time of the one that is kept has passed. */
  async renew(): Promise<void> {
    const kept = await this.#kept();
    const half = kept ? (Date.parse(kept.until) + Date.parse(kept.had)) / 2 : 0;
    if (Date.now() > half) await this.fresh();
  }

  async #kept(): Promise<(Code & { had: string }) | null> {
    return (await this.store.kept<(Code & { had: string }) | null>(this.name)) ?? null;
  }
}
