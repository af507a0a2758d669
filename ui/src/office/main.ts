import "../lib/shell/fonts.css";
import "../lib/tokens/tokens.css";
import "../lib/shell/base.css";
import { begin } from "../lib/shell/begin";
import { office } from "../lib/words/parts/office";
import { officeSays } from "../lib/words/parts/office_says";
import { officePlay } from "../lib/words/parts/office_play";
import { officeReasons } from "../lib/words/parts/office_reasons";
import { officeRefusals } from "../lib/words/parts/office_refusals";
import { refusals } from "../lib/words/parts/refusals";
import { words } from "../lib/words/words.svelte";
import App from "./App.svelte";

// What is refused is said when it happens, perhaps when nothing can be fetched any more.
void words
  .start(office, officePlay, officeSays)
  .then(() => words.need(refusals, officeRefusals, officeReasons))
  .catch(() => undefined);
begin(App);
