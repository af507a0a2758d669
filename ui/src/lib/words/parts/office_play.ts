import english from "../../../../../src/evendeal/words/en/office-play.ftl?raw";
import { part } from "../part";

export const officePlay = part(
  import.meta.glob<string>(
    ["../../../../../src/evendeal/words/*/office-play.ftl", "!../../../../../src/evendeal/words/en/office-play.ftl"],
    { query: "?raw", import: "default" },
  ),
  english,
);
