import { part } from "../part";

export const mine = part(
  import.meta.glob<string>("../../../../../src/evendeal/words/*/mine.ftl", { query: "?raw", import: "default" }),
);
