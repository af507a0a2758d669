/** What the screens of a poker table read. */

import type { Body, Card, Refusal, SetupJson, StreetName, TableState } from "./wire";

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
  /** When the server sends them, since deals followed each other too fast; null: it waits for no time. */
  due: Date | null;
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
  /** Reserve chips that each seat is handed before the deal; none where all deals begin alike. */
  toppedUp: readonly number[];
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

/** The deal that comes after the one on the table. */
export interface Following {
  deal: number;
  slot: number;
  holder: number;
  place: number;
  label: string;
}

export type LabelReading =
  | { fits: true; label: string }
  | { fits: false; why: "unreadable"; refusal: Refusal }
  | {
      fits: false;
      why: "event" | "session" | "table" | "deal";
      read: { session: number; table: number; deal: number };
      due: string;
    };
