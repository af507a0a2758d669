/** Codes that were just made. They are told once; leaving the page for good forgets them. */

import { at, send } from "../client";
import type { NewCode, Role } from "../protocol";

export interface Made extends NewCode {
  event: string;
  role: Role;
  table: number | null;
  whom: string;
}

class Codes {
  made = $state.raw<Made[]>([]);

  of(event: string): Made[] {
    return this.made.filter((one) => one.event === event);
  }

  async make(event: string, asked: { role: Role; table: number | null; entry: string | null; player: string | null; days: number }, whom: string): Promise<Made> {
    const code = await send<NewCode>(at(event, "/invitations"), asked);
    const made = { ...code, event, role: asked.role, table: asked.table, whom };
    this.made = [...this.of(event), made];
    return made;
  }
}

export const codes = new Codes();
