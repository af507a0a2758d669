/**
 * Events that are being made and are not sealed: what the forms keep while this window is open.
 *
 * One of each kind is worked on. One that is put away is kept beside it, and changes places with
 * the other when it is brought out.
 */

export type DraftKind = "poker" | "matches";

export interface Draft {
  kind: DraftKind;
  /** What the form keeps. */
  text: string;
}

/** Under which name each form keeps what is typed. */
export const KEYS: Record<DraftKind, string> = { poker: "evendeal-new-event", matches: "evendeal-new-matches" };
const AWAY = "evendeal-drafts-away";
const KINDS = Object.keys(KEYS) as DraftKind[];

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What a draft is called, empty where nothing was typed that one could call it by. */
export function nameOf({ kind, text }: Draft): string {
  try {
    const form = JSON.parse(text) as { name?: unknown; toml?: unknown };
    if (kind === "poker") return typeof form.name === "string" ? form.name.trim() : "";
    return typeof form.toml === "string" ? (/^\s*name\s*=\s*"([^"\n]*)"/m.exec(form.toml)?.[1]?.trim() ?? "") : "";
  } catch {
    return "";
  }
}

/** Whether anything was typed. */
function typed({ kind, text }: Draft): boolean {
  try {
    const form = JSON.parse(text) as { name?: unknown; teams?: unknown; toml?: unknown };
    return (kind === "poker" ? [form.name, form.teams] : [form.toml, form.teams]).some(
      (one) => typeof one === "string" && one.trim() !== "",
    );
  } catch {
    return false;
  }
}

function inHand(kept: Kept, kind: DraftKind): Draft | null {
  const text = kept.getItem(KEYS[kind]);
  const draft = text === null ? null : { kind, text };
  return draft !== null && typed(draft) ? draft : null;
}

/** The drafts that are worked on. */
export const drafts = (kept: Kept): Draft[] =>
  KINDS.map((kind) => inHand(kept, kind)).filter((draft) => draft !== null);

/** Those that were put away, the newest first. */
export function awayDrafts(kept: Kept): Draft[] {
  try {
    const found = JSON.parse(kept.getItem(AWAY) ?? "[]") as unknown;
    return Array.isArray(found)
      ? found.filter(
          (one): one is Draft => KINDS.includes((one as Draft).kind) && typeof (one as Draft).text === "string",
        )
      : [];
  } catch {
    return [];
  }
}

/** Put the draft of a kind away: its form begins anew. */
export function putAway(kept: Kept, kind: DraftKind): void {
  const draft = inHand(kept, kind);
  if (draft === null) return;
  kept.setItem(AWAY, JSON.stringify([draft, ...awayDrafts(kept)]));
  kept.removeItem(KEYS[kind]);
}

/** Work on a draft again that was put away; one of its kind that is worked on is put away for it. */
export function bringOut(kept: Kept, draft: Draft): void {
  const away = awayDrafts(kept);
  const at = away.findIndex(({ kind, text }) => kind === draft.kind && text === draft.text);
  if (at < 0) return;
  away.splice(at, 1);
  const before = inHand(kept, draft.kind);
  kept.setItem(AWAY, JSON.stringify(before === null ? away : [before, ...away]));
  kept.setItem(KEYS[draft.kind], draft.text);
}
