/** The one door to the engine of the recorder's console. */

export type * from "./engine/shapes";
export type * from "./engine/shapes_engine";
export type * from "./engine/shapes_game";
export type * from "./engine/shapes_hand";
export type * from "./engine/wire";
export type * from "./engine/wire_game";
export type * from "./engine/wire_table";
export { Engine, type Parts } from "./engine/engine.svelte";
export { meant } from "./engine/play";
export { mendable } from "./engine/mending.svelte";
export { scanning, type Scan, type ScanSupport } from "./engine/scan";
export { qr } from "./engine/qr";
