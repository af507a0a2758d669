/** The form of an event of individuals. */

import type { Refused } from "../../lib/shell/refused";
import { DraftForm } from "../wizard/draft_form.svelte";
import { asRefused } from "../wizard/form";
import { blank, draftOf, type LadderCheck, type LadderForm } from "./form";

export class Ladder extends DraftForm<LadderForm, LadderCheck> {
  constructor() {
    super("seat_ladder", blank());
  }

  protected read(form: LadderForm): ReturnType<typeof draftOf> {
    return draftOf(form);
  }

  /** What is wrong at a place. A name that is not yet typed is not wrong. */
  why(where: string): Refused | null {
    if (where === "event.name" && this.form.name.trim() === "") return null;
    const found = this.problemAt(where);
    return found === null ? null : asRefused(found);
  }
}
