/** The moves that were made on the screen and are no line yet. */

import type { BoardJson, Move } from "./wire_game";

export class TurnMade {
  made: readonly Move[] = [];
  /** Any checker may go anywhere: the players let the play stand. */
  free = false;
  #of = "";

  /** Moves belong to the checkers and the roll; what else is said meanwhile leaves them. */
  follow(deal: number, { white, black, dice, rolls }: BoardJson): void {
    const turn = JSON.stringify([deal, white, black, dice, rolls]);
    if (turn === this.#of) return;
    this.#of = turn;
    this.made = [];
    this.free = false;
  }

  /** Take the last move back, or the leave to play anything. */
  back(): void {
    if (this.made.length === 0) this.free = false;
    this.made = this.made.slice(0, -1);
  }
}
