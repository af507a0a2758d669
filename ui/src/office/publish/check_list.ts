/** The director's evening as a list to tick off, with the figures of the event. No secret is in it. */

import type { MatchOffice, Office } from "../protocol";
import { when } from "../words";
import { t } from "../../lib/words/words.svelte";

export interface Step {
  text: string;
  /** What is ticked one by one: tables, teams. */
  boxes?: readonly string[];
  /** Something is written down here. */
  blank?: boolean;
}

export interface Part {
  title: string;
  steps: readonly Step[];
}

const step = (key: string, more: Omit<Step, "text"> = {}): Step => ({ text: t(key), ...more });
/** A step that an event may not have. */
const stepIf = (there: boolean, key: string, more: Omit<Step, "text"> = {}): Step[] => (there ? [step(key, more)] : []);
const afterwards = (): Step[] => [step("checklist-proof"), step("checklist-archive"), step("checklist-folder")];

const tablesOf = (tables: readonly number[]): string[] => tables.map(String);
const namesOf = (entries: readonly { name: string }[]): string[] => entries.map(({ name }) => name);

function handedOut(office: Office | MatchOffice, custodian: boolean): Step[] {
  return [
    step("checklist-seal-captains", { boxes: namesOf(office.entries) }),
    step("checklist-seal-wall"),
    step("checklist-codes", { boxes: tablesOf(office.tables) }),
    ...stepIf(custodian, "checklist-custodian"),
    step("checklist-phone"),
  ];
}

/** A beacon's name, where one has to be typed. */
const beacon = ({ beacon }: Office | MatchOffice): Step[] =>
  beacon === "" ? [] : [{ text: t("checklist-beacon", { beacon }), blank: true }];

export function pokerSteps(office: Office): Part[] {
  const decks = {
    decks: t("checklist-decks-n", { n: office.summary.deals }),
    tables: t("checklist-tables-n", { n: office.tables.length }),
    reserve: office.reserve_left,
  };
  const closing = office.line_ups_close && office.beacon !== "";
  const closed = (session: number): string =>
    session === office.session && office.known_from !== null
      ? t("checklist-line-ups-before", { at: when(office.known_from, office.now) })
      : t("checklist-line-ups");
  const sessions = Array.from({ length: office.sessions - office.session + 1 }, (_, n) => office.session + n);
  return [
    {
      title: t("checklist-before"),
      steps: [
        ...handedOut(office, true),
        { text: t(office.reserve_left > 0 ? "checklist-decks-reserve" : "checklist-decks", decks) },
      ],
    },
    ...sessions.map((session): Part => ({
      title: office.sessions > 1 ? t("office-session", { session }) : t("session"),
      steps: [
        step("checklist-tablets", { boxes: tablesOf(office.tables) }),
        ...stepIf(office.devices === "none", "checklist-no-phones"),
        ...(closing ? [{ text: closed(session) }] : []),
        ...beacon(office),
        step("checklist-begun"),
        step("checklist-now"),
        step("checklist-ended", { blank: true }),
        { text: t("checklist-rulings", { n: office.correction_minutes }), blank: true },
      ],
    })),
    { title: t("checklist-afterwards"), steps: [step("checklist-decks-back"), ...afterwards()] },
  ];
}

export function matchSteps(office: MatchOffice): Part[] {
  return [
    {
      title: t("checklist-before"),
      steps: [...handedOut(office, false), ...stepIf(office.rolls === "drawn", "checklist-rolls")],
    },
    {
      title: t("checklist-play"),
      steps: [
        step("checklist-tablets-rooms", { boxes: tablesOf(office.tables) }),
        ...stepIf(office.devices === "none", "checklist-no-phones"),
        step("checklist-rooms"),
        ...beacon(office),
        { text: t("checklist-boards", { boards: office.boards.map(({ name }) => name).join(", ") }) },
        ...stepIf(Boolean(office.rounds), "checklist-rounds"),
        step("checklist-now"),
        ...stepIf(office.final !== null, "checklist-final"),
        step("checklist-games-over", { blank: true }),
      ],
    },
    { title: t("checklist-afterwards"), steps: afterwards() },
  ];
}
