/** Registering, and one's own registration: what is asked, what is sent, and what is said of a refusal. */

import { client, Failure, refusedBy } from "../../lib/protocol/client";
import type { components } from "../../lib/protocol/schema";
import { ourRefusal, type Refused } from "../../lib/shell/refused";
import { sentenceOf } from "../../lib/words/failures";
import { t } from "../../lib/words/words.svelte";

type Shapes = components["schemas"];
export type RegistrationPage = Shapes["RegistrationPage"];
export type OwnApplication = Shapes["OwnApplication"];

/** What is typed: of a person the one player has the name of the entry. */
export interface Typed {
  name: string;
  players: { name: string; badge: string }[];
  club: string;
  country: string;
  note: string;
}

/** A form in which nothing is typed yet, with a row for each player that there must be. */
export const empty = ({ players_least }: Pick<RegistrationPage, "players_least">): Typed => ({
  name: "",
  players: Array.from({ length: players_least }, () => ({ name: "", badge: "" })),
  club: "",
  country: "",
  note: "",
});

/** What was sent, to be changed. */
export const typedOf = ({ name, players, club, country, note }: OwnApplication): Typed => ({
  name,
  players: players.map((player) => ({ name: player.name, badge: player.badge ?? "" })),
  club,
  country,
  note,
});

export const desk = {
  page: (link: string, signal?: AbortSignal) =>
    client.get("/api/registrations/{link}", {
      params: { path: { link } },
      ...(signal === undefined ? {} : { signal }),
    }),
  register: (link: string, typed: Typed, key: string) =>
    client.post("/api/registrations/{link}", { params: { path: { link } }, body: { ...typed, key } }),
  own: (code: string) => client.post("/api/registered", { body: { code } }),
  change: (code: string, typed: Typed) => client.post("/api/registered/change", { body: { ...typed, code } }),
  withdraw: (code: string) => client.post("/api/registered/withdraw", { body: { code } }),
};

/** What a field of the form has to be, by the last word of its place. */
const UNFIT: Readonly<Record<string, string>> = {
  name: "register-unfit-name",
  badge: "register-unfit-badge",
  players: "register-unfit-players",
  club: "register-unfit-word",
  country: "register-unfit-word",
  note: "register-unfit-note",
};

/** What went wrong, in the language of the reader, and at which field of the form: `name`, `players[2].badge`. */
export function wrongOf(failure: unknown): { where: string; refused: Refused } {
  const { name, fields, sentence } = refusedBy(failure);
  const where = typeof fields["where"] === "string" ? fields["where"] : "";
  const say = (text: string) => ({ where, refused: ourRefusal(name, text, fields) });
  switch (name) {
    case "ApplicationUnfit": {
      const key = UNFIT[where.split(".").at(-1) ?? ""];
      return key === undefined ? { where, refused: { name, fields, sentence } } : say(t(key));
    }
    case "AlreadyRegistered":
      return say(t("register-already", { name: fields["value"] }));
    case "BadgeInUse":
      return say(t("register-badge-used", { badge: fields["badge"] }));
    case "RegistrationClosed":
      return say(t("register-closed"));
    case "EntriesPublished":
      return say(t("register-published"));
    case "NoSuchRegistration":
      return say(t("register-no-link"));
    case "NoSuchApplication":
      return say(t("register-no-own"));
    case "ApplicationWithdrawn":
      return say(t("registered-withdrawn"));
    case "TooManyRegistered":
      return say(t("register-too-many"));
    case "TooManyTries":
      return say(t("register-slow", { seconds: fields["seconds"] }));
    default:
      return failure instanceof Failure ? say(sentenceOf(failure)) : { where, refused: { name, fields, sentence } };
  }
}
