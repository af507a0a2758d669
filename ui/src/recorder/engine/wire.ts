/** What passes between the console of a poker table and the server, and the rules; and who is signed in. */

import type { Chips } from "../../lib/protocol/api";
import type { components } from "../../lib/protocol/schema";

type Shapes = components["schemas"];
/** An interface cannot extend `Shapes["Console"]`, but this. */
type Shape<Name extends keyof Shapes> = Shapes[Name];

export type { Chips };
export type Card = string; // "Ah", "Tc"
export type StreetName = "flop" | "turn" | "river";

/** A refusal as the server and the rules tell it; the rules' fields may be lists too. */
export type { Refused as Refusal } from "../../lib/shell/refused";

export type NoteKind = "out_of_turn" | "clock" | "exposed" | "absent" | "left" | "back" | "other";

/** What a line says; `do` names it. A `show` never carries cards: the server has them. */
export type Body =
  | { do: "break_seal"; label: string }
  | { do: "fold" | "check" | "call" | "muck" | "kill"; seat: number }
  | { do: "show"; seat: number; cards: [] }
  | { do: "raise_to"; seat: number; chips: number }
  | { do: "award"; pot: number; seats: number[] }
  | { do: "dealt"; street: StreetName }
  | { do: "deal_street"; cards: Card[] }
  | { do: "different"; street: StreetName; cards: Card[] }
  | { do: "note"; kind: NoteKind; seat: number | null; text: string }
  | { do: "call_director"; reason: string }
  | { do: "undo"; of: number }
  | { do: "correct"; of: number; action: Body; reason: string }
  | { do: "accept"; chips: Chips[]; house: Chips }
  | { do: "dispute"; seat: number | null; reason: string };

/** The conditions of a hand as JSON; the console hands it to the rules and reads a few fields. */
export interface SetupJson {
  stacks: number[];
  button: number;
  small_blind: number;
  big_blind: number;
  ante?: number;
  big_blind_ante?: number;
  cap?: number | null;
  empty?: number[];
  out?: number[];
  chip?: number;
  [other: string]: unknown;
}

// --- the server's answers ------------------------------------------------------------------
// Aliases of the generated description. It leaves lines, conditions and streets open, as any JSON;
// here they are narrowed to what is read, and the type check sees that both agree.

export type Stage = Shapes["ConsoleDeal"]["stage"];

/** The cards of the streets that have been dealt. */
type Sent = Partial<Record<StreetName, Card[]>>;

export interface ServerLine extends Shape<"ConsoleLine"> {
  body: Body;
}

export interface ConsoleDeal extends Shape<"ConsoleDeal"> {
  setup: SetupJson;
  lines: ServerLine[];
  sent: Sent;
}

export type ConsoleSeat = Shapes["ConsoleSeat"];

export interface Console extends Shape<"Console"> {
  order: ConsoleDeal[];
  set_aside: ConsoleDeal[];
  last: ConsoleDeal | null;
}

export interface Receipt extends Shape<"Receipt"> {
  sent: Sent;
}

/** The code inside a handover; `Handover` is what the screen shows of it. */
export type HandoverCode = Shapes["Handover"];
export type Invitation = Shapes["Invitation"];
export type Grant = Shapes["HeldRole"];

/** Who is signed in on this device; nobody: `name` is null. */
export type Me = Shapes["Me"];

// --- the rules' answer ---------------------------------------------------------------------

export interface Legal {
  seat: number | null;
  fold: boolean;
  check: boolean;
  /** Chips that a call costs; null: nothing to call. */
  call: number | null;
  /** Bounds of "raise to", totals for the street; null: no raise is open. */
  least: number | null;
  most: number | null;
}

export interface SeatState {
  seat: number;
  /** Chips in this hand, antes included. */
  committed: number;
  /** The most that the seat may commit: its cap or stack. */
  limit: number;
  /** Chips on this street. */
  street_bet: number;
  /** Chips that the seat can still put in, within the cap. */
  behind: number;
  live: boolean;
  /** Live and without a chip to put in, or at its cap. */
  all_in: boolean;
  empty: boolean;
  /** The player was taken out before this hand, which is dead. */
  out: boolean;
  shown: boolean;
  mucked: boolean;
  killed: boolean;
}

export interface PotState {
  pot: number;
  chips: number;
  /** Seats with a claim to it, those that have mucked left out. */
  seats: number[];
  /** Who was announced; null: nobody yet. */
  awarded: number[] | null;
  /** Decided without an announcement: one claimant is left. */
  decided: boolean;
}

export interface QuickSizes {
  least: number | null;
  half: number | null;
  two_thirds: number | null;
  pot: number | null;
  cap: number | null;
}

export interface TableState {
  street: "preflop" | StreetName;
  board: Card[];
  to_act: number | null;
  legal: Legal;
  /** The level of the bet on this street. */
  level: number;
  sizes: QuickSizes;
  seats: SeatState[];
  /** All chips in the middle. */
  pot: number;
  pots: PotState[];
  returned: { seat: number; chips: number } | null;
  /** The next street, when its cards are all that the hand waits for. */
  street_due: StreetName | null;
  /** The seats that table their hands, in order; empty before. */
  showdown: number[];
  /** Some live seat is all-in and betting is over: every live hand is tabled, none is mucked. */
  must_show: boolean;
  over: boolean;
  result: HandMade | null;
}

export interface HandMade {
  chips: Chips[];
  house: Chips;
  won: { pot: number; chips: number; shares: Record<string, Chips> }[];
}
