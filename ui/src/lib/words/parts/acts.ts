import { part } from "../part";

export const acts = part(
  import.meta.glob<string>("../../../../../src/evendeal/words/*/acts.ftl", { query: "?raw", import: "default" }),
);
