import { part } from "../part";

export const prizes = part(
  import.meta.glob<string>("../../../../../src/evendeal/words/*/prizes.ftl", { query: "?raw", import: "default" }),
);
