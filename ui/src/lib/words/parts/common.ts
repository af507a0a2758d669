import english from "../../../../../src/evendeal/words/en/common.ftl?raw";
import { part } from "../part";

export const common = part(
  import.meta.glob<string>(
    ["../../../../../src/evendeal/words/*/common.ftl", "!../../../../../src/evendeal/words/en/common.ftl"],
    { query: "?raw", import: "default" },
  ),
  english,
);
