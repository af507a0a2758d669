/**
 * The shapes of what the server says about prizes, by the names that the page uses.
 *
 * They are aliases of the generated `protocol/schema.d.ts`; nothing is typed by hand.
 */

import type { components } from "../lib/protocol/schema";

type Shapes = components["schemas"];

export type PrizeSheet = Shapes["PrizeSheet"];
export type Money = PrizeSheet["pool"];
export type ChopColumn = Shapes["ChopColumn"];
export type PrizeTicket = Shapes["PrizeTicket"];
export type PlacementTold = Shapes["PlacementTold"];
export type BubbleSheet = Shapes["BubbleSheet"];
export type BubbleCell = Shapes["BubbleCell"];
export type DecisionSheet = Shapes["DecisionSheet"];
export type DecisionRow = Shapes["DecisionRow"];
export type PayoutSheet = Shapes["PayoutSheet"];
