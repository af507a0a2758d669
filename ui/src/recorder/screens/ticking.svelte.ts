/** The time that has passed, twice a second; made by a component, for as long as that is on the screen. */

const EVERY_MS = 500;

export class Ticking {
  now = $state(Date.now());

  constructor() {
    $effect(() => {
      const timer = setInterval(() => this.tick(), EVERY_MS);
      return () => clearInterval(timer);
    });
  }

  /** Do not wait for the next half second. */
  tick(): void {
    this.now = Date.now();
  }

  /** Whole seconds since a moment; null: it has not come. */
  since(moment: Date | null | undefined): number | null {
    return moment ? Math.max(0, Math.floor((this.now - moment.getTime()) / 1000)) : null;
  }
}
