/** A stream in a test's hand, in the place of the browser's. */

export class FakeSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState: number = FakeSource.CONNECTING;
  closed = false;

  constructor(readonly url: string) {
    super();
    FakeSource.opened.push(this);
  }

  /** The one that was opened last. */
  static get last(): FakeSource {
    return FakeSource.opened.at(-1) as FakeSource;
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.readyState = FakeSource.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  say(kind: string, news: unknown): void {
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(news) }));
  }

  fail(state: number): void {
    this.readyState = state;
    this.dispatchEvent(new Event("error"));
  }
}
