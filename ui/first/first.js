// Before anything is painted: the colours that were chosen, by the rule of theme.svelte.ts.
const address = new URLSearchParams(location.search);
let theme = address.get("theme");
try {
  theme = /^(dark|light|device)$/.test(theme) ? theme : localStorage.getItem("evendeal-theme");
} catch {
  // Storage may be forbidden.
}
const known = /^(dark|light|device)$/.test(theme);
document.documentElement.dataset.theme = known ? theme : address.has("hall") ? "dark" : "device";
