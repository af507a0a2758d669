/** A reader's walk through the rolls of a game; the address follows when the reader rests. */

import { rollOf, to } from "../../lib/router/routes";
import { Walk } from "../../lib/walk/walk.svelte";

/** What the address leads to; `game` null is the one that is played, else the last. */
export interface MatchPlace {
  event: string;
  session: number;
  match: number;
  game: number | null;
}

/** Where addresses are read and written: the router. */
export interface Addresses {
  readonly search: string;
  readonly hall: boolean;
  go(address: string, how: { replace: boolean }): void;
}

/** As long as one looks at a position. */
const PACE_MS = 1400;
/** Who stands still for so long rests. */
const REST_MS = 400;

export class GameWalk {
  readonly rolls: Walk;

  #place: MatchPlace;
  #gameOnPage: () => number | null;
  #addresses: Addresses;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** The roll that the address names; null stands where the rooms parted, or else at the end. */
  #named: number | null;

  /**
   * `gameOnPage` is the number of the game on the page, null until it is known; `last` its last roll;
   * `parted` the roll at which a game opens whose address names none, null: at the end.
   */
  constructor(
    place: MatchPlace,
    gameOnPage: () => number | null,
    last: () => number,
    addresses: Addresses,
    parted: () => number | null = () => null,
  ) {
    this.#place = place;
    this.#gameOnPage = gameOnPage;
    this.#addresses = addresses;
    this.#named = rollOf(addresses.search);
    this.rolls = new Walk(last, PACE_MS, {
      from: this.#named,
      rest: () => parted() ?? last(),
      moved: () => this.#moved(),
    });
  }

  /** The address leads here now: to the roll that it names, else to where its game opens. */
  arrive(now: MatchPlace): void {
    const before = this.#place;
    const named = rollOf(this.#addresses.search);
    // So it is also when the address has only caught up with what the walk has written.
    if (
      before.event === now.event &&
      before.session === now.session &&
      before.match === now.match &&
      before.game === now.game &&
      this.#named === named
    )
      return;
    this.#place = now;
    this.#named = named;
    // Who has gone on to another game is not fetched back to the one before.
    clearTimeout(this.#rest);
    this.rolls.restart(named);
  }

  close(): void {
    clearTimeout(this.#rest);
    this.rolls.pause();
  }

  #moved(): void {
    clearTimeout(this.#rest);
    const game = this.#gameOnPage();
    if (game !== null) this.#rest = setTimeout(() => this.#write(game), REST_MS);
  }

  #write(game: number): void {
    const { event, session, match, game: led } = this.#place;
    const { chosen } = this.rolls;
    const follows = chosen === null && led === null;
    if (!follows) this.#place = { event, session, match, game };
    this.#named = chosen;
    const address = follows ? to.match(event, session, match) : to.game(event, session, match, game, chosen);
    // What else the address asks for stays.
    const hall = this.#addresses.hall ? `${address.includes("?") ? "&" : "?"}hall` : "";
    this.#addresses.go(address + hall, { replace: true });
  }
}
