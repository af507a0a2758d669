/** What passes between the console and the server, and between the console and the rules. */

export type Card = string; // "Ah", "Tc"
export type StreetName = "flop" | "turn" | "river";
/** Whole chips, or a fraction as text, "7/2". */
export type Chips = number | string;

/** A refusal as the server and the rules tell it. */
export interface Refusal {
  name: string;
  sentence: string;
  fields: Record<string, unknown>;
}

export type NoteKind = "out_of_turn" | "clock" | "exposed" | "absent" | "other";

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
  chip?: number;
  [other: string]: unknown;
}

export interface ServerLine {
  n: number;
  body: Body;
  by: string;
  at: string;
}

export type Stage = "sealed" | "playing" | "finished" | "accepted" | "disputed" | "frozen" | "void";

export interface ConsoleDeal {
  deal: number;
  slot: number;
  holder: number;
  place: number;
  replaces: number | null;
  label: string;
  setup: SetupJson;
  stage: Stage;
  next: number;
  lines: ServerLine[];
  sent: Partial<Record<StreetName, Card[]>>;
  checks: number;
  why: string | null;
  ruling: string | null;
}

export interface ConsoleSeat {
  seat: number;
  entry: string | null;
  name: string | null;
  player: string | null;
  empty: boolean;
}

export interface Console {
  event: string;
  event_name: string;
  session: number;
  sessions: number;
  table: number;
  position: number;
  version: string;
  deals: number;
  played: number;
  seats: ConsoleSeat[];
  small_blind: number;
  big_blind: number;
  ante: number;
  big_blind_ante: number;
  cap: number | null;
  chip: number;
  running_stacks: boolean;
  begun: boolean;
  ended: boolean;
  paused: string | null;
  order: ConsoleDeal[];
  set_aside: ConsoleDeal[];
  last: ConsoleDeal | null;
}

export interface Receipt {
  deal: number;
  next: number;
  stage: Stage;
  sent: Partial<Record<StreetName, Card[]>>;
  word: null | "check_again" | "frozen" | "accepted";
  position: number;
}

export interface Grant {
  role: string;
  event: string;
  event_name: string;
  table: number | null;
}

/** Who is signed in on this device; nobody: `name` is null. */
export interface Me {
  name: string | null;
  grants: Grant[];
  csrf: string;
}

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
