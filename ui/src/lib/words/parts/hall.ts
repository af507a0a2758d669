import { part } from "../part";

export const hall = part(
  import.meta.glob<string>("../../../../../src/evendeal/words/*/hall.ftl", { query: "?raw", import: "default" }),
);
