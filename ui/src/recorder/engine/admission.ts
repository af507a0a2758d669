/** Which table this device records: let in by a code, chosen, brought by a link; kept until it is left. */

import type { Parcel, Travelling } from "./handover";
import { takeIn } from "./handing_over";
import { keptName, type LineStore, type TablePlace } from "./lines";
import { Failure } from "../../lib/protocol/failure";
import type { Server } from "./server";
import type { Choice, Opened } from "./shapes";
import type { Refusal } from "./wire";

export type Admitted = { place: TablePlace } | { refusal: Refusal };

const NOT_A_TABLES: Refusal = {
  name: "NotARecordersCode",
  sentence: "this code is not for the recorder of a table",
  fields: {},
};
const CODE_TOO: Refusal = {
  name: "TableCodeToo",
  sentence: "this alone does not let the device in; type the table's code too",
  fields: {},
};

export class Admission {
  /** Lines that were scanned or pasted here without a way in: they wait for one to their table. */
  #brought: readonly Travelling[] = [];

  constructor(
    readonly store: LineStore,
    readonly server: Pick<Server, "invitation" | "join" | "me">,
  ) {}

  /** The table that this device recorded last; null: none. */
  async kept(): Promise<TablePlace | null> {
    return (await this.store.kept<TablePlace | null>("place")) ?? null;
  }

  /** Go on at this table, before its lines are read: those that waited for a way in are queued with them. */
  async keep({ event, table }: TablePlace): Promise<void> {
    await this.store.keep("place", { event, table });
    const brought = this.#brought;
    this.#brought = [];
    await takeIn(this.store, { event, table }, brought);
  }

  /** What has to be confirmed before a link that was opened may do anything; null: nobody is signed in here. */
  async opened({ code, lines }: Parcel): Promise<Opened | null> {
    const name = await this.server.me().then(
      (me) => me.name ?? "",
      () => null,
    );
    if (name === "") return null;
    const invitation = code === "" ? null : await this.server.invitation(plain(code)).catch(() => null);
    const table =
      invitation?.table == null
        ? null
        : { event_name: invitation.event_name, table: invitation.table, signs_out: invitation.signs_out };
    return { name, table, lines: lines.length };
  }

  /** Let in by a code, as it was typed or behind the # of a link. */
  async join(code: string): Promise<Admitted> {
    try {
      return admitted(await this.#enter(plain(code)));
    } catch (failure) {
      return { refusal: refusalOf(failure) };
    }
  }

  /** Go on with what another device has packed; `followed`: its link was opened, not scanned or pasted here. */
  async resume({ code, lines }: Parcel, followed: boolean): Promise<Admitted> {
    if (!code) return this.#linesAlone(lines, followed);
    try {
      const place = await this.#enter(code);
      await this.store.keep("resumed", code);
      return admitted(place);
    } catch (failure) {
      // The code may be used up by this very device, or the network away: then the lines are still
      // worth having. Not so those of a link that was merely followed, with a code that never let
      // this device in: whoever sent it to a recorder could type at their table.
      const [own, used] = [await this.#ownOf(lines), await this.store.kept<string>("resumed")];
      if (own === null || (followed && used !== code)) return { refusal: refusalOf(failure) };
      return { place: own };
    }
  }

  /** The tables that whoever is signed in here may record; none without the network. */
  async choices(): Promise<Choice[]> {
    try {
      const { grants } = await this.server.me();
      return grants.flatMap(({ role, event, event_name, table }) =>
        role === "recorder" && table !== null ? [{ event, event_name, table }] : [],
      );
    } catch {
      return [];
    }
  }

  /** Why the table cannot be left without a loss; null: it can. */
  async mayLeave(): Promise<Refusal | null> {
    const waiting = await this.store.waiting();
    if (waiting === 0) return null;
    return {
      name: "LinesWaiting",
      sentence: `${waiting} lines have not been sent; they would be lost`,
      fields: { n: waiting },
    };
  }

  /** Forget the table, with all that is kept of it. */
  async leave(): Promise<void> {
    const place = await this.kept();
    if (place) {
      await this.store.clear(place.event, place.table);
      await this.store.keep(keptName("drawn", place), null);
    }
    await this.store.keep("place", null);
    await this.store.keep("open-hand", false);
  }

  /** A device without a connection has no code to give: then the table's own must let this one in. */
  async #linesAlone(lines: readonly Travelling[], followed: boolean): Promise<Admitted> {
    // Whoever types the code after a link that was merely followed has not asked for its lines.
    if (followed) return { refusal: NOT_A_TABLES };
    const own = await this.#ownOf(lines);
    if (own !== null) return { place: own };
    this.#brought = lines;
    return { refusal: CODE_TOO };
  }

  /** The table of this device if the lines are of it; else null. */
  async #ownOf([first]: readonly Travelling[]): Promise<TablePlace | null> {
    const own = await this.kept();
    return own !== null && first?.event === own.event && first.table === own.table ? own : null;
  }

  async #enter(code: string): Promise<TablePlace | null> {
    const { grant } = await this.server.join(code);
    return grant && grant.table !== null ? { event: grant.event, table: grant.table } : null;
  }
}

const plain = (code: string): string => code.trim().replace(/^.*#(?:join=)?/, "");

const admitted = (place: TablePlace | null): Admitted => (place === null ? { refusal: NOT_A_TABLES } : { place });

function refusalOf(failure: unknown): Refusal {
  if (!(failure instanceof Failure)) throw failure;
  return failure.status === null ? { ...failure.refused, name: "NoNetwork" } : failure.refused;
}
