/** What the screens of either kind of table read of the engine. */

import type { HandPlace } from "./lines";
import type { Refusal } from "./wire";
import type { Said } from "./wire_table";

/** Which screen is due. */
export type Where =
  | "starting" // storage is being opened, the rules are being loaded
  | "join" // no table on this device yet: type or scan a code
  | "second-tab" // another tab of this device records; this one may take over
  | "broken" // nothing can be stored here, or the rules do not start: see `failure`
  | "console";

/** A table that this device may record. */
export interface Choice {
  event: string;
  event_name: string;
  table: number;
}

export type Light = "green" | "amber" | "red";

export interface LinkState {
  light: Light;
  /** Lines that the server has not acknowledged. */
  waiting: number;
  /** When the server was last heard of; null: never. */
  heard: Date | null;
  /** The server wants a sign-in before it takes lines. */
  locked: boolean;
  /** Why the server, which is there, could not write the lines that wait; null: it could. */
  busy: Refusal | null;
}

export type Notice =
  | { id: number; kind: "taken"; deal: number; n: number; by: string; kept: number; bundle: string } // another device was first: our lines are kept aside
  | { id: number; kind: "refused"; deal: number; n: number; refusal: Refusal; kept: number; bundle: string }
  | { id: number; kind: "ruling"; deal: number; text: string }
  | { id: number; kind: "other_roll"; deal: number; kept: number } // typed dice were not the roll: the server tells it, the play after it is entered anew
  | { id: number; kind: "paused"; reason: string }
  | { id: number; kind: "resumed" }
  | { id: number; kind: "taken_over"; lines: number }; // this device goes on; so many lines came with the code

/** Lines of one deal that were put aside at one time: kept, but not written. */
export interface Aside extends HandPlace {
  bundle: string;
  lines: { n: number; body: Said; at: string }[];
  refusal: Refusal | null;
}

export interface Handover {
  /** The link that the QR code holds. */
  link: string;
  /** SVG path of the QR code in a square of `size` by `size`; null: too long for one. */
  qr: { size: number; path: string } | null;
  /** The link leads to this device alone: it was opened here at an address of its own machine. */
  onlyHere: boolean;
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

export interface Arrived {
  bytes: number;
  of: number;
}

export interface RulesState {
  ready: boolean;
  /** Milliseconds from the worker's start until the rules answered. */
  startedIn: number | null;
  /** Bytes of them that have arrived, and of how many; null while nobody knows. */
  arrived: Arrived | null;
  version: string;
}

/** What a link that was opened here would do, and in whose name. */
export interface Opened {
  /** Who is signed in here; null: the server does not say. */
  name: string | null;
  /** What its code lets one record; null: nobody can tell now. */
  table: { event_name: string; table: number; signs_out: boolean } | null;
  /** How many lines it brings. */
  lines: number;
}
