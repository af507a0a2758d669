import english from "../../../../../src/evendeal/words/en/office-sheets.ftl?raw";
import { part } from "../part";

export const officeSheets = part(
  import.meta.glob<string>(
    [
      "../../../../../src/evendeal/words/*/office-sheets.ftl",
      "!../../../../../src/evendeal/words/en/office-sheets.ftl",
    ],
    { query: "?raw", import: "default" },
  ),
  english,
);
