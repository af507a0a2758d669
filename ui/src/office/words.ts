/** What the office says about stages, kinds and time. */

import { format, timeOf } from "../lib/numbers/format";
import type { Chips, EffectTold, PeopleDevice, Role, Stage } from "./protocol";

export const STAGES: Record<Stage, string> = {
  sealed: "sealed",
  playing: "at the table",
  finished: "played, not yet accepted",
  accepted: "accepted, embargoed",
  open: "open",
  disputed: "disputed",
  frozen: "stopped, cards do not agree",
  void: "void",
  replaced: "replaced by a reserve deal",
};

export const ROLES: Record<Role, string> = {
  director: "Director",
  custodian: "Deck custodian",
  recorder: "Recorder",
  player: "Player",
  captain: "Captain",
  commentator: "Commentator",
  spectator: "Spectator",
};

/** What stands where the recorders are counted, in an event that has none. */
export const NO_RECORDERS = { figure: "Rehearsal", said: "programs play, without recorders" };

/** 161 seconds as 2:41; an hour and more as 1:02:41. */
export function minutes(seconds: number): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  const [hours, rest] = [Math.floor(seconds / 3600), seconds % 3600];
  const inside = `${hours > 0 ? two(Math.floor(rest / 60)) : Math.floor(rest / 60)}:${two(rest % 60)}`;
  return hours > 0 ? `${hours}:${inside}` : inside;
}

const day = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short" });

/** The time, and the day where it is another one than that of `now`. */
export function when(iso: string, now: string): string {
  const [a, b] = [new Date(iso), new Date(now)];
  return a.toDateString() === b.toDateString() ? timeOf(iso) : `${day.format(a)}, ${timeOf(iso)}`;
}

/** Whose a device is: an account's, with its table; one without an account is called by its place. */
export function deviceSaid({ name, account, table }: Pick<PeopleDevice, "name" | "account" | "table">): string {
  if (account === null) return name.charAt(0).toUpperCase() + name.slice(1);
  return table === null ? name : `${name}, table ${table}`;
}

export function ago(iso: string, now: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(now) - Date.parse(iso)) / 1000));
  if (seconds < 60) return `${seconds} s ago`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min ago`;
  return when(iso, now);
}

export const chips = (value: Chips | null): string => (value === null ? "not known" : format(value, true));

export const ordinal = (n: number): string => {
  const last = n % 10;
  const teen = n % 100 >= 11 && n % 100 <= 13;
  return `${n}${teen ? "th" : last === 1 ? "st" : last === 2 ? "nd" : last === 3 ? "rd" : "th"}`;
};

/** What an effect does, as the heading of its ruling. */
export function effectSaid(effect: EffectTold, entry: (id: string) => string): string {
  switch (effect.name) {
    case "stands":
      return "the play stands";
    case "void":
      return "void at the table";
    case "replace":
      return "void everywhere, a reserve deal replaces it";
    case "adjust":
      return "the result is adjusted";
    case "penalty":
      return `${effect.entry ? entry(effect.entry) : "A team"} loses ${effect.points ? format(effect.points) : ""} ${effect.points === "1" ? "point" : "points"}`;
  }
}
