/** What the pages of an event are given, and what they give to the bar. */

import type { AnyHead } from "../lib/protocol/api";

/** A link to the event's own page, by the event's name. */
export interface About {
  name: string;
  href: string;
}

/** A place of an event that the bar leads to. */
export interface Section {
  name: string;
  href: string;
  here: boolean;
}

/** What the pages of an event are given. */
export interface EventProps<R> {
  route: R;
  session: number | null;
  /** What the event is called, where that is known before its scoreboard has come. */
  name: string | null;
  /** The event is there, and so its name; `what` is shown of it, where its scoreboard has the name. */
  onhead: (head: AnyHead, what: string | null) => void;
  /** There is no such event: nothing leads to its pages. */
  onmissing: () => void;
}
