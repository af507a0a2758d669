/** The director's evening as a list to tick off, with the figures of the event. No secret is in it. */

import { counted } from "../../lib/numbers/format";
import type { MatchOffice, Office } from "../protocol";
import { when } from "../words";

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

const NO_PHONES = "No electronic devices in the playing rooms: said to everybody, phones are outside";
const AFTER: readonly Step[] = [
  { text: "Proof on the public pages looked at with a captain" },
  { text: "Archive taken, on the page Publish" },
  { text: "The whole folder of the log copied to another disk" },
];

const tablesOf = (tables: readonly number[]): string[] => tables.map(String);
const namesOf = (entries: readonly { name: string }[]): string[] => entries.map(({ name }) => name);

function handedOut(office: Office | MatchOffice, custodian: boolean): Step[] {
  return [
    { text: "The seal, on paper, to each captain", boxes: namesOf(office.entries) },
    { text: "The seal on the wall, and with somebody who does not play" },
    { text: "Recorders have their codes: table", boxes: tablesOf(office.tables) },
    ...(custodian ? [{ text: "The deck custodian has a code, and plays for nobody" }] : []),
    { text: "A phone has opened the address on the slips" },
  ];
}

/** A beacon's name, where one has to be typed. */
function beacon(office: Office | MatchOffice): Step[] {
  return office.beacon === ""
    ? []
    : [{ text: `Public randomness, exactly as announced (${office.beacon}):`, blank: true }];
}

export function pokerSteps(office: Office): Part[] {
  const { deals } = office.summary;
  const decks = `${counted(deals, "deck")}${office.reserve_left > 0 ? ` and ${office.reserve_left} in reserve, marked,` : ""} for each of ${counted(office.tables.length, "table")}`;
  const closing = office.line_ups_close && office.beacon !== "";
  const sessions = Array.from({ length: office.sessions - office.session + 1 }, (_, n) => office.session + n);
  return [
    {
      title: "Before the evening",
      steps: [...handedOut(office, true), { text: `Decks made up: ${decks}; labels on all of them` }],
    },
    ...sessions.map((session): Part => ({
      title: office.sessions > 1 ? `Session ${session}` : "The session",
      steps: [
        { text: "Each tablet is at its table and shows its number", boxes: tablesOf(office.tables) },
        ...(office.devices === "none" ? [{ text: NO_PHONES }] : []),
        ...(closing
          ? [
              {
                text: `Line-ups closed${session === office.session && office.known_from !== null ? ` before ${when(office.known_from, office.now)}` : ""}, lineups.json given to the captains`,
              },
            ]
          : []),
        ...beacon(office),
        { text: "Session begun on the page Session, seats read out; decks are handed to the tables" },
        { text: "The page Now is open on a screen of the director's own" },
        { text: "Every hand accepted or ruled; session ended at", blank: true },
        { text: `Rulings are open for ${office.correction_minutes} minutes more, until`, blank: true },
      ],
    })),
    { title: "Afterwards", steps: [{ text: "Decks are back with the custodian" }, ...AFTER] },
  ];
}

export function matchSteps(office: MatchOffice): Part[] {
  return [
    {
      title: "Before the evening",
      steps: [
        ...handedOut(office, false),
        ...(office.rolls === "drawn"
          ? [
              {
                text: "Rolls on paper for tables that could lose the network (evendeal match sheets), closed, with somebody who does not play",
              },
            ]
          : []),
      ],
    },
    {
      title: "Play",
      steps: [
        {
          text: "Each tablet is at its table and shows its number: odd tables in the open room, even ones in the closed one",
          boxes: tablesOf(office.tables),
        },
        ...(office.devices === "none" ? [{ text: NO_PHONES }] : []),
        { text: "Nobody goes from one room of a match to the other" },
        ...beacon(office),
        { text: `Boards begun on the page Session: ${office.boards.map(({ name }) => name).join(", ")}` },
        ...(office.rounds ? [{ text: "Each round begun on the page Session when all are seated" }] : []),
        { text: "The page Now is open on a screen of the director's own" },
        ...(office.final ? [{ text: "Finalists read out, the final begun on the page Session" }] : []),
        { text: "Every game is over; boards ended at", blank: true },
      ],
    },
    { title: "Afterwards", steps: AFTER },
  ];
}
