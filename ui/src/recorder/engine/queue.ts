/**
 * The queue of lines on their way to the server: one request at a time, in the order typed,
 * again and again until the server has acknowledged. Runs in Node too.
 *
 * A line sent twice is one line to the server: its key and number name it. So the queue never
 * has to know whether a request that failed had arrived.
 */

import { sameHand, type Bundle, type HandPlace, type KeptLine, type LineStore } from "./lines.ts";
import { placeOf } from "./memory.ts";
import type { Refusal } from "./wire.ts";
import type { AnyReceipt } from "./wire_table.ts";

/** What came back for a request. */
export type Answer =
  | { kind: "receipt"; receipt: AnyReceipt }
  | { kind: "refused"; status: number; refusal: Refusal }
  /** The server wants a sign-in first. */
  | { kind: "locked" }
  /** The server is there and could not write: try again. */
  | { kind: "busy"; refusal: Refusal }
  /** No answer, or none that says anything: try again. */
  | { kind: "failed" };

export interface QueueEvents {
  receipt(place: HandPlace, receipt: AnyReceipt): void | Promise<void>;
  /**
   * Another line stands in the place. Merge with what the server has; false if it could not be
   * asked.
   */
  taken(place: HandPlace): Promise<boolean>;
  /**
   * Whether the table knew what to do about it, e.g. a roll that nobody has thrown yet: send what
   * waits now. Of lines that are held it is told when the first one that waits is the held one.
   */
  settled?(place: HandPlace, refusal: Refusal): Promise<boolean>;
  /** The line was refused; it and what follows it in its hand were put aside. */
  refused(place: HandPlace, n: number, refusal: Refusal, aside: Bundle): void;
  /**
   * How many lines wait, whether the request just made was answered (null: none was made), and why
   * the server could not write (null: it could).
   */
  reported(waiting: number, reached: boolean | null, locked: boolean, busy: Refusal | null): void;
}

/** Refusals that are no fault of the line: it waits, and is sent again as it is. */
const HELD = new Set(["RollTooSoon", "TablePaused", "RoundNotBegun", "SealHeld", "PlayPaused", "EventIsWithdrawn"]);
/** Those of which the server takes no line at all, not even a note or a call. */
const TAKES_NOTHING = new Set(["RoundNotBegun", "EventIsWithdrawn"]);
/** Milliseconds until a line is sent again that is held for nobody knows how long. */
const HELD_MS = 3000;

export const isHeld = (refusal: Refusal): boolean => HELD.has(refusal.name);

/** Lines that change nothing in a game, so that they can come at any time. */
const isMark = ({ body }: KeptLine): boolean => body.do === "note" || body.do === "call_director";

/**
 * The waiting lines of a game, the first of them held, with its notes and calls first: the director
 * hears those though what was typed before them is held. Null where none stands behind another
 * line; nor does one pass where the server takes no line at all: a round that has not begun, an event that
 * is withdrawn.
 */
export function marksFirst(queued: readonly KeptLine[], refusal: Refusal): KeptLine[] | null {
  const inOrder = [...queued.filter(isMark), ...queued.filter((line) => !isMark(line))];
  const first = queued[0]?.n ?? 0;
  if (TAKES_NOTHING.has(refusal.name) || inOrder.every((line, i) => line === queued[i])) return null;
  const moved = new Map(inOrder.map(({ n }, i) => [n, first + i]));
  return inOrder.map((line, i) => {
    const { body } = line;
    return { ...line, n: first + i, body: "of" in body ? { ...body, of: moved.get(body.of) ?? body.of } : body };
  });
}

export interface QueueOptions {
  /** Most lines of one request. */
  most?: number;
  /** Milliseconds before the first and the slowest further attempt. */
  first?: number;
  slowest?: number;
  random?: () => number;
}

export class Queue {
  #store: LineStore;
  #send: (batch: readonly KeptLine[], waiting: number) => Promise<Answer>;
  #events: QueueEvents;
  #most: number;
  #first: number;
  #slowest: number;
  #random: () => number;
  #running = false;
  #failures = 0;
  #locked = false;
  #wake: (() => void) | null = null;
  #woken = false;
  /** The hand whose lines go one by one, to find out which one is refused. */
  #careful: HandPlace | null = null;

  constructor(
    store: LineStore,
    send: (batch: readonly KeptLine[], waiting: number) => Promise<Answer>,
    events: QueueEvents,
    options: QueueOptions = {},
  ) {
    this.#store = store;
    this.#send = send;
    this.#events = events;
    this.#most = options.most ?? 40;
    this.#first = options.first ?? 500;
    this.#slowest = options.slowest ?? 20_000;
    this.#random = options.random ?? Math.random;
  }

  start(): void {
    if (this.#running) return;
    this.#running = true;
    void this.#run();
  }

  stop(): void {
    this.#running = false;
    this.wake();
  }

  /** There is something new to send, or the network is back: do not wait any longer. */
  wake(): void {
    this.#woken = true;
    this.#wake?.();
  }

  /** Forget past failures, e.g. after signing in. */
  retryNow(): void {
    this.#failures = 0;
    this.#locked = false;
    this.wake();
  }

  async #run(): Promise<void> {
    while (this.#running) {
      let wait: number;
      try {
        wait = await this.#turn();
      } catch {
        // The storage failed: nothing is lost that was stored, so try again.
        wait = this.#backOff();
      }
      await this.#rest(wait);
    }
  }

  /** One request and what follows from its answer: milliseconds to wait before the next. */
  async #turn(): Promise<number> {
    const one = this.#careful !== null;
    const batch = await this.#store.batch(one ? 1 : this.#most);
    const first = batch[0];
    if (!first) {
      this.#careful = null;
      this.#events.reported(0, null, this.#locked, null);
      return Infinity;
    }
    if (this.#careful && !sameHand(this.#careful, first)) this.#careful = null;
    const place = placeOf(first);
    const waiting = await this.#store.waiting();
    const answer = await this.#send(batch, waiting);
    this.#locked = answer.kind === "locked";
    let wait = 0;
    switch (answer.kind) {
      case "receipt": {
        // Only what the server counts is acknowledged.
        const below = Math.min(answer.receipt.next, first.n + batch.length);
        await this.#store.mark(place, first.n, below, "sent");
        await this.#events.receipt(place, answer.receipt);
        this.#failures = 0;
        if (below <= first.n) wait = this.#backOff();
        break;
      }
      case "refused":
        wait = await this.#refused(place, batch, answer.status, answer.refusal);
        break;
      default:
        wait = this.#backOff();
    }
    const busy = answer.kind === "busy" ? answer.refusal : null;
    this.#events.reported(await this.#store.waiting(), answer.kind !== "failed", this.#locked, busy);
    return wait;
  }

  async #refused(place: HandPlace, batch: readonly KeptLine[], status: number, refusal: Refusal): Promise<number> {
    const first = batch[0] as KeptLine;
    const expected = refusal.fields["expected"];
    const found = batch.length === 1 || !isHeld(refusal);
    if (found && (await this.#events.settled?.(place, refusal))) {
      this.#careful = null;
      return 0;
    }
    if (refusal.name === "LineMissing" && typeof expected === "number" && expected < first.n) {
      // The server has lost what it had acknowledged, e.g. by a copy put back: send it again.
      await this.#store.mark(place, expected, first.n, "queued");
      return this.#backOff();
    }
    if (refusal.name === "PlaceTaken" || refusal.name === "KeyReused") {
      const merged = await this.#events.taken(place);
      const left = (await this.#store.batch(1))[0];
      const stuck = merged && left !== undefined && sameHand(left, place) && left.n === first.n;
      if (!merged || !stuck) return merged ? 0 : this.#backOff();
    } else if (batch.length > 1) {
      // Nothing was written of the whole request: find the line that is refused.
      this.#careful = place;
      return 0;
    }
    if (status < 400 || status >= 500) return this.#backOff();
    if (isHeld(refusal)) {
      const seconds = refusal.fields["seconds"];
      this.#careful = null;
      this.#failures = 0;
      return typeof seconds === "number" ? Math.min(1000 * seconds, this.#slowest) : Math.min(HELD_MS, this.#slowest);
    }
    const aside = await this.#store.putAside(place, first.n, refusal);
    this.#careful = null;
    this.#failures = 0;
    this.#events.refused(place, first.n, refusal, aside);
    return 0;
  }

  #backOff(): number {
    const longest = Math.min(this.#slowest, this.#first * 2 ** this.#failures);
    this.#failures += 1;
    // Half of it at random, so that a hall of consoles does not come back in one moment.
    return longest * (0.5 + this.#random() / 2);
  }

  #rest(wait: number): Promise<void> {
    if (this.#woken || wait <= 0) {
      this.#woken = false;
      return Promise.resolve();
    }
    return new Promise((done) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        this.#woken = false;
        done();
      };
      if (Number.isFinite(wait)) timer = setTimeout(this.#wake, wait);
    });
  }
}
