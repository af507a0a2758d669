import { part } from "../part";

export const others = part(
  import.meta.glob<string>("../../../../../src/evendeal/words/*/others.ftl", { query: "?raw", import: "default" }),
);
