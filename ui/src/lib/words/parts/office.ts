import english from "../../../../../src/evendeal/words/en/office.ftl?raw";
import { part } from "../part";

export const office = part(
  import.meta.glob<string>(
    ["../../../../../src/evendeal/words/*/office.ftl", "!../../../../../src/evendeal/words/en/office.ftl"],
    { query: "?raw", import: "default" },
  ),
  english,
);
