// Before anything is painted: the colours that were chosen, by the rule of theme.svelte.ts.
const address = new URLSearchParams(location.search);
let theme = address.get("theme");
try {
  theme = /^(dark|light|device)$/.test(theme) ? theme : localStorage.getItem("evendeal-theme");
} catch {
  // Storage may be forbidden.
}
// The hall's own pages, and any page with `?hall`, as in hall.ts.
const hall = address.has("hall") || /^(\/[em]\/[^/]+\/hall|\/screen\/[^/]+\/\d+)\/?$/.test(location.pathname);
const known = /^(dark|light|device)$/.test(theme);
document.documentElement.dataset.theme = known ? theme : hall ? "dark" : "device";
