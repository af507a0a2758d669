/** Opened roll sets, checked against their seals here in the reader's browser. */

import { check, type Checked, leafOf, toHex } from "../proof/verify";

/** `opened.json`, as far as it is needed for this. */
export interface OpenedFile {
  sessions: {
    session: number;
    root: string | null;
    sets: { set: number; rolls: string; salt: string; path: string[] }[];
  }[];
}

/** `seal.json`, as far as it is needed for this. */
export interface SealFile {
  seal: { sessions: { session: number; root: string | null; sets: number }[] };
}

/** Of every opened set whether it belongs to the seal; a session without a published root has none. */
export function checkSets(seal: SealFile, opened: OpenedFile): { session: number; set: number; found: Checked }[] {
  return opened.sessions.flatMap(({ session, root, sets }) => {
    const sealed = seal.seal.sessions.find((one) => one.session === session);
    // The root in the seal counts; where a beacon was mixed in later it is the published one.
    const bound = sealed?.root ?? root;
    if (!sealed || bound === null) return [];
    return sets.map(({ set, rolls, salt, path }) => ({
      session,
      set,
      found: check({
        number: set,
        sealed: sealed.sets,
        root: bound,
        deck: rolls,
        salt,
        path,
        leaf: leafHex(set, salt, rolls),
      }),
    }));
  });
}

/** The two sides' rolls of a set and its opening roll, from its one line of text. */
export function readSet(rolls: string): { opening: string; white: string[]; black: string[] } {
  const [opening = "", white = "", black = ""] = rolls.split("|");
  const list = (text: string): string[] => text.split(" ").filter((roll) => roll !== "");
  return { opening, white: list(white), black: list(black) };
}

const leafHex = (set: number, salt: string, rolls: string): string => toHex(leafOf(set, salt, rolls));
