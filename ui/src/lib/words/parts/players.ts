import english from "../../../../../src/evendeal/words/en/players.ftl?raw";
import { part } from "../part";

export const players = part(
  import.meta.glob<string>(
    ["../../../../../src/evendeal/words/*/players.ftl", "!../../../../../src/evendeal/words/en/players.ftl"],
    { query: "?raw", import: "default" },
  ),
  english,
);
