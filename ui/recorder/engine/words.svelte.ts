/** Words in four languages. */
export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;
export declare const words: { readonly language: Language; readonly ready: boolean; choose(language: Language): Promise<void> };
/** The words of `key` in the language chosen; `{seat}` is filled in, numbers are grouped. `key.one` and `key.other` by `fields.n`. */
export declare function t(key: string, fields?: Record<string, unknown>): string;
/** A refusal in the language chosen: key `refusal.<name>`, else its own English sentence. */
export declare function tRefusal(refusal: { name: string; sentence: string; fields: Record<string, unknown> }): string;
