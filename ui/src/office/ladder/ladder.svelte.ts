/** The form of individuals, kept while the window is open, and what the server says of it as it is typed. */

import { untrack } from "svelte";
import type { Refused } from "../../lib/shell/refused";
import { refusedBy, send } from "../client";
import { listTooLong } from "../entries/size";
import { keyOf } from "../events/drafts";
import type { DraftDefault } from "../protocol";
import { asRefused, type FormProblem } from "../wizard/form";
import { blank, draftOf, type LadderCheck, type LadderForm } from "./form";

const KEY = keyOf("seat_ladder");
const PAUSE_MS = 350;

function kept(): LadderForm {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text) return { ...blank(), ...(JSON.parse(text) as Partial<LadderForm>) };
  } catch {
    // storage may be forbidden or hold something else; then one begins anew
  }
  return blank();
}

export class Ladder {
  form = $state<LadderForm>(kept());
  check = $state.raw<LadderCheck | null>(null);
  failure = $state.raw<Refused | null>(null);
  readonly made = $derived(draftOf(this.form));
  readonly problems: FormProblem[] = $derived([
    ...this.made.problems,
    ...(this.check?.problems ?? []).filter((one) => !this.made.problems.some(({ where }) => where === one.where)),
  ]);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor() {
    $effect(() => {
      const text = JSON.stringify($state.snapshot(this.form));
      untrack(() => {
        try {
          sessionStorage.setItem(KEY, text);
        } catch {
          // as above
        }
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => void this.look(), this.check === null ? 0 : PAUSE_MS);
      });
      return () => clearTimeout(this.#timer);
    });
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
      const check = await send<LadderCheck>("/api/office/draft", this.made.draft);
      if (asked !== this.#asked) return;
      this.check = check;
      this.failure = null;
    } catch (failure) {
      if (asked === this.#asked) this.failure = refusedBy(failure);
    }
  }

  /** What is wrong at a place; of a field of several lines, in whichever of them. A name not yet typed is not wrong. */
  why(where: string): Refused | null {
    if (where === "event.name" && this.form.name.trim() === "") return null;
    const lines = /^(draw\.|rooms|timetable|levels)/.test(where);
    const found = this.problems.find((one) => one.where === where || (lines && one.where.startsWith(`${where}[`)));
    return found === undefined ? null : asRefused(found);
  }

  /** What a field comes to that is left empty. */
  usual(where: string): DraftDefault | null {
    return this.check?.defaults.find((one) => one.where === where) ?? null;
  }

  forget(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // nothing was kept
    }
  }
}
