/** A part of the catalogue, one file in each language: what one family of pages says. */

export interface Part {
  /** The languages that have it, and how it is fetched. */
  readonly files: ReadonlyMap<string, () => Promise<string>>;
  /** Its English, where that comes with the page. */
  readonly english: string | null;
}

/**
 * A part by its files, as `import.meta.glob` finds them: a new language is a new folder, and no code.
 * `english` is the text of the English file, for a page that must not wait for it.
 */
export function part(found: Record<string, () => Promise<string>>, english: string | null = null): Part {
  const files = new Map(
    Object.entries(found).map(([path, fetch]) => [/\/words\/([\w-]+)\/[\w-]+\.ftl$/.exec(path)?.[1] ?? path, fetch]),
  );
  return { files, english };
}
