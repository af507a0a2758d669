import { part } from "../part";

/** Why the rules refuse something, as the server gives it by key and fields: fetched where a form or a refusal needs it. */
export const officeReasons = part(
  import.meta.glob<string>("../../../../../src/evendeal/words/*/office-reasons.ftl", {
    query: "?raw",
    import: "default",
  }),
);
