/** What the screens of the console read and call. The engine keeps it; screens only draw it. */

import type { Following } from "./hand_table.svelte";
import type { GameTableLike } from "./shapes_game";
import type {
  Body, Card, Chips, Console, ConsoleDeal, NoteKind, Refusal, Said, SetupJson, StreetName, TableState,
} from "./wire";

/** Which screen is due. */
export type Where =
  | "starting" // storage is being opened, the rules are being loaded
  | "join" // no table on this device yet: type or scan a code
  | "second-tab" // another tab of this device records; this one may take over
  | "broken" // nothing can be stored here, or the rules do not start: see `failure`
  | "console";

export type Light = "green" | "amber" | "red";

export interface LinkState {
  light: Light;
  /** Lines that the server has not acknowledged. */
  waiting: number;
  /** When the server was last heard of; null: never. */
  heard: Date | null;
  /** The server wants a sign-in before it takes lines. */
  locked: boolean;
}

export type LineState = "queued" | "sent" | "refused" | "aside";

/** A line of the hand in play, as the rail of the screen lists it. */
export interface HandLine {
  n: number;
  body: Body;
  state: "queued" | "sent";
  /** Who recorded it; empty for this device before it is sent. */
  by: string;
  at: string;
  street: "preflop" | StreetName;
  /** False: undone. */
  counts: boolean;
  /** What a correction made of it; null: it stands as typed. */
  corrected: Body | null;
  /** The recorder may undo or correct it: since the last street was dealt. Else a ruling is due. */
  open: boolean;
  /** What the seat's total of the street was after it; for "calls 400". */
  total: number | null;
}

export type Step =
  | "sealed" // scan or type the label of the deck, then break the seal
  | "betting"
  | "street_due" // betting is over: "Flop dealt" is the next thing
  | "board" // a street lies on the table: Matches / Different, or type its cards
  | "showdown" // shown, mucked, awarded
  | "finished" // the result sheet: Accept / Dispute
  | "accepted"
  | "disputed"
  | "frozen" // Different, or the log contradicts the deck-order: the director rules
  | "void";

export interface Offered {
  street: StreetName;
  /** How many cards it has. */
  count: 1 | 3;
  /** The cards as the server sent them; null: not here (yet), they may be typed. */
  cards: Card[] | null;
}

export interface Hand {
  deal: number;
  /** Nth of the session at this table, from 1. */
  slot: number;
  holder: number;
  place: number;
  replaces: number | null;
  label: string;
  setup: SetupJson;
  step: Step;
  table: TableState;
  /** The street on the table that is not confirmed; only at step "board". */
  offered: Offered | null;
  lines: HandLine[];
  /** What `undo()` would take back; null: nothing on this street. */
  undoable: HandLine | null;
  /** The server's "please check again" about an announced winner. */
  checkAgain: boolean;
  /** Why it is frozen, disputed or void, as the server told. */
  why: string | null;
  /** The ruling that was made about it, as a sentence. */
  ruling: string | null;
  /** Somebody called the director and has had no answer. */
  calling: boolean;
  /** When the seal was broken; null: sealed. */
  since: Date | null;
  /** The table may go on with the next deal. */
  mayGoOn: boolean;
}

export type Notice =
  | { id: number; kind: "taken"; deal: number; n: number; by: string; kept: number } // another device was first: our lines are kept aside
  | { id: number; kind: "refused"; deal: number; n: number; refusal: Refusal; kept: number }
  | { id: number; kind: "ruling"; deal: number; text: string }
  | { id: number; kind: "other_roll"; deal: number; kept: number } // typed dice were not the roll: the server tells it, the play after it is entered anew
  | { id: number; kind: "paused"; reason: string }
  | { id: number; kind: "resumed" }
  | { id: number; kind: "taken_over"; lines: number } // this device goes on; so many lines came with the code
  | { id: number; kind: "sent_out"; by: string }; // this device's sign-in was ended

/** Lines of one deal that were kept but not written. */
export interface Aside {
  deal: number;
  lines: { n: number; body: Said; at: string }[];
  refusal: Refusal | null;
}

export type LabelReading =
  | { fits: true; label: string }
  | { fits: false; why: "unreadable"; refusal: Refusal }
  | { fits: false; why: "event" | "session" | "table" | "deal"; read: { session: number; table: number; deal: number }; due: string };

export interface Handover {
  /** The link that the QR code holds. */
  link: string;
  /** SVG path of the QR code in a square of `size` by `size`; null: too long for one. */
  qr: { size: number; path: string } | null;
  /** Lines that travel inside. */
  lines: number;
  /** Until when the code is good; null: no code could be fetched, the lines travel alone. */
  until: Date | null;
}

export interface Settings {
  fourColour: boolean;
  highContrast: boolean;
  /** The board is seen from Black's side. */
  turned: boolean;
}

export interface Installation {
  /** HTTPS or localhost: without it no service worker, no camera, no installing. */
  secure: boolean;
  /** Everything is stored on the device: it starts without the network. */
  offlineReady: boolean;
  /** A newer version waits; it is offered when no hand is open. */
  update: boolean;
  /** The browser promised not to throw away what is stored. */
  persistent: boolean;
}

export interface RulesState {
  ready: boolean;
  /** Milliseconds from the worker's start until the rules answered. */
  startedIn: number | null;
  version: string;
}

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
  /** The deal that follows; null: none, or only the server knows it. */
  readonly following: Following | null;
  /** Frozen and disputed hands that the director still has. */
  readonly setAside: readonly ConsoleDeal[];
  readonly refusal: Refusal | null;
  /** Tables that this device may record, to choose from on the screen "join". */
  readonly choices: readonly { event: string; event_name: string; table: number }[];
  readonly notices: readonly Notice[];
  readonly aside: readonly Aside[];
  /** A recording call is under way; buttons stay usable, calls queue up. */
  readonly busy: boolean;

  start(): Promise<void>;
  stop(): void;

  // who records
  join(code: string): Promise<Refusal | null>;
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
  retype(deal: number): Promise<Refusal | null>;
  /** Throw them away. */
  forget(deal: number): Promise<void>;

  dismiss(notice: number): void;
  set(settings: Partial<Settings>): void;
  update(): Promise<void>;
}

export type { Body, Card, Chips, Console, ConsoleDeal, NoteKind, Refusal, SetupJson, StreetName, TableState };
