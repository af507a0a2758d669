import "../shell/fonts.css";
import "../tokens/tokens.css";
import "../shell/base.css";
import { mount } from "svelte";
import { theme } from "../theme/theme.svelte";
import App from "./App.svelte";

theme.show();
mount(App, { target: document.body });
