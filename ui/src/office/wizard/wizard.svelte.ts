/** The form, kept while the page is open, and what the server says of it as it is typed. */

import { untrack } from "svelte";
import type { Refused } from "../../lib/shell/refused";
import { refusedBy, send } from "../client";
import { listTooLong } from "../entries/size";
import { keyOf } from "../events/drafts";
import type { DraftDefault, SeatTeamsCheck } from "../protocol";
import { blank, draftOf, placeOf, stepOf, type Form, type FormProblem, type Step } from "./form";
import { t } from "../../lib/words/words.svelte";

const KEY = keyOf("seat_teams");
const PAUSE_MS = 350;

function kept(): Form {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text) return { ...blank(), ...(JSON.parse(text) as Partial<Form>) };
  } catch {
    // storage may be forbidden or hold something else; then one begins anew
  }
  return blank();
}

export class Wizard {
  form = $state<Form>(kept());
  check = $state.raw<SeatTeamsCheck | null>(null);
  failure = $state.raw<Refused | null>(null);
  /** Steps that were left once: their problems are said from then on. */
  seen = $state<Step[]>([]);
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
      const check = await send<SeatTeamsCheck>("/api/office/draft", this.made.draft);
      if (asked !== this.#asked) return;
      this.check = check;
      this.failure = null;
    } catch (failure) {
      if (asked === this.#asked) this.failure = refusedBy(failure);
    }
  }

  /** A failure that no step shows beside its own field. */
  apart(step: Step): Refused | null {
    return step === "teams" && this.failure?.name === "ListTooLong" ? null : this.failure;
  }

  /** What the server says of the form as it stands, and not as it stood a moment ago. */
  async settled(): Promise<void> {
    clearTimeout(this.#timer);
    await this.look();
  }

  /** What is wrong at a place; of a field of several lines, in whichever of them. */
  why(where: string): FormProblem | null {
    const lines = /^(draw\.|rooms|timetable|levels)/.test(where);
    const found = this.problems.find((one) => one.where === where || (lines && one.where.startsWith(`${where}[`)));
    if (found === undefined) return null;
    return /^(rooms|timetable)\[/.test(found.where)
      ? { ...found, why: t("wizard-why-at", { place: placeOf(found.where), why: found.why }) }
      : found;
  }
  /** What a field comes to that is left empty. */
  usual(where: string): DraftDefault | null {
    return this.check?.defaults.find((one) => one.where === where) ?? null;
  }
  wrong(step: Step): FormProblem[] {
    return this.problems.filter(({ where }) => stepOf(where) === step);
  }
  forget(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // nothing was kept
    }
  }
}
