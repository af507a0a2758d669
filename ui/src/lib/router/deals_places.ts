/** Where the pages of the event of deals are that is shown: what is drawn of every format asks its frame. */

import { getContext, setContext } from "svelte";
import { to, type DealsPlaces } from "./routes";

const KEY = Symbol("deals places");

/** Say it for everything inside. */
export const setDealsPlaces = (places: DealsPlaces): void => void setContext(KEY, places);

/** As the frame says it; where there is none, the pages of an event of teams. */
export const getDealsPlaces = (): DealsPlaces => getContext<DealsPlaces | undefined>(KEY) ?? to;
