// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import Things, { type Thing } from "./Things.svelte";

let shown: object | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

const call = (table: number): Thing => ({
  id: `call.${table}`,
  kind: "call",
  table,
  title: `Table ${table} called you`,
  detail: "",
  does: "Answer",
  label: `Answer: table ${table}`,
  act: () => {},
});

/** The list with these things; returns how it is told of others. */
function list(...things: Thing[]): (...next: Thing[]) => void {
  const props = $state({ things, chosen: null, nothing: null });
  shown = mount(Things, { target: document.body, props });
  flushSync();
  return (...next) => {
    props.things = next;
    flushSync();
  };
}
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll("button")];
const focused = (): string | null => document.activeElement?.getAttribute("aria-label") ?? null;

test("whoever is about to answer a table stays at its button when another one's call leaves the list", () => {
  const tell = list(call(1), call(2), call(3));
  buttons()[1]?.focus();
  tell(call(2), call(3));
  expect(focused()).toBe("Answer: table 2");
  tell(call(4), call(2), call(3));

  expect(focused()).toBe("Answer: table 2");
});

test("the same thing may be listed twice", () => {
  const tell = list(call(1), call(1), call(2));
  expect(buttons()).toHaveLength(3);
  buttons()[2]?.focus();
  tell(call(1), call(2));

  expect(focused()).toBe("Answer: table 2");
});
