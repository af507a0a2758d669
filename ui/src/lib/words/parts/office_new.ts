import { part } from "../part";

/** What is said of a draft: its English too is fetched when somebody makes an event. */
export const officeNew = part(
  import.meta.glob<string>("../../../../../src/evendeal/words/*/office-new.ftl", {
    query: "?raw",
    import: "default",
  }),
);
