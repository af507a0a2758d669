/** Where a key goes that is pressed while no field has the focus. */

import { elsewhere } from "./keys";

/** Whether there is a pointer as fine as a mouse's: then a field may take the focus, and no keyboard slides over the screen. */
const desk = (): boolean => globalThis.matchMedia?.("(any-pointer: fine)").matches ?? true;

const KEYS_OF_BUTTONS = new Set([" ", "Enter"]);

/** Whether a key is text for a field that does not have the focus: a sign, not a command. */
function writes(event: KeyboardEvent, field: HTMLElement): boolean {
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (event.target instanceof HTMLButtonElement && KEYS_OF_BUTTONS.has(event.key)) return false;
  const sheet = field.closest("dialog");
  if (sheet === null) return !elsewhere(event) && document.querySelector("dialog[open]") === null;
  const on = event.target instanceof Element ? event.target : null;
  return on?.closest("dialog") === sheet && !on.matches("input, textarea, select");
}

/** What is typed goes into the one field of a screen or a sheet, whether or not somebody has tapped it before. */
export function typedInto(field: HTMLInputElement): () => void {
  const keyed = (event: KeyboardEvent): void => {
    // The browser writes the sign into the field that has the focus when the key's handlers are through.
    if (document.activeElement !== field && writes(event, field)) field.focus();
  };
  addEventListener("keydown", keyed, true);
  return () => removeEventListener("keydown", keyed, true);
}

/** The same of a field that is what the screen waits for: it has the focus as soon as it is there. */
export function waitedFor(field: HTMLInputElement): () => void {
  if (desk() && document.querySelector("dialog[open]") === null) field.focus({ preventScroll: true });
  return typedInto(field);
}
