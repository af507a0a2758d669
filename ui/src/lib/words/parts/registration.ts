import { part } from "../part";

export const registration = part(
  import.meta.glob<string>("../../../../../src/evendeal/words/*/registration.ftl", {
    query: "?raw",
    import: "default",
  }),
);
