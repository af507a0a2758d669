/** What the screens of the console read and call. The engine keeps it; screens only draw it. */

import type {
  Aside,
  Choice,
  Handover,
  Installation,
  LinkState,
  Notice,
  Opened,
  RulesState,
  Settings,
  Where,
} from "./shapes";
import type { Game, GameTableLike } from "./shapes_game";
import type { Following, Hand, LabelReading } from "./shapes_hand";
import type { Body, Card, Console, ConsoleDeal, NoteKind, Refusal } from "./wire";
import type { MatchConsole } from "./wire_game";

/** A table as it stood on a device: its console with the hand, or with the game of a match. */
export type LastTable =
  { kind: "hand"; console: Console; hand: Hand } | { kind: "game"; console: MatchConsole; game: Game };

/**
 * The recorder's console without a screen.
 *
 * Every method that records stores the line first and resolves when the screen may change: null,
 * or the refusal with which nothing was recorded. All fields are reactive.
 */
export interface RecorderEngine {
  readonly where: Where;
  /** What is broken, as a message key of `words/`; see `t`. */
  readonly failure: { key: string; fields: Record<string, unknown> } | null;
  readonly rules: RulesState;
  readonly link: LinkState;
  readonly installation: Installation;
  readonly settings: Settings;
  /** The console of a poker table. */
  readonly console: Console | null;
  /** The table of a match, where this device records one. */
  readonly games: GameTableLike | null;
  /** The deal on the table; null: none is left, or the session has not begun. */
  readonly hand: Hand | null;
  /** The table as it stood on this device, shown while the rules arrive; null: nothing of it is kept. */
  readonly last: LastTable | null;
  /** The deal that follows; null: none, or only the server knows it. */
  readonly following: Following | null;
  /** Frozen and disputed hands that the director still has. */
  readonly setAside: readonly ConsoleDeal[];
  readonly refusal: Refusal | null;
  /** Tables that this device may record, to choose from on the screen "join". */
  readonly choices: readonly Choice[];
  readonly notices: readonly Notice[];
  readonly aside: readonly Aside[];
  /** A recording call is under way; buttons stay usable, calls queue up. */
  readonly busy: boolean;

  start(): Promise<void>;
  stop(): void;

  // who records
  join(code: string): Promise<Refusal | null>;
  /** What has to be confirmed before a link that was opened here may do anything; null: nothing. */
  opened(link: string): Promise<Opened | null>;
  choose(event: string, table: number): Promise<void>;
  /** Forget this table on this device; refused while lines wait, unless `anyway`. */
  leave(anyway?: boolean): Promise<Refusal | null>;
  takeOverTab(): Promise<void>;

  // a deal
  readLabel(text: string): Promise<LabelReading>;
  breakSeal(label: string): Promise<Refusal | null>;
  fold(): Promise<Refusal | null>;
  check(): Promise<Refusal | null>;
  call(): Promise<Refusal | null>;
  raiseTo(chips: number): Promise<Refusal | null>;
  /** The dealer has put the street down. */
  dealt(): Promise<Refusal | null>;
  /** The cards on the table are those of the server. */
  matches(): Promise<Refusal | null>;
  /** They are not, or they are typed by hand: `typed`. */
  typed(cards: Card[]): Promise<Refusal | null>;
  different(cards: Card[]): Promise<Refusal | null>;
  show(seat: number): Promise<Refusal | null>;
  muck(seat: number): Promise<Refusal | null>;
  kill(seat: number): Promise<Refusal | null>;
  award(pot: number, seats: number[]): Promise<Refusal | null>;
  note(kind: NoteKind, seat: number | null, text: string): Promise<Refusal | null>;
  callDirector(reason: string): Promise<Refusal | null>;
  undo(): Promise<Refusal | null>;
  correct(n: number, action: Body, reason: string): Promise<Refusal | null>;
  accept(): Promise<Refusal | null>;
  dispute(seat: number | null, reason: string): Promise<Refusal | null>;
  /** Go on with the deal that follows, when `hand.mayGoOn`. */
  goOn(): void;
  dismissRefusal(): void;

  // devices
  handover(): Promise<Handover>;
  /** Go on here with what a scanned or pasted link holds. */
  resume(link: string, followed?: boolean): Promise<Refusal | null>;
  /** Lines kept aside, as a text file. */
  exportAside(): Blob;
  /** Type lines kept aside once more, with new numbers, as far as the rules allow. */
  retype(bundle: string): Promise<Refusal | null>;
  /** Throw them away. */
  forget(bundle: string): Promise<void>;

  dismiss(notice: number): void;
  set(settings: Partial<Settings>): void;
  update(): Promise<void>;
}
