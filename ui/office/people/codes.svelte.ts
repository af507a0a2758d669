/** Codes that were just made. They are told once; leaving the page for good forgets them. */

import { at, send } from "../client";
import type { NewCode, Role } from "../protocol";

export interface Made extends NewCode {
  role: Role;
  table: number | null;
  whom: string;
}

class Codes {
  made = $state.raw<Made[]>([]);
  #event = "";

  of(event: string): Made[] {
    return this.#event === event ? this.made : [];
  }

  async make(event: string, asked: { role: Role; table: number | null; entry: string | null; player: string | null; days: number }, whom: string): Promise<Made> {
    const code = await send<NewCode>(at(event, "/invitations"), asked);
    const made = { ...code, role: asked.role, table: asked.table, whom };
    this.made = [...this.of(event), made];
    this.#event = event;
    return made;
  }
}

export const codes = new Codes();
