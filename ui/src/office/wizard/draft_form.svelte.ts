/** The form of a new event, kept while the window is open, and what the server says of it as it is typed. */

import { untrack } from "svelte";
import type { Refused } from "../../lib/shell/refused";
import { refusedBy, send } from "../client";
import { listTooLong } from "../entries/size";
import { keyOf } from "../events/drafts";
import type { DraftCheck } from "../protocol";
import { problemSaid, type FormProblem } from "./form";

const PAUSE_MS = 350;

/** A form of one format. */
export abstract class DraftForm<F extends { teams: string }, C extends Pick<DraftCheck, "problems" | "defaults">> {
  form = $state() as F;
  check = $state.raw<C | null>(null);
  failure = $state.raw<Refused | null>(null);
  readonly made = $derived(this.read(this.form));
  readonly problems: FormProblem[] = $derived([
    ...this.made.problems,
    ...(this.check?.problems ?? [])
      .filter((one) => !this.made.problems.some(({ where }) => where === one.where))
      .map(problemSaid),
  ]);

  readonly #key: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** `blank` is the form in which nothing was typed yet. */
  constructor(format: string, blank: F) {
    this.#key = keyOf(format);
    this.form = { ...blank, ...this.#kept() };
    $effect(() => {
      const text = JSON.stringify($state.snapshot(this.form));
      untrack(() => {
        try {
          sessionStorage.setItem(this.#key, text);
        } catch {
          // storage may be forbidden
        }
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => void this.look(), this.check === null ? 0 : PAUSE_MS);
      });
      return () => clearTimeout(this.#timer);
    });
  }

  /** The form as the server reads it, and what is wrong with it before it is sent. */
  protected abstract read(form: F): { draft: unknown; problems: FormProblem[] };

  #kept(): Partial<F> {
    try {
      return JSON.parse(sessionStorage.getItem(this.#key) ?? "{}") as Partial<F>;
    } catch {
      // storage may be forbidden or hold something else; then one begins anew
      return {};
    }
  }

  async look(): Promise<void> {
    const asked = ++this.#asked;
    const long = listTooLong(this.form.teams);
    if (long) {
      this.check = null;
      this.failure = long;
      return;
    }
    try {
      const check = await send<C>("/api/office/draft", this.made.draft);
      if (asked !== this.#asked) return;
      this.check = check;
      this.failure = null;
    } catch (failure) {
      if (asked === this.#asked) this.failure = refusedBy(failure);
    }
  }

  /** What the server says of the form as it stands, and not as it stood a moment ago. */
  async settled(): Promise<void> {
    clearTimeout(this.#timer);
    await this.look();
  }

  /** What is wrong at a place; of a field of several lines, in whichever of them. */
  protected problemAt(where: string): FormProblem | null {
    const lines = /^(draw\.|rooms|timetable|levels)/.test(where);
    return this.problems.find((one) => one.where === where || (lines && one.where.startsWith(`${where}[`))) ?? null;
  }

  /** What a field comes to that is left empty. */
  usual(where: string): C["defaults"][number] | null {
    return this.check?.defaults.find((one) => one.where === where) ?? null;
  }

  forget(): void {
    try {
      sessionStorage.removeItem(this.#key);
    } catch {
      // nothing was kept
    }
  }
}
