import english from "../../../../../src/evendeal/words/en/office-secrets.ftl?raw";
import { part } from "../part";

export const officeSecrets = part(
  import.meta.glob<string>(
    [
      "../../../../../src/evendeal/words/*/office-secrets.ftl",
      "!../../../../../src/evendeal/words/en/office-secrets.ftl",
    ],
    { query: "?raw", import: "default" },
  ),
  english,
);
