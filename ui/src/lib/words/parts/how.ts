import { part } from "../part";

export const how = part(
  import.meta.glob<string>("../../../../../src/evendeal/words/*/how.ftl", { query: "?raw", import: "default" }),
);
