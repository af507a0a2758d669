/** Codes that were just made. They are told once; leaving the page for good forgets them. */

import type { Refused } from "../../lib/shell/refused";
import { at, send } from "../client";
import type { NewCode, OpenInvitation, Role } from "../protocol";

export interface Made extends NewCode {
  event: string;
}

/** Whom a code is for. */
export interface Wanted {
  role: Role;
  table?: number | null;
  entry?: string | null;
  player?: string | null;
  days: number;
}

const ORDER: readonly Role[] = [
  "recorder",
  "table_screen",
  "custodian",
  "captain",
  "player",
  "director",
  "commentator",
  "spectator",
];

class Codes {
  made = $state.raw<Made[]>([]);
  /** Why not all codes could be made that were wanted with a new event. */
  failed = $state.raw<Record<string, Refused>>({});

  of(event: string): Made[] {
    return this.made.filter((one) => one.event === event);
  }

  /** The slips of an event, as they are handed out: tables first, each in the order of its place. */
  slips(event: string): Made[] {
    const place = (one: Made): number => ORDER.indexOf(one.role) * 1000 + (one.table ?? 0);
    return this.of(event).sort((a, b) => place(a) - place(b));
  }

  async make(event: string, wanted: Wanted): Promise<Made> {
    const { role, table = null, entry = null, player = null, days } = wanted;
    return this.#keep(event, await send<NewCode>(at(event, "/invitations"), { role, table, entry, player, days }));
  }

  /** Another code in the place of an open one, which stops. */
  async anew(event: string, old: OpenInvitation["id"], days: number): Promise<Made> {
    return this.#keep(event, await send<NewCode>(at(event, `/invitations/${encodeURIComponent(old)}/anew`), { days }));
  }

  /** Another code in the place of each that nobody has taken. */
  async untakenAnew(event: string, days: number): Promise<Made[]> {
    const found = await send<NewCode[]>(at(event, "/invitations/anew"), { days });
    return found.map((one) => this.#keep(event, one));
  }

  /** What was ended is on no sheet any more. */
  forget(id: string): void {
    this.made = this.made.filter((one) => one.id !== id);
  }

  #keep(event: string, code: NewCode): Made {
    const made = { ...code, event };
    this.made = [...this.of(event).filter((one) => one.id !== code.replaces), made];
    return made;
  }
}

export const codes = new Codes();
