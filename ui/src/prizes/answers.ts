/** What is drawn of the answers and in dialogs: fetched behind the columns, which are typed into first. */

export { default as Agreement } from "./Agreement.svelte";
export { default as AgreementDialog } from "./AgreementDialog.svelte";
export { default as Bubble } from "./Bubble.svelte";
export { default as CalledOff } from "./CalledOff.svelte";
export { default as ChipWorth } from "./ChipWorth.svelte";
export { default as Decision } from "./Decision.svelte";
export { default as Divisions } from "./Divisions.svelte";
export { default as HeatMap } from "./HeatMap.svelte";
export { default as PasteDialog } from "./PasteDialog.svelte";
export { default as PayoutDialog } from "./PayoutDialog.svelte";
export { default as Tabs } from "./Tabs.svelte";
export { default as Terms } from "./Terms.svelte";
