/** What a page says by itself to those who listen to it: at most one sentence in a while. */

export class Announcer {
  /** The sentence for a polite live region; empty until there is one. */
  sentence = $state("");
  #pause: number;
  #waiting: (() => string) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `pause` is how many milliseconds one sentence has for itself. */
  constructor(pause = 15_000) {
    this.#pause = pause;
  }

  /** Say a sentence, or say it when the last one has had its time; a later one takes its place. */
  say(sentence: () => string): void {
    this.#waiting = sentence;
    if (this.#timer === undefined) this.#next();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    this.#timer = undefined;
    if (this.#waiting === null) return;
    this.sentence = this.#waiting();
    this.#waiting = null;
    this.#timer = setTimeout(() => this.#next(), this.#pause);
  }
}
