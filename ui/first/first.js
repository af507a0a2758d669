// Before anything is painted: the colours that were chosen, by the rule of theme.svelte.ts.
let theme = new URLSearchParams(location.search).get("theme");
try {
  theme = /^(dark|light|device)$/.test(theme) ? theme : localStorage.getItem("evendeal-theme");
} catch {
  // Storage may be forbidden.
}
document.documentElement.dataset.theme = /^(dark|light|device)$/.test(theme) ? theme : "dark";
