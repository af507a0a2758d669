import { part } from "../part";

export const refusals = part(
  import.meta.glob<string>("../../../../../src/evendeal/words/*/refusals.ftl", { query: "?raw", import: "default" }),
);
