/** What the API says about the first page, by the names that these screens use. */

import type { components } from "../../lib/protocol/schema";

type Shapes = components["schemas"];

export type Home = Shapes["Home"];
export type DealsNow = Shapes["DealsNow"];
export type LaddersNow = Shapes["LaddersNow"];
export type MatchesNow = Shapes["MatchesNow"];
export type Coming = Shapes["Coming"];
export type Over = Shapes["Over"];
export type Demonstration = Shapes["Demonstration"];
export type SameHand = Shapes["SameHand"];
export type RaceNow = Shapes["RaceNow"];
