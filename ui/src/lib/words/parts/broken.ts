import { part } from "../part";

export const broken = part(
  import.meta.glob<string>("../../../../../src/evendeal/words/*/broken.ftl", { query: "?raw", import: "default" }),
);
