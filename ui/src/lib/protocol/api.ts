/**
 * The shapes of the server's answers, by the names that the screens use.
 *
 * `schema.d.ts` is generated from `openapi.json` by `make openapi`; nothing is typed by hand.
 * Chips are an integer, or a fraction written "7/2"; points are always such a string.
 */

import type { components } from "./schema";

type Shapes = components["schemas"];

export type Entry = Shapes["EntryHead"];
export type EventHead = Shapes["EventHead"];
/** The head of an event of any format: which one, its `format` says. */
export type AnyHead = EventHead | Shapes["MatchEventHead"];
export type Format = AnyHead["format"];
export type Scoreboard = Shapes["Scoreboard"];
export type LadderScoreboard = Shapes["LadderScoreboard"];
/** The scoreboard of each format. */
export interface BoardOf {
  seat_teams: Scoreboard;
  seat_ladder: LadderScoreboard;
  room_match: Shapes["MatchScoreboard"];
}
export type AnyScoreboard = BoardOf[Format];
/** Formats of which every table plays the same deals; their pages of tables, deals and proof are the same. */
export type DealsFormat = EventHead["format"];
export type DealsScoreboard = BoardOf[DealsFormat];
export type SeatLadder = Shapes["SeatLadderView"];
export type LadderRow = Shapes["LadderRow"];
export type LadderPlayer = Shapes["LadderPlayer"];
export type LadderFinalist = Shapes["LadderFinalist"];
export type Standing = Shapes["Standing"];
export type PublicRuling = Shapes["PublicRuling"];
export type Ladder = Shapes["Ladder"];
export type Rung = Shapes["Rung"];
export type EventProgramme = Shapes["EventProgramme"];
export type SeatDraw = Shapes["SeatDraw"];
export type DrawnPlace = Shapes["DrawnPlace"];
export type Sits = Shapes["Sits"];
export type TableScreen = Shapes["TableScreen"];
export type ScreenSeat = Shapes["ScreenSeat"];
export type MatchTableScreen = Shapes["MatchTableScreen"];
export type AnyTableScreen = TableScreen | MatchTableScreen;
export type PersonPage = Shapes["PersonPage"];
export type PersonEvent = Shapes["PersonEvent"];
export type TableHead = Shapes["TableHead"];
export type TableSeat = Shapes["TableSeat"];
export type TablePage = Shapes["TablePage"];
export type DealHead = Shapes["DealHead"];
export type ClosedDeal = Shapes["ClosedDeal"];
export type OpenDeal = Shapes["OpenDeal"];
export type Swing = Shapes["Swing"];
export type DealPage = ClosedDeal | OpenDeal;
export type DealProof = Shapes["DealProof"];
export type TravellerCell = Shapes["Cell"];
export type TravellerRow = Shapes["TableRow"];
export type Proof = Shapes["Proof"];
export type MatchProof = Shapes["MatchProof"];
export type Statement = Shapes["Statement"];
export type Verdict = Statement["verdict"];

export type Chips = Rung["chips"];
