import "../lib/shell/fonts.css";
import "../lib/tokens/tokens.css";
import "../lib/shell/base.css";
import { begin } from "../lib/shell/begin";
import { players } from "../lib/words/parts/players";
import { publicPages } from "../lib/words/parts/public";
import { words } from "../lib/words/words.svelte";
import App from "./App.svelte";

void words.start(publicPages, players);
begin(App);
