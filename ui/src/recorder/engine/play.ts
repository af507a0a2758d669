/** What the two kinds of table have in common, what each of them brings, and what it may ask of its desk. */

import type { Bundle, HandPlace, KeptLine, LineStore } from "./lines";
import type { RulesLike } from "./rules";
import type { LinkState, Notice } from "./shapes";
import type { Refusal } from "./wire";
import type { AnyConsole, AnyReceipt, Said, WrittenLine } from "./wire_table";

/** A deal of poker or a game of backgammon, as the server tells of it. */
export interface Dealt {
  deal: number;
  stage: string;
  /** Number of the next line. */
  next: number;
  lines: readonly WrittenLine[];
  /** What the director ruled on it. */
  ruling: string | null;
}

/** A line of a deal, whoever has it. */
export interface Known<Body = Said> {
  n: number;
  body: Body;
  by: string;
  at: string;
  state: "queued" | "sent";
}

/** What counts of a line: as corrected, or as typed. */
export const meant = <Body>(line: { body: Body; corrected: Body | null }): Body => line.corrected ?? line.body;

/** The newest that the server told of a deal. */
export interface Progress<Stage = string> {
  stage: Stage;
  /** It knew the lines below this number. */
  next: number;
  position: number;
}

/** The server's lines, and after them the own ones as far as they follow without a gap. */
export function together(lines: readonly WrittenLine[], own: readonly KeptLine[]): Known[] {
  const known: Known[] = lines.map((line) => ({ ...line, state: "sent" }));
  for (const { n, body, at, state } of own) {
    if (n === known.length) known.push({ n, body, at, by: "", state });
  }
  return known;
}

/** The deals of a console: to be played, in order; waiting for the director; the one closed last. */
export interface Parts<D> {
  order: readonly D[];
  setAside: readonly D[];
  last: D | null;
}

/** What is wrong with a line; or how it is drawn, once it is stored. */
export type Verdict = { refusal: Refusal } | { show(): void | Promise<void> };

/** One kind of table: what it makes of the lines and shows. The desk does everything else. */
export interface Play<C extends AnyConsole = AnyConsole, D extends Dealt = Dealt, T extends Progress = Progress> {
  /** The deal on the screen. */
  readonly current: number | null;
  /** The table may go on with the next one. */
  readonly mayGoOn: boolean;
  /** In the middle of a deal. */
  isOpen(): boolean;
  isClosed(stage: string): boolean;
  isUntouched(stage: string): boolean;
  parts(console: C): Parts<D>;
  progress(from: D | AnyReceipt, position: number): T;
  /** Another session: forget what belonged to the one before. */
  enter(): void;
  /** The console has changed. */
  news(before: C, now: C): void;
  draw(deal: D, following: D | null, known: readonly Known[], progress: T): Promise<void>;
  clear(following: D | null): void;
  /** Whether a line may be recorded. */
  tries(deal: D, known: readonly Known[], line: Known, progress: T): Promise<Verdict>;
  receive(place: HandPlace, receipt: AnyReceipt): Promise<void>;
  /** Whether a refusal of the server was put right by the table itself. */
  settle(place: HandPlace, refusal: Refusal): Promise<boolean>;
}

export type NoticeText = Notice extends infer Each ? (Each extends Notice ? Omit<Each, "id"> : never) : never;

/** The desk as a table of either kind sees it. */
export interface TableDesk {
  readonly event: string;
  readonly table: number;
  readonly console: AnyConsole | null;
  readonly link: LinkState;
  readonly rules: RulesLike;
  readonly store: LineStore;
  /** Where the lines of a deal of this session are kept. */
  place(deal: number): HandPlace;
  /** One change at a time, in the order asked for. */
  serial<T>(change: () => Promise<T>): Promise<T>;
  /** Within a change: store a line, then show it; null, or the refusal with which nothing was stored. */
  recordNow(body: Said, deal: number | null): Promise<Refusal | null>;
  /** Store lines after those of a deal, or in the place of its own from number `from` on; then send. */
  put(deal: number, lines: readonly Known[], from?: number | null): Promise<Refusal | null>;
  /** Store a line in the place of an own one and put those after it aside; then send. */
  putInstead(deal: number, line: Known, why: Refusal): Promise<Bundle | { refusal: Refusal }>;
  /** Show a refusal; it is handed back. */
  refuse(refusal: Refusal): Refusal;
  tell(notice: NoticeText): void;
  /** Ask the server for the console; whether it answered. */
  refresh(): Promise<boolean>;
  goOn(): Promise<void>;
}

export const NOT_NOW: Refusal = { name: "NotNow", sentence: "this is not possible now", fields: {} };
