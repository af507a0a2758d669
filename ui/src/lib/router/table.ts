/** A table of routes: which addresses an application has, and what each names. */

/** What stands at one place of an address. `null` in the answer of `read`: the text is none of it. */
export interface Part<T> {
  read(text: string): T | null;
  write(value: T): string;
  /** What it is where the address ends before it; such a part is the last of its address. */
  readonly default?: { readonly value: T };
}

/** Any text but these words, which are parts of other addresses. */
export const text = (...others: string[]): Part<string> => ({
  read: (written) => (written === "" || others.includes(written) ? null : written),
  write: String,
});

/** What something is called in a program. */
export const identifier: Part<string> = {
  read: (written) => (/^[a-z0-9_]+$/.test(written) ? written : null),
  write: String,
};

/** A number from 1; sessions, tables and deals are counted so. */
export const number: Part<number> = {
  read: (written) => (/^[1-9]\d{0,6}$/.test(written) ? Number(written) : null),
  write: String,
};

/** One of these words; the first of them where the address says none. */
export const oneOf = <const W extends readonly [string, ...string[]]>(words: W): Part<W[number]> => ({
  read: (written) => (words.includes(written) ? written : null),
  write: String,
  default: { value: words[0] },
});

/** A part that may be left out; it is null then. */
export const maybe = <T>(part: Part<T>): Part<T | null> => ({
  read: (written) => part.read(written),
  write: (value) => (value === null ? "" : part.write(value)),
  default: { value: null },
});

type Parts = Readonly<Record<string, Part<never>>>;
type Values<P> = { [K in keyof P]: P[K] extends Part<infer T> ? T : never };

/** An address, as `/e/{event}/tables/{table}`, and what stands in the braces. */
interface Line<P> {
  readonly path: string;
  readonly parts: P;
}

export const route = <const P extends Readonly<Record<string, Part<unknown>>>>(path: string, parts: P): Line<P> => ({
  path,
  parts,
});

type Lines = Readonly<Record<string, Line<unknown>>>;
/** What an address shows: the name of its page, with what the address says of it. */
export type RouteOf<L extends Lines> = {
  [Page in keyof L]: { page: Page } & Values<L[Page]["parts"]>;
}[keyof L];
export interface Missing {
  page: "missing";
  path: string;
}

const stepsOf = (path: string): string[] => path.split("/").filter((step) => step !== "");

function decoded(written: string): string | null {
  try {
    return decodeURIComponent(written);
  } catch {
    return null;
  }
}

/** The name in `{name}`; null for a word that stands as it is. */
const nameOf = (step: string): string | null => /^\{(\w+)\}$/.exec(step)?.[1] ?? null;

function read(line: Line<Parts>, steps: readonly string[]): Record<string, unknown> | null {
  const wanted = stepsOf(line.path);
  if (steps.length > wanted.length) return null;
  const found: Record<string, unknown> = {};
  for (const [n, step] of wanted.entries()) {
    const name = nameOf(step);
    const written = steps[n];
    if (name === null) {
      if (written !== step) return null;
      continue;
    }
    const part = line.parts[name] as Part<unknown> | undefined;
    if (written === undefined) {
      if (part?.default === undefined) return null;
      found[name] = part.default.value;
      continue;
    }
    const plain = decoded(written);
    const value = plain === null ? null : (part?.read(plain) ?? null);
    if (value === null) return null;
    found[name] = value;
  }
  return found;
}

/** The routes of an application: what an address shows, and the address of a page. */
export class Table<L extends Lines> {
  constructor(readonly lines: L) {}

  /** What stands at an address; a closing slash changes nothing. */
  parse(path: string): RouteOf<L> | Missing {
    const steps = stepsOf(path);
    for (const [page, line] of Object.entries(this.lines)) {
      const found = read(line as Line<Parts>, steps);
      if (found !== null) return { page, ...found } as RouteOf<L>;
    }
    return { page: "missing", path };
  }

  /** The address of a page; a part with its default is left out. */
  build<Page extends keyof L>(page: Page, values: Values<L[Page]["parts"]>): string {
    const { path, parts } = this.lines[page] as Line<Record<string, Part<unknown>>>;
    const steps = stepsOf(path).flatMap((step) => {
      const name = nameOf(step);
      if (name === null) return [step];
      const part = parts[name];
      const value = (values as Record<string, unknown>)[name];
      if (part === undefined || (part.default !== undefined && part.default.value === value)) return [];
      return [encodeURIComponent(part.write(value))];
    });
    return `/${steps.join("/")}`;
  }
}
