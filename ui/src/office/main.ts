import "../lib/shell/fonts.css";
import "../lib/tokens/tokens.css";
import "../lib/shell/base.css";
import { begin } from "../lib/shell/begin";
import { office } from "../lib/words/parts/office";
import { officeSays } from "../lib/words/parts/office_says";
import { officePlay } from "../lib/words/parts/office_play";
import { words } from "../lib/words/words.svelte";
import App from "./App.svelte";

void words.start(office, officePlay, officeSays);
begin(App);
