import { part } from "../part";

/** What the server answers in the office when it says no: fetched when the office stands. */
export const officeRefusals = part(
  import.meta.glob<string>("../../../../../src/evendeal/words/*/office-refusals.ftl", {
    query: "?raw",
    import: "default",
  }),
);
