/** The address that links and QR codes carry. It is the house's, so all pages share one. */

import type { Refused } from "../../lib/shell/refused";
import { onlyHere } from "../../lib/shell/own_machine";
import { read, refusedBy, send } from "../client";
import type { HouseAddress } from "../protocol";

class Address {
  value = $state.raw<HouseAddress | null>(null);
  failure = $state.raw<Refused | null>(null);

  async load(): Promise<void> {
    try {
      this.value = await read<HouseAddress>("/api/house/address");
      this.failure = null;
    } catch (failure) {
      this.failure = refusedBy(failure);
    }
  }

  async choose(address: string): Promise<void> {
    this.value = await send<HouseAddress>("/api/house/address", { address });
    this.failure = null;
  }

  /** Where a code leads; null as long as no phone would get there. */
  link(code: string): string | null {
    return this.value?.reachable ? `${this.value.address}/join#${code}` : null;
  }
}

export const address = new Address();

/** The address in the browser's own bar, if it might be one for phones too. */
export const ownBar = (): string => (onlyHere(location.hostname) ? "" : location.origin);
