/**
 * What the API says about an event of matches, by the names that these screens use.
 *
 * Pairs are always [first team, second team], except in `RoomResults`: there [White, Black].
 */

import type { components } from "../protocol/schema";

type Shapes = components["schemas"];

export type Room = "open" | "closed";
export const ROOMS: readonly [Room, Room] = ["open", "closed"];

export type TeamName = Shapes["TeamName"];
export type MatchEventHead = Shapes["MatchEventHead"];
export type MatchScoreboard = Shapes["MatchScoreboard"];
export type MatchStandingLine = Shapes["MatchStandingLine"];
export type RoundShown = Shapes["RoundShown"];
export type MatchLine = Shapes["MatchLine"];
export type PlayerLine = Shapes["PlayerLine"];
export type MatchGames = Shapes["MatchGames"];
export type GameOfEvent = Shapes["GameOfEvent"];
export type GameInRoom = Shapes["GameInRoom"];
export type MatchDecision = Shapes["MatchDecision"];
export type MatchPage = Shapes["MatchPage"];
export type MatchProtocol = Shapes["MatchProtocol"];
export type MatchGameSum = Shapes["MatchGameSum"];
export type MatchRow = Shapes["MatchRow"];
export type RoomResults = Shapes["RoomResults"];
export type MatchGamePage = Shapes["MatchGamePage"];
export type MatchGameRoom = Shapes["MatchGameRoom"];
export type MatchFrame = Shapes["MatchFrame"];
export type MatchInsight = Shapes["MatchInsight"];
export type MatchProof = Shapes["MatchProof"];
