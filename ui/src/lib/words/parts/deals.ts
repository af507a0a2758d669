import { part } from "../part";

export const deals = part(
  import.meta.glob<string>("../../../../../src/evendeal/words/*/deals.ftl", { query: "?raw", import: "default" }),
);
