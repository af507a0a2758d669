/** The form of individuals as it is typed, and what it sends. */

import type { components } from "../../lib/protocol/schema";
import { t } from "../../lib/words/words.svelte";
import {
  HALF_TYPED,
  levelsOf,
  randomnessLines,
  roomsOf,
  secondsOf,
  timetableOf,
  type FormProblem,
  type Level,
  type Staff,
} from "../wizard/form";

type Shapes = components["schemas"];
export type LadderCheck = Shapes["LadderCheck"];
export type StageRead = LadderCheck["stages"][number];
export type SessionAhead = LadderCheck["course"][number];

/** What the form sends, and always sends; of all texts, `cap` takes only "none". */
export interface LadderDraft {
  format: "seat_ladder";
  id: string;
  name: string;
  begins: string | null;
  zone: string | null;
  language: string | null;
  devices: string;
  results: string;
  rooms: { name: string; tables: number[] }[];
  timetable: { at: string; what: string; session: number | null; room: string }[];
  correction_minutes: number | null;
  deal_seconds: number | null;
  break_minutes: number | null;
  players: number | null;
  entries_text: string;
  deals: number | null;
  reserve: number | null;
  big_blind: number | null;
  small_blind: number | null;
  levels: Level[];
  cap: number | "none" | null;
  starting_stack: number | null;
  order: string;
  block: number;
  stages: {
    name: string;
    sessions: number | null;
    seats: number | null;
    deals: number | null;
    eliminate: number | null;
    carry_over: number | null;
  }[];
  beacons: string[];
  known_from: string[];
  awards: string;
  pool: number | null;
  currency: string;
}

/** A stage as it is typed. */
export interface StageTyped {
  name: string;
  sessions: string;
  seats: string;
  deals: string;
  eliminate: string;
  carryOver: string;
}

export interface LadderForm {
  name: string;
  id: string;
  begins: string;
  zone: string;
  language: string;
  devices: string;
  results: string;
  rooms: string;
  timetable: string;
  correction: string;
  /** What a deal takes, and a break: only to reckon how long the event takes. */
  pace: string;
  rest: string;
  staff: Staff;
  /** How many are expected while there is no list. */
  players: string;
  /** The list of players; called as in every form, so that registration finds its place. */
  teams: string;
  deals: string;
  reserve: string;
  bigBlind: string;
  smallBlind: string;
  /** A line a level: "12: 25/50, ante 5". */
  levels: string;
  capped: boolean;
  cap: string;
  startingStack: string;
  order: string;
  block: string;
  /** Null: the stages that are advised for the field. */
  stages: StageTyped[] | null;
  beacon: string;
  knownFrom: string;
  awards: string;
  pool: string;
  currency: string;
}

export const blank = (): LadderForm => ({
  name: "",
  id: "",
  begins: "",
  zone: "",
  language: "",
  devices: "none",
  results: "none",
  rooms: "",
  timetable: "",
  correction: "",
  pace: "",
  rest: "",
  staff: { recorders: true, custodian: true, captains: false, director: false },
  players: "",
  teams: "",
  deals: "",
  reserve: "",
  bigBlind: "",
  smallBlind: "",
  levels: "",
  capped: true,
  cap: "",
  startingStack: "",
  order: "whole",
  block: "10",
  stages: null,
  beacon: "",
  knownFrom: "",
  awards: "points",
  pool: "",
  currency: "",
});

/** A stage that the server has read, as it may be changed. */
export const typedStage = (read: StageRead): StageTyped => ({
  name: read.name,
  sessions: String(read.sessions),
  seats: String(read.seats),
  deals: String(read.deals),
  eliminate: String(read.eliminate),
  carryOver: String(read.carry_over),
});

/** The form as the server reads it, and which fields hold no number. */
export function draftOf(form: LadderForm): { draft: LadderDraft; problems: FormProblem[] } {
  const problems: FormProblem[] = [];
  const wrong = (where: string, why: string): unknown => problems.push({ where, why, ours: true });
  const number = (where: string, typed: string): number | null => {
    const text = typed.replace(/[\s\u2009\u00a0]/g, "");
    if (text === "") return null;
    if (/^\d{1,12}$/.test(text)) return Number(text);
    wrong(where, t("wizard-type-number"));
    return null;
  };
  const time = (where: string, typed: string): number | null => {
    const found = secondsOf(typed);
    if (Number.isNaN(found)) wrong(where, t("wizard-type-time"));
    return found || null;
  };
  const half = form.begins === HALF_TYPED;
  if (half) wrong("event.begins", t("wizard-type-day"));
  const halls = roomsOf(form.rooms);
  const levels = levelsOf(form.levels);
  if (levels === null) wrong("levels", t("wizard-type-levels"));
  const draft: LadderDraft = {
    format: "seat_ladder",
    id: form.id.trim(),
    name: form.name.trim(),
    begins: half ? null : form.begins || null,
    zone: form.zone.trim() || null,
    language: form.language || null,
    devices: form.devices,
    results: form.results,
    rooms: halls,
    timetable: timetableOf(
      form.timetable,
      halls.map((hall) => hall.name),
    ),
    correction_minutes: number("office.correction_minutes", form.correction),
    deal_seconds: time("pace.deal_seconds", form.pace),
    break_minutes: number("pace.break_minutes", form.rest),
    players: number("players", form.players),
    entries_text: form.teams,
    deals: number("play.deals", form.deals),
    reserve: number("play.reserve", form.reserve),
    big_blind: number("play.big_blind", form.bigBlind),
    small_blind: number("play.small_blind", form.smallBlind),
    levels: levels ?? [],
    cap: form.capped ? number("play.cap", form.cap) : "none",
    starting_stack: number("play.starting_stack", form.startingStack),
    order: form.order,
    block: number("draw.block", form.block) ?? 10,
    stages: (form.stages ?? []).map((stage, n) => ({
      name: stage.name.trim(),
      sessions: number(`stages[${n + 1}].sessions`, stage.sessions),
      seats: number(`stages[${n + 1}].seats`, stage.seats),
      deals: number(`stages[${n + 1}].deals`, stage.deals),
      eliminate: number(`stages[${n + 1}].eliminate`, stage.eliminate),
      carry_over: number(`stages[${n + 1}].carry_over`, stage.carryOver),
    })),
    beacons: randomnessLines(form.beacon),
    known_from: randomnessLines(form.knownFrom),
    awards: form.awards,
    pool: form.awards === "points" ? null : number("awards.pool", form.pool),
    currency: form.awards === "points" ? "" : form.currency.trim(),
  };
  return { draft, problems };
}

/** How many are left from one session to the next: of sessions with as many, once. */
export const numbersOf = (course: readonly SessionAhead[]): number[] =>
  course.map(({ players }) => players).filter((players, n, all) => players !== all[n - 1]);
