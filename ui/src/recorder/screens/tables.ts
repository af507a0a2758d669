/** What is drawn at a table: fetched behind the door, where most of the time a code is typed first. */

export { default as Console } from "./Console.svelte";
export { default as GameConsole } from "./game/GameConsole.svelte";
export { default as LastTable } from "./LastTable.svelte";
