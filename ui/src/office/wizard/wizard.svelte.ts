/** The form of an event of teams, step by step. */

import type { Refused } from "../../lib/shell/refused";
import { t } from "../../lib/words/words.svelte";
import type { SeatTeamsCheck } from "../protocol";
import { DraftForm } from "./draft_form.svelte";
import { blank, draftOf, placeOf, stepOf, type Form, type FormProblem, type Step } from "./form";

export class Wizard extends DraftForm<Form, SeatTeamsCheck> {
  /** Steps that were left once: their problems are said from then on. */
  seen = $state<Step[]>([]);

  constructor() {
    super("seat_teams", blank());
  }

  protected read(form: Form): ReturnType<typeof draftOf> {
    return draftOf(form);
  }

  /** A failure that no step shows beside its own field. */
  apart(step: Step): Refused | null {
    return step === "teams" && this.failure?.name === "ListTooLong" ? null : this.failure;
  }

  /** What is wrong at a place; of one line of several it says in which. */
  why(where: string): FormProblem | null {
    const found = this.problemAt(where);
    return found !== null && /^(rooms|timetable)\[/.test(found.where)
      ? { ...found, why: t("wizard-why-at", { place: placeOf(found.where), why: found.why }) }
      : found;
  }

  wrong(step: Step): FormProblem[] {
    return this.problems.filter(({ where }) => stepOf(where) === step);
  }
}
