/** The one door to the engine of the recorder's console. */

export type * from "./engine/shapes";
export type * from "./engine/wire";
export { Engine, type Parts } from "./engine/engine.svelte";
export { LANGUAGES, words, t, tRefusal, type Language } from "./engine/words.svelte";
export { scanning, type Scan, type ScanSupport } from "./engine/scan";
export { qr } from "./engine/qr";
