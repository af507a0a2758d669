/** Reading the API. A failure is a sentence that says what to do next. */

import type { Refused } from "../shell/refused";
import { t } from "../words/words.svelte";
import type {
  AnyHead,
  AnyScoreboard,
  DealHead,
  DealPage,
  Format,
  PersonPage,
  Proof,
  TableHead,
  TablePage,
} from "./api";

export class Unavailable extends Error {
  /** What it says is asked when somebody reads it, in whatever language that is then. */
  constructor(
    readonly kind: "missing" | "offline" | "broken",
    says: () => string,
  ) {
    super();
    Object.defineProperty(this, "message", { get: says });
  }

  /** As it is drawn. */
  get refused(): Refused {
    return { name: UNNAMED[this.kind], sentence: this.message, fields: {} };
  }
}

/** What became of a message, where no server has a name for it. */
const UNNAMED: Record<Unavailable["kind"], string> = { missing: "Missing", offline: "NoAnswer", broken: "Broken" };

export async function read<T>(path: string, signal?: AbortSignal): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { headers: { accept: "application/json" }, signal: signal ?? null });
  } catch (failure) {
    if (signal?.aborted) throw failure;
    throw new Unavailable("offline", () => t("failure-offline"));
  }
  if (answer.status === 404) throw new Unavailable("missing", () => t("failure-missing"));
  if (!answer.ok) {
    throw new Unavailable("broken", () => t("failure-status", { status: answer.status }));
  }
  return (await answer.json()) as T;
}

/** The address of what is public of an event, whatever its format. */
export const atEvent = (event: string, rest = "", session: number | null = null): string =>
  `/api/events/${encodeURIComponent(event)}${rest}${session === null ? "" : `?session=${session}`}`;

export const api = {
  events: (signal?: AbortSignal) => read<AnyHead[]>("/api/events", signal),
  event: (event: string, signal?: AbortSignal) => read<AnyHead>(atEvent(event), signal),
  scoreboard: (event: string, session: number | null, signal?: AbortSignal) =>
    read<AnyScoreboard>(atEvent(event, "/scoreboard", session), signal),
  tables: (event: string, session: number | null, signal?: AbortSignal) =>
    read<TableHead[]>(atEvent(event, "/tables", session), signal),
  table: (event: string, table: number, session: number | null, signal?: AbortSignal) =>
    read<TablePage>(atEvent(event, `/tables/${table}`, session), signal),
  deals: (event: string, session: number | null, signal?: AbortSignal) =>
    read<DealHead[]>(atEvent(event, "/deals", session), signal),
  deal: (event: string, deal: number, session: number | null, signal?: AbortSignal) =>
    read<DealPage>(atEvent(event, `/deals/${deal}`, session), signal),
  proof: (event: string, session: number | null, signal?: AbortSignal) =>
    read<Proof>(atEvent(event, "/proof", session), signal),
  person: (person: string, signal?: AbortSignal) =>
    read<PersonPage>(`/api/people/${encodeURIComponent(person)}`, signal),
  stream: (event: string) => atEvent(event, "/stream"),
  published: (event: string, name: string) => atEvent(event, `/${name}`),
};

/** Whether it is the scoreboard of a format, by what it says itself. */
export const isOf = <F extends Format>(
  format: F,
  scoreboard: AnyScoreboard,
): scoreboard is Extract<AnyScoreboard, { event: { format: F } }> => scoreboard.event.format === format;
