/** Registration in the office: its shapes, what is sent, and the way of the approved into a draft. */

import type { components } from "../../lib/protocol/schema";
import { keyOf } from "../events/drafts";
import type { FormatChoice } from "../protocol";
import { read, send } from "../client";

type Shapes = components["schemas"];
export type RegistrationHead = Shapes["RegistrationHead"];
export type Registration = Shapes["RegistrationOffice"];
export type Application = Shapes["OfficeApplication"];
export type Known = Shapes["KnownPerson"];
type Entries = Shapes["RegisteredEntries"];

export const ALL = "/api/office/registrations";
export const at = (id: string, rest = ""): string => `${ALL}/${encodeURIComponent(id)}${rest}`;

/** Do something with a registration; it is answered as it is then. */
export const act = (id: string, path: string, body: object = {}): Promise<Registration> =>
  send<Registration>(at(id, `/${path}`), body);

const OF_DRAFT = "evendeal-registration-";

function partsOf(text: string | null): Record<string, unknown> {
  try {
    const found = JSON.parse(text ?? "{}") as unknown;
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Make the approved the entries of the draft of their format; what else stands in it stays. */
export async function intoDraft(kept: Storage, { id, event_name }: RegistrationHead, choice: FormatChoice) {
  const { text } = await read<Entries>(at(id, "/entries"));
  const parts = partsOf(kept.getItem(keyOf(choice.format)));
  const draft =
    choice.form === "fields"
      ? { ...parts, name: parts["name"] || event_name, teams: text }
      : { toml: parts["toml"] ?? "", minutes: parts["minutes"] ?? {}, teams: text };
  kept.setItem(keyOf(choice.format), JSON.stringify(draft));
  kept.setItem(OF_DRAFT + choice.format, id);
}

/** The event of a draft is published: the registration that its entries came from is closed. */
export async function published(format: string, event: string): Promise<void> {
  try {
    const id = sessionStorage.getItem(OF_DRAFT + format);
    if (id === null) return;
    sessionStorage.removeItem(OF_DRAFT + format);
    await act(id, "event", { event });
  } catch {
    // The event stands, whatever becomes of its registration; there it can be closed by hand.
  }
}
