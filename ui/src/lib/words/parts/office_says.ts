import english from "../../../../../src/evendeal/words/en/office-says.ftl?raw";
import { part } from "../part";

export const officeSays = part(
  import.meta.glob<string>(
    ["../../../../../src/evendeal/words/*/office-says.ftl", "!../../../../../src/evendeal/words/en/office-says.ftl"],
    { query: "?raw", import: "default" },
  ),
  english,
);
