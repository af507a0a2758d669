/** What was typed or scanned where a table's code is asked for. */

export interface Found {
  kind: "code" | "resume";
  code: string;
}

/**
 * The code in a text: typed as it is, or behind the # of a link. A link to go on with another
 * device carries more than a code, so that one stays whole.
 */
export function codeIn(text: string): Found {
  const plain = text.trim();
  if (plain.includes("#resume=")) return { kind: "resume", code: plain };
  const after = plain.includes("#") ? plain.slice(plain.lastIndexOf("#") + 1) : plain;
  return { kind: "code", code: after.trim() };
}
