import { part } from "../part";

export const proof = part(
  import.meta.glob<string>("../../../../../src/evendeal/words/*/proof.ftl", { query: "?raw", import: "default" }),
);
