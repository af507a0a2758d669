/** What the people's pages say: roles, codes, refusals. */

import { Refusal } from "./client";
import type { HeldRole, Me, Role } from "./shapes";

export const ROLE_NAMES: Record<Role, string> = {
  director: "Director",
  custodian: "Deck custodian",
  recorder: "Recorder",
  player: "Player",
  captain: "Captain",
  commentator: "Commentator",
  spectator: "Spectator",
};

/** Roles that somebody holds under a name and a password; the others come with a code alone. */
export const NEEDS_ACCOUNT: ReadonlySet<Role> = new Set(["director", "custodian", "player", "captain"]);

/** Where a role is done. */
export function placeOf(held: HeldRole): { href: string; label: string } {
  const event = encodeURIComponent(held.event);
  const matches = held.format === "room_match";
  switch (held.role) {
    case "director":
      return { href: held.event ? `/office/${event}` : "/office/", label: "The director's office" };
    case "custodian":
      return { href: held.event ? `/office/${event}` : "/office/", label: "Deck custody" };
    case "recorder":
      return {
        href: "/recorder/",
        label: held.table === null ? "The recorder's console" : `The recorder's console at table ${held.table}`,
      };
    case "captain":
    case "player":
      if (matches)
        return { href: `/m/${event}/me`, label: held.role === "captain" ? "The team's matches" : "My matches" };
      return {
        href: `/me/${event}`,
        label: held.role === "captain" ? "The team's seats and results" : "Seats and results",
      };
    default:
      return { href: held.event ? `/${matches ? "m" : "e"}/${event}` : "/", label: "The results" };
  }
}

/** What somebody becomes by a code, as a heading; `entry` is the name of the entry, if it is known. */
export function becoming(held: HeldRole, entry: string | null = null): string {
  const where = held.event_name || "every event of the house";
  switch (held.role) {
    case "recorder":
      return held.table === null ? `Recorder of ${where}` : `Recorder at table ${held.table}`;
    case "player":
      return held.player === null ? "Player" : `Play as ${held.player}`;
    case "captain":
      return entry === null ? `Captain of entry ${held.entry ?? ""}` : `Captain of ${entry}`;
    default:
      return ROLE_NAMES[held.role];
  }
}

/** What the button does that takes a code. */
export function doing(held: HeldRole): string {
  switch (held.role) {
    case "recorder":
      return held.table === null ? "Open the recorder's console" : `Open the recorder's console at table ${held.table}`;
    case "director":
      return "Open the office";
    case "custodian":
      return "Open deck custody";
    case "spectator":
    case "commentator":
      return "Open the results";
    default:
      return "Open my place";
  }
}

/** Where somebody goes after the door: to the one place there is, or to the list of them. */
export function home(me: Me): string {
  const [only, ...others] = me.grants;
  return only && others.length === 0 ? placeOf(only).href : "/me";
}

/** An address of this server to go on to; anything else leads to one's own page. */
export function onwards(next: string | null): string | null {
  return next !== null && /^\/(?![/\\])/.test(next) ? next : null;
}

/** A code as somebody types it: capitals, without what only parts it. */
export const codeFrom = (text: string): string => {
  const link = /#(.+)$/.exec(text.trim());
  return (link?.[1] ?? text).trim();
};

export function duration(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const told = minutes === 1 ? "1 minute" : `${minutes} minutes`;
  return rest === 0 ? told : `${told} ${rest} s`;
}

const sentence = (text: string): string => {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?]$/.test(capital) ? capital : `${capital}.`;
};

/** What went wrong at the door, and what to do next. */
export function said(failure: unknown): string {
  if (!(failure instanceof Error)) return "Something went wrong. Try again.";
  if (!(failure instanceof Refusal)) return failure.message;
  switch (failure.reason) {
    case "SignInRefused":
      return "This name and this password do not belong together. Check both; capitals count in the password.";
    case "NoSuchInvitation":
      return "This code is not good, or no longer. Check it, or ask the director for a new one.";
    case "NameInUse":
      return "Somebody has an account by this name. If it is yours, sign in with it below; otherwise take another name.";
    case "NotFound":
      return "Nobody signs in at this server; it only shows results.";
    default:
      return sentence(failure.message);
  }
}

/** Seconds to wait, where there were too many tries. */
export function wait(failure: unknown): number | null {
  if (!(failure instanceof Refusal) || failure.status !== 429) return null;
  const seconds = failure.fields["seconds"];
  return typeof seconds === "number" ? seconds : 60;
}
