/**
 * Events that are being made and are not sealed: what the forms keep while this window is open.
 *
 * One of each format is worked on. One that is put away is kept beside it, and changes places with
 * the other when it is brought out.
 */

export interface Draft {
  /** What is played, by the word in an event's file. */
  format: string;
  /** What the form keeps. */
  text: string;
}

const FORM = "evendeal-new-";
const AWAY = "evendeal-drafts-away";

/** Under which name the form of a format keeps what is typed. */
export const keyOf = (format: string): string => FORM + format;

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** What a form keeps: its fields, or a file. */
function partsOf(text: string): Record<string, unknown> {
  try {
    const found = JSON.parse(text) as unknown;
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
const textIn = (found: unknown): string => (typeof found === "string" ? found.trim() : "");

/** What a draft is called, empty where nothing was typed that one could call it by. */
export function nameOf({ text }: Draft): string {
  const { name, toml } = partsOf(text);
  return textIn(name) || (/^\s*name\s*=\s*"([^"\n]*)"/m.exec(textIn(toml))?.[1]?.trim() ?? "");
}

/** The draft of a format that is worked on; null where nothing was typed. */
export function draftOf(kept: Kept, format: string): Draft | null {
  const text = kept.getItem(keyOf(format));
  if (text === null) return null;
  const { name, teams, toml } = partsOf(text);
  return [name, teams, toml].some((one) => textIn(one) !== "") ? { format, text } : null;
}

/** The drafts that are worked on. */
export function drafts(kept: Kept): Draft[] {
  const keys = Array.from({ length: kept.length }, (_, n) => kept.key(n) ?? "").sort();
  return keys
    .filter((key) => key.startsWith(FORM))
    .map((key) => draftOf(kept, key.slice(FORM.length)))
    .filter((draft) => draft !== null);
}

/** Those that were put away, the newest first. */
export function awayDrafts(kept: Kept): Draft[] {
  try {
    const found = JSON.parse(kept.getItem(AWAY) ?? "[]") as unknown;
    return Array.isArray(found)
      ? found.filter(
          (one): one is Draft => typeof (one as Draft).format === "string" && typeof (one as Draft).text === "string",
        )
      : [];
  } catch {
    return [];
  }
}

/** Put the draft of a format away: its form begins anew. */
export function putAway(kept: Kept, format: string): void {
  const draft = draftOf(kept, format);
  if (draft === null) return;
  kept.setItem(AWAY, JSON.stringify([draft, ...awayDrafts(kept)]));
  kept.removeItem(keyOf(format));
}

/** Work on a draft again that was put away; one of its format that is worked on is put away for it. */
export function bringOut(kept: Kept, draft: Draft): void {
  const away = awayDrafts(kept);
  const at = away.findIndex(({ format, text }) => format === draft.format && text === draft.text);
  if (at < 0) return;
  away.splice(at, 1);
  const before = draftOf(kept, draft.format);
  kept.setItem(AWAY, JSON.stringify(before === null ? away : [before, ...away]));
  kept.setItem(keyOf(draft.format), draft.text);
}
