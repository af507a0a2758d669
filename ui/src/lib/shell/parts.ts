/**
 * Parts of a page, found by their test ids and never by their words: for the tests of components.
 * `testids.toml` lists them.
 */

type Data = Readonly<Record<string, string | number | boolean>>;

const selector = (name: string, data: Data): string =>
  `[data-testid="${name}"]${Object.entries(data)
    .map(([key, value]) => `[data-${key}="${String(value)}"]`)
    .join("")}`;

/** All parts with a test id, and with these attributes. */
export const parts = (name: string, data: Data = {}): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector(name, data)),
];

/** The first of them; null if there is none. */
export const part = (name: string, data: Data = {}): HTMLElement | null => parts(name, data)[0] ?? null;

/** What a part says, without the spaces that nobody sees. */
export const saidIn = (name: string, data: Data = {}): string =>
  part(name, data)?.textContent?.replace(/\s+/g, " ").trim() ?? "";

/** The refusals that are drawn, by their names. */
export const refusals = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("[data-refusal]")].map((one) => one.dataset["refusal"] ?? "");
