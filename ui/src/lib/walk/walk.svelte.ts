/** A walk through what was played, step by step: where the reader stands, and whether it goes on by itself. */

export class Walk {
  /** The step that the reader chose; null stands where one rests who has chosen none. */
  #chosen = $state<number | null>(null);
  #playing = $state(false);
  #clock: ReturnType<typeof setInterval> | undefined;
  #last: () => number;
  #rest: () => number;
  #pace: number;
  #moved: () => void;

  /** The step that is shown, from 0. */
  readonly at: number = $derived.by(() => Math.max(0, Math.min(this.#chosen ?? this.#rest(), this.last)));

  /**
   * `last` is the number of the last step there is, `pace` the milliseconds for which a step is
   * shown while it plays; `rest` the step for who has chosen none: by default the last one, which
   * goes on with the play. `moved` hears of every step that the reader or the clock has chosen.
   */
  constructor(
    last: () => number,
    pace: number,
    {
      from = null,
      rest = last,
      moved = () => {},
    }: { from?: number | null; rest?: () => number; moved?: () => void } = {},
  ) {
    this.#last = last;
    this.#rest = rest;
    this.#pace = pace;
    this.#chosen = from;
    this.#moved = moved;
  }

  get last(): number {
    return this.#last();
  }

  get chosen(): number | null {
    return this.#chosen;
  }

  get playing(): boolean {
    return this.#playing;
  }

  get ended(): boolean {
    return this.at >= this.last;
  }

  /** Stand at a step; who goes there by hand is not walked on. */
  go(step: number): void {
    this.pause();
    this.#choose(step);
  }

  /** Play from here, from the start if this is the end; or pause. */
  toggle(): void {
    if (this.#playing) return this.pause();
    if (this.ended) this.#choose(0);
    this.#playing = true;
    this.#clock = setInterval(() => {
      if (this.ended) this.pause();
      else this.#choose(this.at + 1);
    }, this.#pace);
  }

  pause(): void {
    clearInterval(this.#clock);
    this.#playing = false;
  }

  /** Begin anew with something else to walk through, at a step of it; null is where one rests. */
  restart(from: number | null): void {
    this.pause();
    this.#chosen = from;
  }

  /** Answer a key of the keyboard; whether it was one for the walk. */
  press(key: string): boolean {
    switch (key) {
      case "ArrowRight":
        this.go(this.at + 1);
        return true;
      case "ArrowLeft":
        this.go(this.at - 1);
        return true;
      case "Home":
        this.go(0);
        return true;
      case "End":
        this.go(this.last);
        return true;
      case " ":
        this.toggle();
        return true;
      default:
        return false;
    }
  }

  #choose(step: number): void {
    const bound = Math.max(0, Math.min(this.last, step));
    this.#chosen = bound === this.last && this.#rest() >= this.last ? null : bound;
    this.#moved();
  }
}
