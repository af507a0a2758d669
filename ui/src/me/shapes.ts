/**
 * The shapes of what the server says about whoever is signed in, by the names that these pages use.
 *
 * They are aliases of the generated `protocol/schema.d.ts`; nothing is typed by hand.
 */

import type { components } from "../lib/protocol/schema";

type Shapes = components["schemas"];

export type Role = Shapes["Role"];
export type HeldRole = Shapes["HeldRole"];
export type Me = Shapes["Me"];
export type Invitation = Shapes["Invitation"];
export type Device = Shapes["Device"];

export type { Chips } from "../lib/protocol/api";
export type Sitting = Shapes["Sitting"];
export type StreetPlay = Shapes["StreetPlay"];
export type MyResult = Shapes["MyResult"];
export type MyDeal = Shapes["MyDeal"];
export type TeamDeal = Shapes["TeamDeal"];
export type TeamSeat = Shapes["TeamSeat"];
export type MyTotal = Shapes["MyTotal"];
export type Mine = Shapes["Mine"];
export type MatchMine = Shapes["MatchMine"];
