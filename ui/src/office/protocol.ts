/**
 * The shapes of what the office reads and sends.
 *
 * What it reads are aliases of the generated `protocol/schema.d.ts`, by the names that the pages
 * use. Typed by hand is what it sends: the description leaves the effect of a ruling and the action
 * of a correction open, and lets every field with a default be left out, which these pages do not.
 */

import type { components } from "../lib/protocol/schema";

type Shapes = components["schemas"];

// --- who is at the desk --------------------------------------------------------------------

export type { AnyHead, Chips, EventHead } from "../lib/protocol/api";
export type Role = Shapes["Role"];
export type Me = Shapes["Me"];
export type Problem = Shapes["Problem"];

// --- the session ---------------------------------------------------------------------------

export type Office = Shapes["Office"];
export type Stage = Shapes["OfficeCell"]["stage"];
export type Attention = Shapes["Attention"];
export type AttentionKind = Attention["kind"];
export type OfficeInRunning = Shapes["OfficeInRunning"];
export type OfficeDone = Shapes["OfficeDone"];

export type NextStep = Shapes["NextStep"];
export type StepLink = Shapes["StepLink"];

// --- the event as a whole ------------------------------------------------------------------

export type EventTold = Shapes["EventTold"];
export type ResultsAtTables = Shapes["ResultsAtTables"];
export type OfficeSheets = Shapes["OfficeSheets"];
export type AwayEvent = Shapes["AwayEvent"];

// --- rulings -------------------------------------------------------------------------------

export type Ruling = Shapes["OfficeRuling"];
export type EffectTold = Shapes["EffectTold"];
export type EffectName = EffectTold["name"];
export type Consequences = Shapes["Consequences"];

/** What a ruling is to do, as the log will have it. */
export type Effect =
  | { as: "stands" }
  | { as: "void"; adjust: Record<string, string> }
  | { as: "fouled" }
  | { as: "not_played"; fault: number[] }
  | { as: "replace" }
  | { as: "adjust"; adjust: Record<string, string> }
  | { as: "penalty"; entry: string; points: string };

export interface RulingDraft {
  kind: string;
  deal: number | null;
  tables: number[];
  effect: Effect;
  rule: string;
  reason: string;
  late: boolean;
}

export interface CorrectionDraft {
  table: number;
  deal: number;
  of: number;
  /** Null: the line counts no more. */
  action: Record<string, unknown> | null;
  reason: string;
}

// --- a hand --------------------------------------------------------------------------------

export type OfficeHand = Shapes["OfficeHand"];
export type HandLine = Shapes["HandLine"];
export type Repair = Shapes["Repair"];
export type DeckRepair = Shapes["DeckRepair"];

// --- decks ---------------------------------------------------------------------------------

export type Custody = Shapes["Custody"];
export type CheckedDeck = Shapes["DeckCheck"];
export type CustodyRow = Shapes["CustodyRow"];
export type Deck = Shapes["DeckPlace"];
export type DeckWhere = Deck["where"];

// --- players of individuals ----------------------------------------------------------------

export type LadderPlayers = Shapes["LadderPlayers"];

// --- the log -------------------------------------------------------------------------------

export type Journal = Shapes["LogPage"];
export type JournalEntry = Shapes["LogEntry"];

// --- a new event ---------------------------------------------------------------------------

/** What the form sends, and always sends; of all texts, `cap` takes only "none". */
export interface Draft {
  format: "seat_teams";
  id: string;
  name: string;
  begins: string | null;
  zone: string | null;
  language: string | null;
  rooms: { name: string; tables: number[] }[];
  timetable: { at: string; what: string; session: number | null; room: string }[];
  sessions: number;
  deals: number | null;
  reserve: number | null;
  seats: number | null;
  empty_seats: number[];
  small_blind: number | null;
  big_blind: number | null;
  ante: number;
  big_blind_ante: number;
  levels: { deals: number; small_blind: number; big_blind: number; ante: number }[];
  cap: number | "none" | null;
  stacks: string;
  starting_stack: number | null;
  betting: string;
  raises: string;
  burns: boolean;
  seat_draw: string;
  order: string;
  block: number;
  beacon: string;
  beacons: string[];
  known_from: string[];
  method: string;
  ties: string;
  correction_minutes: number | null;
  in_running: string;
  devices: string;
  results: string;
  deal_seconds: number | null;
  break_minutes: number | null;
  entries_text: string;
}

export type FormatChoice = Shapes["FormatChoice"];
export type SeatTeamsCheck = Shapes["SeatTeamsCheck"];
/** What is said of a draft of any format. */
export type DraftCheck = Omit<SeatTeamsCheck, "fairness" | "fairness_sentences" | "exact" | "seats">;
export type DraftProblem = Shapes["DraftProblem"];
export type DraftDefault = Shapes["DraftDefault"];
export type EntryListRead = Shapes["EntryListRead"];
export type EntryListName = Shapes["EntryListName"];
export type EntryListTeam = Shapes["EntryListTeam"];

/** What is asked of a list: its text or the bytes of its file as base64, and what to put right in it. */
export interface EntryListDraft {
  text?: string;
  data?: string;
  file?: string;
  code_page?: string | null;
  sheet?: string | null;
  columns?: string[];
  headed?: boolean;
  cell?: { line: number; column: number; part: number | null; to: string };
}
export type EventMade = Shapes["EventMade"];

// --- people --------------------------------------------------------------------------------

export type People = Shapes["People"];
export type Account = Shapes["Account"];
export type PeopleDevice = Shapes["PeopleDevice"];
export type PeopleRole = Shapes["PeopleRole"];
export type OpenInvitation = Shapes["OpenInvitation"];
export type HouseAddress = Shapes["HouseAddress"];

/** Told this once; the server keeps only its digest. */
export type NewCode = Shapes["NewCode"];

// --- team matches --------------------------------------------------------------------------

export type MatchOffice = Shapes["MatchOffice"];
export type MatchAttention = Shapes["MatchAttention"];
export type OfficeMatch = Shapes["OfficeMatch"];
export type OfficeRoom = Shapes["OfficeRoom"];
export type GameStage = OfficeRoom["stage"];
export type OfficePause = Shapes["OfficePause"];
export type OfficeFinal = Shapes["OfficeFinal"];
export type MatchOfficeGame = Shapes["MatchOfficeGame"];
export type GameLine = Shapes["OfficeGameLine"];
export type MatchConsequences = Shapes["MatchConsequences"];
export type MatchDraftCheck = Shapes["MatchDraftCheck"];
export type MatchProof = Shapes["MatchProof"];
export type MatchEventHead = Shapes["MatchEventHead"];

/** Where a game stands in the log; `deal` is the number of its roll set. */
export interface GamePlace {
  session: number;
  table: number;
  deal: number;
}

export interface DecisionDraft extends GamePlace {
  winner: "white" | "black" | null;
  level: number;
  left: number;
  cube: number;
  rule: string;
  reason: string;
}

export interface GameCorrectionDraft extends GamePlace {
  of: number;
  /** Null: this line and all after it count no more. */
  action: Record<string, unknown> | null;
  reason: string;
}

/** What the pages of people and of codes need of an event, of whatever kind. */
export interface Directed {
  event: string;
  event_name: string;
  now: string;
  devices: "none" | "allowed";
  tables: number[];
  entries: { id: string; name: string; players: string[] }[];
  /** Who sits where at poker tables, substitutes too. */
  seats?: readonly { entry: string; player: string }[];
}

// --- sheets that are typed back ------------------------------------------------------------

export type TypedHands = Shapes["TypedHands"];
export type TypedHand = Shapes["TypedHand"];
export type TypedAct = Shapes["TypedAct"];
export type TypedGames = Shapes["TypedGames"];
export type TypedGame = Shapes["TypedGame"];
export type TypedTurn = Shapes["TypedTurn"];
export type SheetFault = Shapes["SheetFault"];
export type SecretsAtRest = Shapes["SecretsAtRest"];
export type SheetsRecorded = Shapes["SheetsRecorded"];

// --- what is published ---------------------------------------------------------------------

/** The part of a session's public proof that the office reads. */
export interface ProofHead {
  seal_digest: string;
  seal: Omit<Shapes["SealHead"], "algorithm" | "event">;
  sentences: Shapes["Statement"][];
}
