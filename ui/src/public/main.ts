import "../lib/shell/fonts.css";
import "../lib/tokens/tokens.css";
import "../lib/shell/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { theme } from "../lib/theme/theme.svelte";

theme.show();
mount(App, { target: document.body });
