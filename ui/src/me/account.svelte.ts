/**
 * Who is signed in on this device.
 *
 * Nearly everybody who looks at results is nobody, so the server is asked only where somebody
 * has signed in before, or stands at the door.
 */

import { door } from "./door";
import type { Invitation, Me } from "./shapes";

const KEPT = "evendeal-name";

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

class Account {
  me = $state.raw<Me | null>(null);
  /** What stands in the bar: known at once, corrected when the server has answered; empty for a device without a name. */
  name = $state<string | null>(kept());
  /** A code that waits for its holder to sign in; it is never in an address that is sent. */
  code = "";

  /** Ask the server who this is. */
  async read(): Promise<Me> {
    return this.take(await door.me());
  }

  /** Ask only if somebody seems to be signed in. */
  async look(): Promise<void> {
    if (this.name === null || this.me) return;
    try {
      await this.read();
    } catch {
      // Offline: the name stays until the server says something else.
    }
  }

  take(me: Me): Me {
    this.me = me;
    this.#keep(me.name ?? (me.grants.length > 0 ? "" : null));
    return me;
  }

  async signIn(name: string, password: string): Promise<Me> {
    return this.take(await door.signIn(name, password));
  }

  /** What a code is good for; nothing is taken. */
  async invitation(code: string): Promise<Invitation> {
    return door.invitation(code);
  }

  async join(code: string, account: { name: string; password: string } | null): Promise<Me> {
    return this.take(await door.join(code, account));
  }

  async signOut(): Promise<void> {
    await door.signOut();
    this.me = null;
    this.#keep(null);
  }

  async endDevice(id: string): Promise<void> {
    await door.endDevice(id);
  }

  /** The server no longer knows this device. */
  forget(): void {
    this.me = null;
    this.#keep(null);
  }

  #keep(name: string | null): void {
    this.name = name;
    try {
      if (name === null) localStorage.removeItem(KEPT);
      else localStorage.setItem(KEPT, name);
    } catch {
      // Without storage the bar forgets; the cookie does not.
    }
  }
}

export const account = new Account();
