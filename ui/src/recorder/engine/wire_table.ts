/** What passes between the server and the console of a table, whatever is played there. */

import type { components } from "../../lib/protocol/schema";
import type { Body, Console, Receipt } from "./wire";
import type { GameBody, MatchConsole, MatchReceipt } from "./wire_game";

type ConsoleLine = components["schemas"]["ConsoleLine"];

export type Said = Body | GameBody;

/** A line as it stands in the log. */
export interface WrittenLine extends ConsoleLine {
  body: Said;
}

export type AnyConsole = Console | MatchConsole;
export type AnyReceipt = Receipt | MatchReceipt;
