/** Lines of one table that could not be written and are kept until the recorder says what to do with them. */

import type { AsideLine, HandPlace, LineStore } from "./lines";
import { placeOf } from "./memory";
import type { Aside } from "./shapes";
import type { Refusal } from "./wire";
import type { Said } from "./wire_table";

/** How lines are recorded once more. */
export interface Again {
  /** The number that the next line of the deal will have. */
  next(at: HandPlace): Promise<number>;
  /** Null, or the refusal with which it was not recorded, as that of a deal of another session. */
  record(at: HandPlace, body: Said): Promise<Refusal | null>;
}

/** What was put aside at one time; lines of older versions, by where they stood. */
const bundleOf = ({ bundle, session, deal }: AsideLine): string => bundle ?? `${session}/${deal}`;

export class LinesAside {
  bundles = $state.raw<readonly Aside[]>([]);

  constructor(
    readonly store: LineStore,
    readonly event: string,
    readonly table: number,
  ) {}

  async load(): Promise<void> {
    const found = new Map<string, Aside>();
    for (const line of await this.store.aside(this.event, this.table)) {
      const { n, body, at, refusal } = line;
      const bundle = bundleOf(line);
      const known = found.get(bundle);
      if (known) known.lines.push({ n, body, at });
      else found.set(bundle, { ...placeOf(line), bundle, lines: [{ n, body, at }], refusal });
    }
    this.bundles = [...found.values()];
  }

  /** Record the lines of a bundle once more, with the numbers that are free now, up to the first that is refused. */
  async retype(bundle: string, again: Again): Promise<Refusal | null> {
    let refusal: Refusal | null = null;
    // Each is read anew: what it takes back or corrects may have moved with the one before.
    for (let line = await this.#first(bundle); line && !refusal; line = await this.#first(bundle)) {
      const now = await again.next(line);
      refusal = await again.record(line, "of" in line.body ? { ...line.body, of: line.to ?? line.body.of } : line.body);
      if (!refusal) await this.store.typedAgain(line, now);
    }
    await this.load();
    return refusal;
  }

  /** Throw a bundle away. */
  async forget(bundle: string): Promise<void> {
    await this.store.forgetAside(await this.#lines(bundle));
    await this.load();
  }

  async #lines(bundle: string): Promise<AsideLine[]> {
    return (await this.store.aside(this.event, this.table)).filter((line) => bundleOf(line) === bundle);
  }

  async #first(bundle: string): Promise<AsideLine | undefined> {
    return (await this.#lines(bundle))[0];
  }
}
