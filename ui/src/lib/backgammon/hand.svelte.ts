/** The hand over a board: it picks a checker up and puts it down, by tap, by keyboard or by drag. */

import type { Move, Side } from "./board";
import { type Geometry, type Place, placeAt, pointOf, type Where } from "./geometry";
import { endsOf, startsOf } from "./scene";

/** What the hand may do now, and who hears of it. */
export interface Grip {
  readonly shape: Geometry;
  /** Who moves; null if nobody may by hand. */
  readonly mover: Side | null;
  readonly moves: readonly Move[];
  /** A tap on a checker that can go to one place only moves it there. */
  readonly quick: boolean;
  /** The point from which a checker is picked up. */
  picked: number | null;
  move(start: number, end: number): void;
}

/** A checker that is held down, and perhaps dragged. */
interface Held {
  pointer: number;
  start: number;
  from: Where;
  at: Where;
  far: boolean;
}

/** A finger that stays within so many units has tapped. */
const TAP = 9;

export class Hand {
  #held = $state.raw<Held | null>(null);
  #grip: Grip;
  /** The click that ends a drag is none. */
  #swallow = false;

  constructor(grip: Grip) {
    this.#grip = grip;
  }

  /** Whether this pointer holds a checker down. */
  holds(pointer: number): boolean {
    return this.#held?.pointer === pointer;
  }

  /** Where a dragged checker is; null while none is. */
  get dragged(): Where | null {
    return this.#held?.far ? this.#held.at : null;
  }

  /** A tap or the keyboard at a place: pick up, put down, or let go. */
  act(place: Place): void {
    const grip = this.#grip;
    if (grip.mover === null) return;
    const point = pointOf(grip.shape, grip.mover, place);
    if (point === null) return;
    if (grip.picked !== null && endsOf(grip.moves, grip.picked).has(point)) return this.#put(grip.picked, point);
    if (grip.picked === point) grip.picked = null;
    else if (startsOf(grip.moves).has(point)) {
      const only = [...endsOf(grip.moves, point)];
      if (grip.quick && only.length === 1) return this.#put(point, only[0] as number);
      grip.picked = point;
    } else grip.picked = null;
  }

  /** A click at a place; whether it was one. */
  click(place: Place): boolean {
    const swallowed = this.#swallow;
    this.#swallow = false;
    if (!swallowed) this.act(place);
    return !swallowed;
  }

  /** A pointer goes down. */
  grab(pointer: number, at: Where): void {
    this.#swallow = false;
    const grip = this.#grip;
    if (grip.mover === null || this.#held !== null) return;
    const point = this.#pointAt(at);
    if (point === null || !startsOf(grip.moves).has(point)) return;
    this.#held = { pointer, start: point, from: at, at, far: false };
  }

  /** The pointer moves; whether a drag begins with it. */
  drag(pointer: number, at: Where): boolean {
    const held = this.#held;
    if (held?.pointer !== pointer) return false;
    const far = held.far || Math.hypot(at.x - held.from.x, at.y - held.from.y) > TAP;
    const begins = far && !held.far;
    if (begins) this.#grip.picked = held.start;
    this.#held = { ...held, at, far };
    return begins;
  }

  /** The pointer is lifted. */
  release(pointer: number, at: Where): void {
    const held = this.#held;
    if (held?.pointer !== pointer) return;
    this.#held = null;
    if (!held.far) return;
    this.#swallow = true;
    const point = this.#pointAt(at);
    if (point !== null && endsOf(this.#grip.moves, held.start).has(point)) this.#put(held.start, point);
    else this.#grip.picked = null;
  }

  /** The pointer is taken away by the browser. */
  cancel(): void {
    if (this.#held?.far) this.#grip.picked = null;
    this.#held = null;
  }

  #pointAt(at: Where): number | null {
    const { shape, mover } = this.#grip;
    const place = placeAt(shape, at);
    return place && mover !== null ? pointOf(shape, mover, place) : null;
  }

  #put(start: number, end: number): void {
    this.#grip.picked = null;
    this.#grip.move(start, end);
  }
}
