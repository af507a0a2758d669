import { part } from "../part";

export const ladders = part(
  import.meta.glob<string>("../../../../../src/evendeal/words/*/ladders.ftl", { query: "?raw", import: "default" }),
);
