/** Lines as a device keeps them, and where it keeps them. Runs in Node too. */

import type { Refusal } from "./wire.ts";
import type { Said } from "./wire_table.ts";

export interface TablePlace {
  event: string;
  table: number;
}

/** A table's play of one deal; of a match, its play of one roll set, which is a game. */
export interface HandPlace extends TablePlace {
  session: number;
  deal: number;
}

/** A line that this device has typed. */
export interface KeptLine extends HandPlace {
  n: number;
  body: Said;
  /** Names it to the server together with `n`: the same line sent twice is one line. */
  key: string;
  state: "queued" | "sent";
  /** Counts what this device has typed; lines are sent in this order. */
  seq: number;
  /** When it was typed, ISO. */
  at: string;
  /** Version of the rules under which it was typed. */
  rules: string;
  /** It was typed without a connection: nobody here knew what the server would have said. */
  offline?: boolean;
}

/** A line that could not be written: kept, never thrown away by the program. */
export interface AsideLine extends HandPlace {
  id: number;
  /** Names what was put aside at one time; lines of older versions have none. */
  bundle?: string;
  n: number;
  body: Said;
  at: string;
  refusal: Refusal | null;
  /** The line of the bundle that this one takes back or corrects was typed once more, and has this number now. */
  to?: number;
}

/** What was put aside at one time. */
export interface Bundle {
  name: string;
  /** So many lines. */
  kept: number;
}

export interface LineStore {
  /** Resolves when the lines are safe. Fails if another line stands in one of the places. */
  add(lines: readonly Omit<KeptLine, "seq">[]): Promise<void>;
  ofHand(place: HandPlace): Promise<KeptLine[]>;
  /** Put these in the place of the own lines from number `from` on, in one change. */
  replace(place: HandPlace, from: number, lines: readonly Omit<KeptLine, "seq">[]): Promise<void>;
  /** Put this one in the place of an own line, and those after it aside, in one change. */
  replaceOne(line: Omit<KeptLine, "seq">, refusal: Refusal): Promise<Bundle>;
  /** The first lines to send: of one hand and key, their numbers without a gap. */
  batch(most: number): Promise<KeptLine[]>;
  waiting(): Promise<number>;
  queued(): Promise<KeptLine[]>;
  mark(place: HandPlace, from: number, below: number, state: KeptLine["state"]): Promise<void>;
  /** Take the lines from number `from` on out of the queue and keep them. */
  putAside(place: HandPlace, from: number, refusal: Refusal | null): Promise<Bundle>;
  /** In the order put aside. */
  aside(event: string, table: number): Promise<AsideLine[]>;
  /** One was typed once more and has this number now: those that are about it follow it. */
  typedAgain(line: AsideLine, now: number): Promise<void>;
  /** Throw these away. */
  forgetAside(lines: readonly AsideLine[]): Promise<void>;
  kept<T>(name: string): Promise<T | undefined>;
  keep(name: string, value: unknown): Promise<void>;
  clear(event: string, table: number): Promise<void>;
}

/** Whether a line kept aside takes back or corrects another one of its bundle. */
export const isAbout = (line: AsideLine, other: AsideLine): boolean =>
  line.bundle === other.bundle && sameHand(line, other) && "of" in line.body && line.body.of === other.n;

/** Under what name something of one table is kept. */
export const keptName = (what: string, { event, table }: TablePlace): string => `${what}:${event}:${table}`;

export const sameHand = (a: HandPlace, b: HandPlace): boolean =>
  a.event === b.event && a.session === b.session && a.table === b.table && a.deal === b.deal;

/** The beginning of a queue that one request may carry. */
export function firstBatch(queued: readonly KeptLine[], most: number): KeptLine[] {
  const first = queued[0];
  if (!first) return [];
  const batch = [first];
  for (const line of queued.slice(1, most)) {
    if (!sameHand(line, first) || line.key !== first.key || line.n !== first.n + batch.length) break;
    // The server answers a roll that is asked for; nothing is typed after it before.
    if (isAsked(batch.at(-1)!.body)) break;
    batch.push(line);
  }
  return batch;
}

/** Text that is the same for the same content, whatever the order of the fields. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Whether a line asks for a roll: the server fills its dice in. */
export const isAsked = (body: Said): boolean =>
  (body.do === "roll" && body.dice === null) || (body.do === "opening_roll" && body.white === null);

/** Whether a line of the log is the own one. */
export function sameBody(own: Said, written: Said): boolean {
  if (!isAsked(own)) return canonical(own) === canonical(written);
  return own.do === written.do && (own.do !== "roll" || written.do !== "roll" || own.side === written.side);
}

/** A name that nobody else has; `randomUUID` needs HTTPS. */
export function freshKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
