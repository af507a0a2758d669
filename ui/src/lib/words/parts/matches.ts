import { part } from "../part";

export const matches = part(
  import.meta.glob<string>("../../../../../src/evendeal/words/*/matches.ftl", { query: "?raw", import: "default" }),
);
