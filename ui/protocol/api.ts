/**
 * The JSON that the server sends, one type for each view.
 *
 * Chips are an integer, or a fraction written "7/2"; points are always such a string.
 */

export type Chips = number | string;
export type Points = string;
export type CardCode = string;

export type EventStatus = "sealed" | "running" | "finished";

export interface Entry {
  id: string;
  name: string;
  players: string[];
}

export interface EventHead {
  id: string;
  name: string;
  format: string;
  status: EventStatus;
  session: number;
  sessions: number;
  seats: number;
  tables: number;
  entries: Entry[];
  deals: number;
  comparable: number;
  hands_played: number;
  hands_total: number;
  small_blind: number;
  big_blind: number;
  cap: number | null;
  ante: number;
  big_blind_ante: number;
  betting: string;
  method: string;
  seat_draw: string;
  running_order: string;
  forecast_end: string | null;
  started_at: string | null;
  sealed_at: string;
  seal: string;
  rehearsal: boolean;
  read_only: string | null;
}

export interface Standing {
  place: number;
  shared: boolean;
  entry: string;
  name: string;
  points: Points;
  chips: Chips;
  moved: number;
  decided_by: string | null;
  seats_won: number;
}

export interface Rung {
  entry: string;
  name: string;
  player: string;
  table: number;
  chips: Chips;
  points: Points;
  place: number;
  fill: number;
}

export interface Ladder {
  seat: number;
  rungs: Rung[];
}

export interface Method {
  id: string;
  name: string;
  sentence: string;
}

export interface Scoreboard {
  event: EventHead;
  position: number;
  strip: boolean[];
  comparable: number;
  deals: number;
  hands_played: number;
  hands_total: number;
  standings: Standing[];
  ladders: Ladder[];
  method: Method;
  tie_rule: string;
}

export interface TableSeat {
  seat: number;
  entry: string;
  name: string;
  player: string;
}

export interface TableHead {
  table: number;
  hands_played: number;
  hands_total: number;
  seats: TableSeat[];
}

export interface OpenedHand {
  deal: number;
  chips: Chips[];
  house: Chips;
}

export interface TablePage extends TableHead {
  opened: OpenedHand[];
  totals: Chips[];
}

export interface DealHead {
  deal: number;
  open: boolean;
  opened_at: string | null;
  spread: Chips | null;
  biggest_seat: number | null;
}

export interface DealSeat {
  seat: number;
  role: string;
  cards: CardCode[];
  caption: string;
  highlight: boolean;
  empty: boolean;
}

export interface TravellerCell {
  seat: number;
  entry: string;
  name: string;
  player: string;
  chips: Chips;
  best: boolean;
}

export interface PlayStreet {
  street: string;
  text: { text: string; strong: boolean }[];
}

export interface TravellerRow {
  table: number;
  cells: TravellerCell[];
  house: Chips;
  play: PlayStreet[];
}

export interface DealProof {
  leaf: string;
  salt: string;
  path: string[];
  root: string;
  deck: string;
}

interface DealCommon {
  event: EventHead;
  deal: number;
  previous: number | null;
  next: number | null;
}

export interface ClosedDeal extends DealCommon {
  open: false;
}

export interface OpenDeal extends DealCommon {
  open: true;
  opened_at: string;
  button: number;
  seats: DealSeat[];
  board: CardCode[];
  rows: TravellerRow[];
  facts: { figure: string; caption: string }[];
  proof: DealProof;
}

export type DealPage = ClosedDeal | OpenDeal;

export interface Checkpoint {
  position: number;
  hash: string;
  signature: string;
  at: string;
  valid: boolean;
}

export interface Proof {
  event: EventHead;
  seal: {
    event: string;
    session: string | number;
    commitment: string;
    algorithm: string;
    public_key: string;
    beacon_description: string;
    beacon: string | null;
    sealed_at: string;
    reserve_commitment: string;
  };
  root: string | null;
  opened: { deal: number; leaf: string; verified: boolean }[];
  seat_draw: { method: string; table: string[][]; verified: boolean; sentence: string };
  fairness: { entry: string; behind: { entry: string; tables: Chips }[] }[];
  checkpoints: Checkpoint[];
  sentences: string[];
  secret: string | null;
  commands: { verify: string; script: string };
}
