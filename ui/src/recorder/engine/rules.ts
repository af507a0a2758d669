/** The rules, asked across the border of their thread. */

import type { Arrived } from "./shapes.ts";
import type { HandMade, Refusal, SetupJson, TableState } from "./wire.ts";
import type { Body } from "./wire.ts";
import type { GameAction, GameBody, GamePlayed, Mended, Move, MovesMade, RulesetJson } from "./wire_game.ts";

export interface AskedLine {
  n: number;
  body: Body;
  /** The recorder types it now: it may not go back over a street. */
  own?: boolean;
}

export interface PlayedLine {
  n: number;
  street: "preflop" | "flop" | "turn" | "river";
  counts: boolean;
  corrected: Body | null;
  open: boolean;
  total: number | null;
}

export interface Played {
  state: TableState;
  lines: PlayedLine[];
  offered: "flop" | "turn" | "river" | null;
  refusal: (Refusal & { n: number }) | null;
}

export interface ReadLabel {
  event: string | null;
  session: number;
  table: number;
  deal: number;
  label: string;
}

export interface AskedGame {
  ruleset: RulesetJson;
  /** Rolls were drawn ahead: one that was told comes again. */
  drawn: boolean;
  lines: { n: number; body: GameBody; own?: boolean }[];
}

export interface AskedMending {
  of: number;
  made: readonly Move[];
  action: GameAction | null;
}

export interface RulesLike {
  play(setup: SetupJson, lines: AskedLine[], chip: number): Promise<Played>;
  playGame(game: AskedGame): Promise<GamePlayed>;
  /** Where checkers may go after the moves made; `free`: anywhere that one can lie. */
  moves(asked: AskedGame & { made: readonly Move[]; free: boolean }): Promise<MovesMade>;
  /** A line put right: what its place allows, and what the lines after it become. */
  mend(asked: AskedGame & AskedMending): Promise<Mended>;
  readLabel(text: string): Promise<ReadLabel | Refusal>;
  version(): Promise<string>;
  stop(): void;
}

type Reply<T> = { answer: T } | { refusal: Refusal };

/** The rules over any way of asking them: a worker here, Python itself in tests. */
export class Rules implements RulesLike {
  #ask: (text: string) => Promise<string>;
  #stop: () => void;

  constructor(ask: (text: string) => Promise<string>, stop: () => void = () => undefined) {
    this.#ask = ask;
    this.#stop = stop;
  }

  play(setup: SetupJson, lines: AskedLine[], chip: number): Promise<Played> {
    return this.#answer<Played>({ do: "play", setup, lines, chip });
  }

  playGame(game: AskedGame): Promise<GamePlayed> {
    return this.#answer<GamePlayed>({ do: "play_game", ...game });
  }

  moves(asked: AskedGame & { made: readonly Move[]; free: boolean }): Promise<MovesMade> {
    return this.#answer<MovesMade>({ do: "moves", ...asked });
  }

  mend(asked: AskedGame & AskedMending): Promise<Mended> {
    return this.#answer<Mended>({ do: "mend", ...asked });
  }

  async readLabel(text: string): Promise<ReadLabel | Refusal> {
    const reply = await this.#reply<ReadLabel>({ do: "read_label", text });
    return "refusal" in reply ? reply.refusal : reply.answer;
  }

  async version(): Promise<string> {
    return (await this.#answer<{ version: string }>({ do: "version" })).version;
  }

  stop(): void {
    this.#stop();
  }

  /** The answer to what cannot be refused. */
  async #answer<T>(asked: unknown): Promise<T> {
    const reply = await this.#reply<T>(asked);
    if ("refusal" in reply) throw new Error(reply.refusal.sentence);
    return reply.answer;
  }

  async #reply<T>(asked: unknown): Promise<Reply<T>> {
    return JSON.parse(await this.#ask(JSON.stringify(asked))) as Reply<T>;
  }
}

/** What the rules made: without one a hand has no state to show. */
export type { HandMade };

/**
 * Start the worker. Rejects if Python does not start; `startedIn` counts milliseconds. `arrived` is
 * called again and again while its files arrive.
 */
export async function startRules(
  arrived: (soFar: Arrived) => void = () => undefined,
): Promise<{ rules: Rules; startedIn: number }> {
  const begun = performance.now();
  const worker = new Worker(new URL("../worker/worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, { done(answer: string): void; failed(why: Error): void }>();
  let count = 0;
  await new Promise<void>((ready, failed) => {
    worker.addEventListener(
      "message",
      (message: MessageEvent<{ ready?: true; arrived?: Arrived; id?: number; answer?: string; failed?: string }>) => {
        const { id, answer } = message.data;
        if (id === undefined) {
          if (message.data.arrived) arrived(message.data.arrived);
          else if (message.data.ready) ready();
          else failed(new Error(message.data.failed));
          return;
        }
        const asked = waiting.get(id);
        waiting.delete(id);
        if (answer !== undefined) asked?.done(answer);
        else asked?.failed(new Error(message.data.failed));
      },
    );
    worker.addEventListener("error", (event) => {
      const why = new Error(event.message || "the rules stopped");
      failed(why);
      for (const asked of waiting.values()) asked.failed(why);
      waiting.clear();
    });
  });
  const ask = (text: string): Promise<string> =>
    new Promise((done, failed) => {
      count += 1;
      waiting.set(count, { done, failed });
      worker.postMessage({ id: count, text });
    });
  return { rules: new Rules(ask, () => worker.terminate()), startedIn: performance.now() - begun };
}
