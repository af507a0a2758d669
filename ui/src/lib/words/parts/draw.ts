import { part } from "../part";

export const draw = part(
  import.meta.glob<string>("../../../../../src/evendeal/words/*/draw.ftl", { query: "?raw", import: "default" }),
);
