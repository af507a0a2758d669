// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { atTheTable, undoes } from "./keys";

afterEach(() => {
  document.body.innerHTML = "";
});

/** A key pressed on the first element of this, or on the page. */
function pressed(key: string, on = "", more: KeyboardEventInit = {}): KeyboardEvent {
  document.body.innerHTML = on;
  const target = document.body.querySelector("input, p") ?? document.body;
  const event = new KeyboardEvent("keydown", { key, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
}

test("a key is the table's on the page, and neither in a field nor in a dialogue", () => {
  expect(atTheTable(pressed("d"))).toBe(true);
  expect(atTheTable(pressed("d", "<input>"))).toBe(false);
  expect(atTheTable(pressed("d", "<dialog><p></p></dialog>"))).toBe(false);
});

test("a key that the browser or somebody else has answered is not the table's", () => {
  expect(atTheTable(pressed("d", "", { ctrlKey: true }))).toBe(false);
  const event = pressed("d");
  event.preventDefault();

  expect(atTheTable(event)).toBe(false);
});

test("U and Backspace, the keys that the screen names, take back at the table alone", () => {
  expect(["u", "U", "Backspace", "Delete"].map((key) => undoes(pressed(key)))).toEqual([true, true, true, false]);
  expect(undoes(pressed("Backspace", "<input>"))).toBe(false);
  expect(undoes(pressed("d"))).toBe(false);
});

test("a key that is held down takes back one line and no more", () => {
  expect(["u", "Backspace"].map((key) => undoes(pressed(key, "", { repeat: true })))).toEqual([false, false]);
});
