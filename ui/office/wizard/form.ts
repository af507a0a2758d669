/** The wizard's form as it is typed, and what it sends. */

import type { Draft } from "../protocol";

export interface Form {
  name: string;
  /** Empty: made from the name. */
  id: string;
  sessions: string;
  correction: string;
  inRunning: string;
  devices: string;
  teams: string;
  deals: string;
  reserve: string;
  seats: string;
  empty: string;
  smallBlind: string;
  bigBlind: string;
  ante: string;
  bigBlindAnte: string;
  cap: string;
  capped: boolean;
  stacks: string;
  startingStack: string;
  betting: string;
  raises: string;
  burns: boolean;
  order: string;
  block: string;
  method: string;
  ties: string;
  seatDraw: string;
  beacon: string;
  knownFrom: string;
  staff: { recorders: boolean; custodian: boolean; captains: boolean; director: boolean };
}

export const blank = (): Form => ({
  name: "", id: "", sessions: "1", correction: "", inRunning: "steps", devices: "none", teams: "", deals: "60", reserve: "", seats: "", empty: "", smallBlind: "", bigBlind: "50", ante: "", bigBlindAnte: "",
  cap: "", capped: true, stacks: "reset", startingStack: "", betting: "no-limit", raises: "full", burns: true, order: "whole", block: "10", method: "seat_points", ties: "shared", seatDraw: "balanced", beacon: "", knownFrom: "",
  staff: { recorders: true, custodian: true, captains: false, director: false },
});

/** A short name for addresses and seals: "Coupe d'Été 2026" is "coupe-d-ete-2026". */
export const slug = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40)
    .replace(/-+$/, "");

export interface FormProblem {
  where: string;
  why: string;
}

/** The form as the server reads it, and which fields hold no number. */
export function draftOf(form: Form): { draft: Draft; problems: FormProblem[] } {
  const problems: FormProblem[] = [];
  const number = (where: string, typed: string): number | null => {
    const text = typed.replace(/[\s\u2009\u00a0]/g, "");
    if (text === "") return null;
    if (/^\d{1,9}$/.test(text)) return Number(text);
    problems.push({ where, why: "a whole number is needed" });
    return null;
  };
  const empties = form.empty.split(/[\s,;]+/).filter(Boolean);
  if (empties.some((one) => !/^\d{1,2}$/.test(one))) problems.push({ where: "play.empty_seats", why: "numbers of seats are needed, such as 4 or 4, 6" });
  const draft: Draft = {
    id: form.id.trim() || slug(form.name),
    name: form.name.trim(),
    sessions: number("event.sessions", form.sessions) ?? 1,
    correction_minutes: number("office.correction_minutes", form.correction),
    in_running: form.inRunning,
    devices: form.devices,
    deals: number("play.deals", form.deals),
    reserve: number("play.reserve", form.reserve),
    seats: number("play.seats", form.seats),
    empty_seats: empties.filter((one) => /^\d{1,2}$/.test(one)).map(Number),
    small_blind: number("play.small_blind", form.smallBlind),
    big_blind: number("play.big_blind", form.bigBlind),
    ante: number("play.ante", form.ante) ?? 0,
    big_blind_ante: number("play.big_blind_ante", form.bigBlindAnte) ?? 0,
    cap: form.capped ? number("play.cap", form.cap) : "none",
    stacks: form.stacks,
    starting_stack: number("play.starting_stack", form.startingStack),
    betting: form.betting,
    raises: form.betting === "fixed-limit" ? "full" : form.raises,
    burns: form.burns,
    seat_draw: form.seatDraw,
    order: form.order,
    block: number("draw.block", form.block) ?? 10,
    ...randomness(form.beacon, form.knownFrom),
    method: form.method,
    ties: form.ties,
    entries_text: form.teams,
  };
  return { draft, problems };
}

/** One line describes the public randomness of the whole event, several lines that of each session. */
function randomness(described: string, known: string): { beacon: string; beacons: string[]; known_from: string[] } {
  const lines = (text: string): string[] => text.split("\n").map((line) => line.trim()).filter((line) => line !== "");
  const every = lines(described);
  return { beacon: every.length === 1 ? (every[0] ?? "") : "", beacons: every.length > 1 ? every : [], known_from: lines(known) };
}

export const STEPS = ["event", "teams", "play", "seats", "staff", "publish"] as const;
export type Step = (typeof STEPS)[number];

/** The step on which a problem is put right. */
export function stepOf(where: string): Step {
  if (where.startsWith("event.") || where.startsWith("correction")) return "event";
  if (where.startsWith("entries") || where.startsWith("line ")) return "teams";
  if (where === "draw.seats" || /^draw\.(beacon|known_from)/.test(where)) return "seats";
  if (where === "office.in_running" || where.startsWith("play") || where.startsWith("draw") || where.startsWith("scoring")) return "play";
  return "event";
}

/** Which team of the list a problem is about, from 1; null: the list. */
export function rowOf(where: string): number | null {
  const found = /^entries\[(\d+)\]/.exec(where);
  return found ? Number(found[1]) : null;
}
