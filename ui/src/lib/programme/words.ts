/** Rooms, the timetable and persons in words. */

import type { EventProgramme, PersonEvent } from "../protocol/api";
import { t } from "../words/words.svelte";

export type PlannedRow = EventProgramme["timetable"][number];
export type When = "past" | "next" | "later";

/** The room that a table stands in; null where that is not said. */
export const roomOf = (programme: EventProgramme | null, table: number | null): string | null =>
  table === null ? null : (programme?.rooms.find((room) => room.tables.includes(table))?.name ?? null);

/** The id of a player who is the same person in other events; null where the event's file gives none. */
export const personOf = (programme: EventProgramme | null, entry: string, player: string | null): string | null =>
  programme?.people.find((one) => one.entry === entry && one.name === player)?.person ?? null;

/** A table by its name, with its room where that is known: "Table 3, Blue hall". */
export const withRoom = (name: string, programme: EventProgramme | null, table: number): string =>
  [name, roomOf(programme, table)].filter(Boolean).join(", ");

/** Tables as a sentence names them: "table 4", "tables 1-3, 7"; none: where people meet. */
export function tablesSaid(tables: readonly number[]): string {
  if (tables.length === 0) return t("programme-no-tables");
  const runs: number[][] = [];
  for (const table of [...tables].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run.at(-1) === table - 1) run.push(table);
    else runs.push([table]);
  }
  const said = runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(", ")));
  return t("programme-tables", { n: tables.length, tables: said.join(", ") });
}

/** Of each row whether it is over, or comes next, or later; nothing is next that has no moment. */
export function whenOf(rows: readonly PlannedRow[], now: number): When[] {
  const next = rows.findIndex((row) => row.moment !== null && Date.parse(row.moment) > now);
  return rows.map((row, n) => {
    if (row.moment === null) return "later";
    if (Date.parse(row.moment) <= now) return "past";
    return n === next || row.at === rows[next]?.at ? "next" : "later";
  });
}

/** Rows by their days, in the order of time. */
export function byDay<T extends { at: string }>(rows: readonly T[]): { day: string; rows: T[] }[] {
  const days: { day: string; rows: T[] }[] = [];
  for (const row of rows) {
    const day = row.at.split("T")[0] ?? "";
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}

export const clockOf = (at: string): string => at.split("T")[1] ?? "";

/** A time zone as people say it: "Europe/Berlin" is "Berlin". */
export const zoneSaid = (zone: string): string => (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");

/** In how much a person plays: rehearsals are no events of the house, and counted apart. */
export function playsIn(events: readonly Pick<PersonEvent, "rehearsal">[]): string {
  const rehearsals = events.filter((one) => one.rehearsal).length;
  const ours = events.length - rehearsals;
  if (ours === 0) return t("person-rehearses", { n: rehearsals });
  if (rehearsals === 0) return t("person-plays", { n: ours });
  return t("person-plays-both", {
    events: t("person-events", { n: ours }),
    rehearsals: t("person-rehearsals", { n: rehearsals }),
  });
}
