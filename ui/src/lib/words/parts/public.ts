import english from "../../../../../src/evendeal/words/en/public.ftl?raw";
import { part } from "../part";

export const publicPages = part(
  import.meta.glob<string>(
    ["../../../../../src/evendeal/words/*/public.ftl", "!../../../../../src/evendeal/words/en/public.ftl"],
    { query: "?raw", import: "default" },
  ),
  english,
);
