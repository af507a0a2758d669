import "../lib/shell/fonts.css";
import "../lib/tokens/tokens.css";
import "../lib/shell/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { theme } from "../lib/theme/theme.svelte";
import { players } from "../lib/words/parts/players";
import { publicPages } from "../lib/words/parts/public";
import { words } from "../lib/words/words.svelte";

theme.show();
void words.start(publicPages, players);
mount(App, { target: document.body });
