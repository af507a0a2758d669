/** The wizard's form as it is typed, and what it sends. */

import type { Refused } from "../../lib/shell/refused";
import { asSentence } from "../client";
import { inEnglish, say } from "../../lib/words/say";
import type { Draft, DraftProblem } from "../protocol";
import { t } from "../../lib/words/words.svelte";

export interface Form {
  name: string;
  /** Empty: made from the name. */
  id: string;
  /** `2026-12-03` or `2026-12-03T18:30`; empty: not said. */
  begins: string;
  /** The IANA name of the hall's time zone; empty: not said. */
  zone: string;
  /** The code of the language that its screens in the hall speak; empty: not said. */
  language: string;
  /** A line a room: its name, and after a colon its tables. */
  rooms: string;
  /** A line for each thing: a day, a time, what it is, and after a comma its room. */
  timetable: string;
  sessions: string;
  correction: string;
  inRunning: string;
  devices: string;
  /** What the screens at the tables show of other tables. */
  results: string;
  teams: string;
  deals: string;
  reserve: string;
  seats: string;
  empty: string;
  smallBlind: string;
  bigBlind: string;
  ante: string;
  bigBlindAnte: string;
  /** A line a level: "12: 25/50, ante 5". */
  levels: string;
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
  /** What a deal takes, and a break: only to reckon how long the event takes. */
  pace: string;
  rest: string;
  staff: Staff;
}

/** Who is let in by a code that is made with the event. */
export interface Staff {
  recorders: boolean;
  custodian: boolean;
  captains: boolean;
  director: boolean;
}

/** A day or a time of which a part is missing: the fields alone know which. */
export const HALF_TYPED = "?";

export const blank = (): Form => ({
  name: "",
  id: "",
  begins: "",
  zone: "",
  language: "",
  rooms: "",
  timetable: "",
  sessions: "1",
  correction: "",
  inRunning: "steps",
  devices: "none",
  results: "none",
  teams: "",
  deals: "60",
  reserve: "",
  seats: "",
  empty: "",
  smallBlind: "",
  bigBlind: "50",
  ante: "",
  bigBlindAnte: "",
  levels: "",
  cap: "",
  capped: true,
  stacks: "reset",
  startingStack: "",
  betting: "no-limit",
  raises: "full",
  burns: true,
  order: "whole",
  block: "10",
  method: "seat_points",
  ties: "shared",
  seatDraw: "balanced",
  beacon: "",
  knownFrom: "",
  pace: "",
  rest: "",
  staff: { recorders: true, custodian: true, captains: false, director: false },
});

export interface FormProblem {
  where: string;
  why: string;
  /** In the language of the reader; without it the server says it in English. */
  ours?: true;
}

/** What the server finds wrong, in the language of the reader as far as the catalogue has words for it. */
export const problemSaid = ({ where, why }: DraftProblem): FormProblem => ({
  where,
  why: say(why),
  ...(inEnglish(why) ? {} : { ours: true }),
});

/** A problem as a field shows it. */
export const asRefused = ({ where, why, ours }: FormProblem): Refused => ({
  name: "DraftProblem",
  sentence: asSentence(why),
  fields: { where },
  ...(ours ? { ours } : {}),
});

/** The form as the server reads it, and which fields hold no number. */
export function draftOf(form: Form): { draft: Draft; problems: FormProblem[] } {
  const problems: FormProblem[] = [];
  const wrong = (where: string, why: string): unknown => problems.push({ where, why, ours: true });
  const number = (where: string, typed: string): number | null => {
    const text = typed.replace(/[\s\u2009\u00a0]/g, "");
    if (text === "") return null;
    if (/^\d{1,9}$/.test(text)) return Number(text);
    wrong(where, t("wizard-type-number"));
    return null;
  };
  const time = (where: string, typed: string): number | null => {
    const found = secondsOf(typed);
    if (Number.isNaN(found)) wrong(where, t("wizard-type-time"));
    return found || null;
  };
  const empties = form.empty.split(/[\s,;]+/).filter(Boolean);
  if (empties.some((one) => !/^\d{1,2}$/.test(one))) wrong("play.empty_seats", t("wizard-type-seats"));
  const half = form.begins === HALF_TYPED;
  if (half) wrong("event.begins", t("wizard-type-day"));
  const halls = roomsOf(form.rooms);
  halls.forEach((hall, n) => {
    if (hall.tables.includes(NO_TABLE)) wrong(`rooms[${n + 1}].tables`, t("wizard-type-tables"));
  });
  const levels = levelsOf(form.levels);
  if (levels === null) wrong("levels", t("wizard-type-levels"));
  const draft: Draft = {
    format: "seat_teams",
    id: form.id.trim(),
    name: form.name.trim(),
    begins: half ? null : form.begins || null,
    zone: form.zone.trim() || null,
    language: form.language || null,
    rooms: halls,
    timetable: timetableOf(
      form.timetable,
      halls.map((hall) => hall.name),
    ),
    sessions: number("event.sessions", form.sessions) ?? 1,
    correction_minutes: number("office.correction_minutes", form.correction),
    in_running: form.inRunning,
    devices: form.devices,
    results: form.results,
    deals: number("play.deals", form.deals),
    reserve: number("play.reserve", form.reserve),
    seats: number("play.seats", form.seats),
    empty_seats: empties.filter((one) => /^\d{1,2}$/.test(one)).map(Number),
    small_blind: number("play.small_blind", form.smallBlind),
    big_blind: number("play.big_blind", form.bigBlind),
    ante: number("play.ante", form.ante) ?? 0,
    big_blind_ante: number("play.big_blind_ante", form.bigBlindAnte) ?? 0,
    levels: levels ?? [],
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
    deal_seconds: time("pace.deal_seconds", form.pace),
    break_minutes: number("pace.break_minutes", form.rest),
    entries_text: form.teams,
  };
  return { draft, problems };
}

/** What a deal takes, such as "2:40", in seconds; null where nothing is typed, and NaN where it is no time. */
export function secondsOf(typed: string): number | null {
  if (typed.trim() === "") return null;
  const [, minutes, seconds] = /^(\d{1,2}):([0-5]\d)$/.exec(typed.trim()) ?? [];
  return Number(minutes) * 60 + Number(seconds) || Number.NaN;
}

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Stands for what was typed as a table and is none. */
const NO_TABLE = 0;

/** Blinds of some deals. */
export interface Level {
  deals: number;
  small_blind: number;
  big_blind: number;
  ante: number;
}

/** One level of a line such as "12: 25/50, ante 5"; null where it says none. */
export function levelOf(line: string): Level | null {
  const [, deals, small, big, ante] = /^(\d+)\D+?(\d+)\s*\/\s*(\d+)(?:\D+(\d+))?\D*$/.exec(line) ?? [];
  if (deals === undefined || small === undefined || big === undefined) return null;
  return { deals: Number(deals), small_blind: Number(small), big_blind: Number(big), ante: Number(ante ?? 0) };
}

/** Levels as they are typed, a line each; null where a line says none. */
export function levelsOf(text: string): Level[] | null {
  const levels = linesOf(text).map(levelOf);
  return levels.includes(null) ? null : (levels as Level[]);
}

/** Rooms as they are typed: "Blue hall: 1, 2, 5-8", or a name alone. */
export const roomsOf = (text: string): Draft["rooms"] =>
  linesOf(text).map((line) => {
    const colon = line.lastIndexOf(":");
    if (colon < 0) return { name: line, tables: [] };
    const tables = line
      .slice(colon + 1)
      .split(/[\s,;]+/)
      .filter(Boolean)
      .flatMap((one) => {
        const [, first, last] = /^(\d{1,4})(?:[-–](\d{1,4}))?$/.exec(one) ?? [];
        if (first === undefined) return [NO_TABLE];
        const [from, to] = [Number(first), Number(last ?? first)];
        return to < from ? [NO_TABLE] : Array.from({ length: to - from + 1 }, (_, n) => from + n);
      });
    return { name: line.slice(0, colon).trim(), tables };
  });

/** The timetable as it is typed: "2027-05-08 10:00 Session 1, Blue hall". */
export const timetableOf = (text: string, rooms: readonly string[]): Draft["timetable"] =>
  linesOf(text).map((line) => {
    const [, day, time, rest = ""] = /^(\S+)[\sT]+(\d{1,2}:\d{2})\s*(.*)$/.exec(line) ?? [];
    if (day === undefined || time === undefined) return { at: line, what: line, session: null, room: "" };
    const room = rooms.find((name) => rest.endsWith(`, ${name}`)) ?? "";
    const what = room ? rest.slice(0, -room.length - 2) : rest;
    const session = /^session (\d{1,3})$/i.exec(what)?.[1];
    return { at: `${day}T${time.padStart(5, "0")}`, what, session: session ? Number(session) : null, room };
  });

/** What is described a line each; empty lines say nothing. */
export const randomnessLines = linesOf;

/** One line describes the public randomness of the whole event, several lines that of each session. */
function randomness(described: string, known: string): { beacon: string; beacons: string[]; known_from: string[] } {
  const every = linesOf(described);
  return {
    beacon: every.length === 1 ? (every[0] ?? "") : "",
    beacons: every.length > 1 ? every : [],
    known_from: linesOf(known),
  };
}

export const STEPS = ["event", "teams", "play", "seats", "staff", "publish"] as const;
export type Step = (typeof STEPS)[number];

/** The step on which a problem is put right. */
export function stepOf(where: string): Step {
  if (where.startsWith("event.") || where.startsWith("correction")) return "event";
  if (where.startsWith("entries") || /^(line |the list)/.test(where)) return "teams";
  if (where === "draw.seats" || /^draw\.(beacon|known_from)/.test(where)) return "seats";
  if (
    where === "office.in_running" ||
    where.startsWith("pace") ||
    where.startsWith("play") ||
    where.startsWith("levels") ||
    where.startsWith("draw") ||
    where.startsWith("scoring")
  )
    return "play";
  return "event";
}

/** Which team of the list a problem is about, from 1; null: the list. */
export function rowOf(where: string): number | null {
  const found = /^entries\[(\d+)\]/.exec(where);
  return found ? Number(found[1]) : null;
}

/** The places of the event that have a name on the page. */
const FIELDS: readonly string[] = [
  "event.name",
  "event.id",
  "event.begins",
  "event.zone",
  "event.language",
  "rooms",
  "timetable",
  "event.sessions",
  "office.correction_minutes",
  "hall.devices",
  "hall.results",
  "entries",
  "play.deals",
  "play.reserve",
  "draw.order",
  "draw.block",
  "pace.deal_seconds",
  "pace.break_minutes",
  "play.seats",
  "play.empty_seats",
  "play.burns",
  "play.small_blind",
  "play.big_blind",
  "play.ante",
  "play.big_blind_ante",
  "play.capped",
  "play.cap",
  "play.stacks",
  "play.starting_stack",
  "play.betting",
  "play.raises",
  "scoring.method",
  "scoring.ties",
  "office.in_running",
  "draw.seats",
  "draw.beacon",
  "draw.beacons",
  "draw.known_from",
  "players",
  "levels",
  "stages",
  "awards.kind",
  "awards.pool",
  "awards.currency",
];

/** What a place of the event is called on the page. */
export const fieldName = (where: string): string =>
  FIELDS.includes(where) ? t(`wizard-field-${where.replaceAll(/[._]/g, "-")}`) : where;

/** The field, the team or the line of the list that a problem is about, as the page calls it. */
export function placeOf(where: string): string {
  const row = rowOf(where);
  if (row !== null) return t("wizard-place-team", { n: row });
  const [, list, number] = /^(rooms|timetable)\[(\d+)\]/.exec(where) ?? [];
  if (list) return t(list === "rooms" ? "wizard-place-room" : "wizard-place-timetable", { n: Number(number) });
  const field = where.replace(/\[(\d+)\]$/, "");
  const line = /^line (\d+)/.exec(where)?.[1];
  return line ? t("wizard-place-line", { n: Number(line) }) : fieldName(field);
}
