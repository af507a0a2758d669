import "../lib/shell/fonts.css";
import "../lib/tokens/tokens.css";
import "../lib/shell/base.css";
import "./screens/console.css";
import { begin } from "../lib/shell/begin";
import App from "./App.svelte";

begin(App);
