import "../lib/shell/fonts.css";
import "../lib/tokens/tokens.css";
import "../lib/shell/base.css";
import { mount } from "svelte";
import { theme } from "../lib/theme/theme.svelte";
import App from "./App.svelte";

theme.show();
mount(App, { target: document.body });
