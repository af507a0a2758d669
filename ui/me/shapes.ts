/** The shapes of what the server says about whoever is signed in. */

export type Role = "director" | "custodian" | "recorder" | "player" | "captain" | "commentator" | "spectator";

export interface HeldRole {
  role: Role;
  /** Empty: every event of the house. */
  event: string;
  event_name: string;
  table: number | null;
  entry: string | null;
  player: string | null;
}

export interface Me {
  name: string | null;
  grants: HeldRole[];
  csrf: string;
}

export interface Invitation extends HeldRole {
  needs_account: boolean;
  valid_until: string;
}

export interface Device {
  id: string;
  label: string;
  since: string;
  last_seen: string;
  current: boolean;
}

export type Chips = number | string;

export interface Sitting {
  session: number;
  status: "to come" | "running" | "finished";
  player: string;
  table: number | null;
  seat: number | null;
  begins: string | null;
  note: string;
}

export interface StreetPlay {
  street: string;
  text: { text: string; strong: boolean }[];
}

export interface MyResult {
  session: number;
  deal: number;
  table: number;
  seat: number;
  player: string;
  button: number;
  role: string;
  cards: string[];
  caption: string;
  board: string[];
  play: StreetPlay[];
  ruling: string | null;
  net: Chips;
  field: { entry: string; chips: Chips; own: boolean }[];
  field_min: Chips;
  field_median: Chips;
  field_max: Chips;
  gain: Chips;
  swing: boolean;
  points: string | null;
  link: string;
}

export interface MyTotal {
  session: number;
  table: number;
  seat: number;
  player: string;
  open: number;
  played: number;
  chips: Chips;
  place: number | null;
  points: string | null;
}

export interface Mine {
  event: string;
  event_name: string;
  role: "player" | "captain";
  entry: string;
  name: string;
  player: string;
  players: string[];
  sittings: Sitting[];
  results: MyResult[];
  totals: MyTotal[];
  method: string;
  place: number | null;
  shared: boolean;
  points: string | null;
  chips: Chips | null;
  embargo: string;
}
