/** The shapes of what the office reads and sends. Chips that a ruling gave may be "7/2". */

export type Chips = number | string;
export type Role = "director" | "custodian" | "recorder" | "player" | "captain" | "commentator" | "spectator";

export interface Grant {
  role: Role;
  /** "" is the whole house. */
  event: string;
  event_name?: string;
  table: number | null;
  entry: string | null;
  player: string | null;
}

export interface Me {
  name: string | null;
  grants: Grant[];
  csrf: string;
}

export interface Problem {
  name: string;
  sentence: string;
  fields?: Record<string, unknown>;
}

export type Stage =
  | "sealed" | "playing" | "finished" | "accepted" | "open" | "disputed" | "frozen" | "void" | "replaced";

export interface Cell {
  deal: number;
  stage: Stage;
  /** From the broken seal to the acceptance; null before. */
  seconds: number | null;
}

export interface Row {
  table: number;
  cells: Cell[];
  played: number;
  behind: number;
  /** The table's own median. */
  seconds: number | null;
  last_line_at: string | null;
  in_touch: boolean;
  waiting_lines: number;
}

export type AttentionKind = "dispute" | "frozen" | "call" | "slow" | "wild" | "offline" | "clock" | "unsealed" | "reserve";
export type AttentionAction = "rule" | "open" | "look" | "withdraw" | "answer";

export interface Attention {
  kind: AttentionKind;
  table: number | null;
  deal: number | null;
  seat: number | null;
  title: string;
  detail: string;
  at: string | null;
  action: AttentionAction;
}

export type EffectName = "stands" | "void" | "replace" | "adjust" | "penalty";

/** What a ruling is to do, as the log will have it. */
export type Effect =
  | { as: "stands" }
  | { as: "void"; adjust: Record<string, string> }
  | { as: "replace" }
  | { as: "adjust"; adjust: Record<string, string> }
  | { as: "penalty"; entry: string; points: string };

export interface EffectTold {
  name: EffectName;
  adjust: { seat: number; chips: Chips }[];
  entry: string | null;
  points: string | null;
}

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

/** One of the three. */
export interface PreviewDraft {
  ruling?: RulingDraft;
  correction?: CorrectionDraft;
  withdraw?: number;
}

export interface Ruling {
  number: number;
  session: number;
  kind: string;
  deal: number | null;
  tables: number[];
  effect: EffectTold;
  sentence: string;
  rule: string;
  reason: string;
  late: boolean;
  by: string;
  at: string;
  withdrawn: string | null;
  withdrawable: boolean;
  until: string | null;
}

export interface Summary {
  open: number;
  deals: number;
  median_seconds: number | null;
  forecast_end: string | null;
  forecast_plus_minus_minutes: number | null;
  recorders_in_touch: number;
  tables: number;
  disputes: number;
  attention: number;
}

export interface OfficeSeat {
  table: number;
  seat: number;
  entry: string;
  name: string;
  player: string;
}

export interface OfficeEntry {
  id: string;
  name: string;
  players: string[];
  penalties: string | null;
}

export interface Rule {
  kind: string;
  title: string;
  rule: string;
  effects: string[];
}

export interface Office {
  event: string;
  event_name: string;
  status: "sealed" | "running" | "finished";
  session: number;
  sessions: number;
  begun_at: string | null;
  ended_at: string | null;
  deals: number[];
  tables: number[];
  position: number;
  paused: string | null;
  now: string;
  beacon: string;
  reserve_left: number;
  hands_left: number;
  correction_minutes: number;
  read_only: string | null;
  summary: Summary;
  matrix: Row[];
  attention: Attention[];
  rulings: Ruling[];
  seats: OfficeSeat[];
  entries: OfficeEntry[];
  rules: Rule[];
}

export interface OfficeDone {
  position: number;
  ruling: number | null;
}

export interface HandLine {
  /** Null for the director's own lines, which stand at the table. */
  n: number | null;
  position: number;
  at: string;
  by: string;
  body: Record<string, unknown>;
  sentence: string;
  counts: boolean;
  correctable: boolean;
  now: string | null;
}

export interface HandSeat {
  seat: number;
  entry: string | null;
  name: string;
  player: string;
  committed: number;
  folded: boolean;
  dead: boolean;
  chips: Chips | null;
}

export interface OfficeHand {
  event: string;
  session: number;
  table: number;
  deal: number;
  slot: number | null;
  position: number;
  stage: Stage;
  why: string | null;
  button: number;
  small_blind: number;
  big_blind: number;
  cap: number | null;
  seats: HandSeat[];
  board: string[];
  holes: string[][] | null;
  pot: Chips;
  house: Chips | null;
  label: string | null;
  due_label: string;
  began_at: string | null;
  accepted_at: string | null;
  lines: HandLine[];
  notes: { kind: string; seat: number | null; text: string; at: string }[];
  rulings: number[];
}

export interface Repair {
  table: number;
  deal: number;
  label: string;
  cards: string[];
  ruling: number;
  position: number;
}

export interface SeatChange {
  table: number;
  seat: number;
  name: string;
  before: Chips | null;
  after: Chips | null;
}

export interface Consequences {
  sentences: string[];
  seats: SeatChange[];
  ladders: { seat: number; text: string; before: string; after: string }[];
  teams: { entry: string; name: string; before: string; after: string; place_before: number; place_after: number }[];
  replaces: boolean;
  refused: Problem | null;
}

export type DeckWhere = "store" | "table" | "opened" | "back";

export interface Deck {
  deal: number;
  label: string;
  /** What the QR code beside the label says. */
  scan: string;
  holder: number;
  where: DeckWhere;
  who: string | null;
  at: string | null;
  broken_by: string | null;
  broken_at: string | null;
  broken_label: string | null;
}

export interface CustodyRow {
  table: number;
  sealed: number;
  opened: number;
  back: number;
  decks: Deck[];
}

export interface Custody {
  event: string;
  event_name: string;
  session: number;
  sessions: number;
  position: number;
  now: string;
  tables: CustodyRow[];
  files: { session: number; why: string | null }[];
  given: { session: number; what: string; by: string; at: string }[];
}

export interface JournalEntry {
  position: number;
  at: string;
  by: string;
  session: number | null;
  table: number | null;
  deal: number | null;
  place: string;
  sentence: string;
}

export interface Journal {
  event: string;
  position: number;
  entries: JournalEntry[];
  more: boolean;
}

export interface Draft {
  id: string;
  name: string;
  sessions: number;
  deals: number | null;
  reserve: number | null;
  seats: number | null;
  empty_seats: number[];
  small_blind: number | null;
  big_blind: number | null;
  ante: number;
  big_blind_ante: number;
  cap: number | "none" | null;
  stacks: string;
  starting_stack: number | null;
  betting: string;
  burns: boolean;
  seat_draw: string;
  order: string;
  block: number;
  beacon: string;
  method: string;
  ties: string;
  correction_minutes: number | null;
  entries_text: string;
}

export interface DraftCheck {
  problems: { where: string; why: string }[];
  sentences: string[];
  entries: { id: string; name: string; players: string[] }[];
  fairness: { entry: string; name: string; behind: { entry: string; right_behind: number; position: string }[] }[];
  fairness_sentences: string[];
  exact: boolean;
  seats: { session: number; table: number; seats: { seat: number; entry: string; name: string; player: string }[] }[];
  toml: string | null;
}

export interface EventMade {
  event: string;
  seal: string;
  sealed_at: string;
  public_key: string;
  seals: { session: number; commitment: string; reserve: string | null }[];
}

export interface EventHead {
  id: string;
  name: string;
  status: string;
  session: number;
  sessions: number;
  entries: { id: string; name: string }[];
}

export interface PeopleRole {
  role: Role;
  event: string;
  table: number | null;
  entry: string | null;
  player: string | null;
  since: string;
  by: string;
}

export interface Account {
  id: string;
  name: string;
  since: string;
  grants: PeopleRole[];
}

export interface Invitation {
  id: string;
  role: Role;
  event: string;
  table: number | null;
  entry: string | null;
  player: string | null;
  single: boolean;
  since: string;
  by: string;
  until: string;
  taken: number;
}

export interface Device {
  id: string;
  label: string;
  name: string;
  account: string | null;
  roles: Role[];
  table: number | null;
  since: string;
  last_seen: string;
}

export interface Deed {
  at: string;
  by: string;
  what: string;
  whom: string;
  role: Role | null;
  table: number | null;
}

export interface People {
  event: string;
  accounts: Account[];
  invitations: Invitation[];
  devices: Device[];
  deeds: Deed[];
}

/** Told this once; the server keeps only its digest. */
export interface NewCode {
  code: string;
  link: string;
  until: string;
}

export interface ProofHead {
  seal: {
    session: number;
    commitment: string;
    public_key: string;
    beacon_description: string | null;
    beacon: string | null;
    sealed_at: string;
    reserve_commitment: string | null;
  };
  sentences: { verdict: "holds" | "fails" | "unproved"; text: string }[];
}
