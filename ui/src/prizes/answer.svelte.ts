/** The answer to what is on the page: the latest wins, and the last good one stays until there is a better. */

import type { Refused } from "../lib/shell/refused";
import { untrack } from "svelte";
import { asFailure, type Failure } from "../lib/protocol/client";
import { ask, final, type Question } from "./client";
import { refusalInWords } from "./words";

const TYPING_MS = 150;
const RETRY_MS = 4000;
/** Longer than any table takes once its models are loaded. */
const SLOW_MS = 1500;

/** What is refused at a field: the whole of it, or one of its lines, counted from 1. */
export interface RefusedAt {
  line: number | null;
  sentence: string;
  refused: Refused;
}

/** The address of something to calculate. */
export type Address = `${Question}?${string}`;

export class Answer<T> {
  value = $state.raw<T | null>(null);
  /** The ids of the players' lines that `value` speaks of, in its order. */
  of = $state.raw<readonly number[]>([]);
  /** Why there is no answer to what is asked now. */
  failure = $state.raw<Failure | null>(null);
  /** Whether `value` answers something that was asked before. */
  stale = $state(false);
  /** Whether the answer to what is asked now takes its time. */
  slow = $state(false);

  #path: Address | null = null;
  #ids: readonly number[] = [];
  #asked: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  /** Ask for what is at `path`, soon; null asks nothing and forgets what was answered. */
  want(path: Address | null, ids: readonly number[] = []): void {
    this.#ids = ids;
    if (path === this.#path) return;
    const first = this.#path === null;
    this.#path = path;
    this.#stop();
    if (path === null) {
      this.value = null;
      this.failure = null;
      this.stale = false;
      return;
    }
    this.stale = untrack(() => this.value !== null);
    this.#timer = setTimeout(() => void this.#ask(path), first ? 0 : TYPING_MS);
  }

  /** Ask again at once, e.g. when the network is back. */
  again(): void {
    if (this.#path === null || this.failure === null || final(this.failure)) return;
    this.#stop();
    void this.#ask(this.#path);
  }

  close(): void {
    this.#stop();
    this.#path = null;
  }

  /** What is refused at this field: the whole of it, or one of its lines, counted from 1. */
  refusedAt(field: string): RefusedAt | null {
    if (this.failure?.refused.fields["field"] !== field) return null;
    const line = this.failure.refused.fields["line"];
    return {
      line: typeof line === "number" ? line : null,
      sentence: refusalInWords(this.failure.refused),
      refused: this.failure.refused,
    };
  }

  async #ask(path: Address): Promise<void> {
    const [asked, ids] = [new AbortController(), this.#ids];
    this.#asked = asked;
    this.#patience = setTimeout(() => (this.slow = true), SLOW_MS);
    try {
      const value = (await ask(path, asked.signal)) as T;
      if (asked.signal.aborted) return;
      this.value = value;
      this.of = ids;
      this.stale = false;
      this.failure = null;
    } catch (failure) {
      if (asked.signal.aborted) return;
      this.failure = asFailure(failure);
      if (final(this.failure)) return;
      const { retryAfter } = this.failure;
      this.#timer = setTimeout(() => void this.#ask(path), retryAfter === null ? RETRY_MS : retryAfter * 1000);
    } finally {
      if (!asked.signal.aborted) this.#hurry();
    }
  }

  #hurry(): void {
    clearTimeout(this.#patience);
    this.slow = false;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#hurry();
    this.#asked?.abort();
  }
}
