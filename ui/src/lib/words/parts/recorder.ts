import { part } from "../part";

export const recorder = part(
  import.meta.glob<string>("../../../../../src/evendeal/words/*/recorder.ftl", { query: "?raw", import: "default" }),
);
