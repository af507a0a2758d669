/** What the office says about stages, kinds and time. */

import { dayOfYear, format, timeOf } from "../lib/numbers/format";
import { exact, t } from "../lib/words/words.svelte";
import type { Chips, EffectTold, PeopleDevice, Role, Stage } from "./protocol";

/** The stages of a hand, in the order in which it goes through them. */
export const STAGES: readonly Stage[] = [
  "sealed",
  "playing",
  "finished",
  "accepted",
  "open",
  "disputed",
  "frozen",
  "void",
  "replaced",
];

export const stageName = (stage: Stage): string => t(`office-stage-${stage}`);

/** The same where it begins a line. */
export const stageBegun = (stage: Stage): string => begun(stageName(stage));

export const roleName = (role: Role): string => t(`role-${role}`);

/** A text as it stands at the beginning of a line. */
export const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What stands where the recorders are counted, in an event that has none. */
export const noRecorders = (): { figure: string; said: string } => ({
  figure: t("office-rehearsal"),
  said: t("office-rehearsal-programs"),
});

/** 161 seconds as 2:41; an hour and more as 1:02:41. */
export function minutes(seconds: number): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  const [hours, rest] = [Math.floor(seconds / 3600), seconds % 3600];
  const inside = `${hours > 0 ? two(Math.floor(rest / 60)) : Math.floor(rest / 60)}:${two(rest % 60)}`;
  return hours > 0 ? `${hours}:${inside}` : inside;
}

/** The time, and the day where it is another one than that of `now`. */
export function when(iso: string, now: string): string {
  const [a, b] = [new Date(iso), new Date(now)];
  return a.toDateString() === b.toDateString() ? timeOf(iso) : `${dayOfYear(iso)}, ${timeOf(iso)}`;
}

/** Whose a device is: an account's, with its table; one without an account is called by its place. */
export function deviceSaid({ name, account, table }: Pick<PeopleDevice, "name" | "account" | "table">): string {
  if (account === null) return begun(name);
  return table === null ? name : t("office-device-at", { name, table });
}

export function ago(iso: string, now: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(now) - Date.parse(iso)) / 1000));
  if (seconds < 60) return t("office-ago-seconds", { n: seconds });
  if (seconds < 5400) return t("office-ago-minutes", { n: Math.round(seconds / 60) });
  return when(iso, now);
}

export const chips = (value: Chips | null): string => (value === null ? t("office-not-known") : format(value, true));

/** What an effect does, as the heading of its ruling. */
export function effectSaid(effect: EffectTold, entry: (id: string) => string): string {
  if (effect.name !== "penalty") return t(`office-effect-${effect.name}`);
  const points = exact(effect.points ?? 0);
  return effect.entry
    ? t("office-effect-penalty", { team: entry(effect.entry), points })
    : t("office-effect-penalty-team", { points });
}
