/** Where the director is. */

import { Here } from "../lib/router/here.svelte";
import { parse, type Route } from "./routes";

export const place = new Here<Route>(parse);
