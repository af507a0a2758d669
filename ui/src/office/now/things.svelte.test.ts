// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import Things, { type Thing } from "./Things.svelte";
import { officePlay } from "../../lib/words/parts/office_play";
import { words } from "../../lib/words/words.svelte";

await words.need(officePlay);

let mounted: object | null = null;

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  document.body.innerHTML = "";
});

const call = (table: number): Thing => ({
  id: `call.${table}`,
  kind: "call",
  table,
  title: `Table ${table} called you`,
  detail: "",
  does: "Answer",
  act: () => {},
});

/** The list with these things; returns how it is told of others. */
function list(...things: Thing[]): (...next: Thing[]) => void {
  const props = $state({ things, chosen: null, nothing: null });
  mounted = mount(Things, { target: document.body, props });
  flushSync();
  return (...next) => {
    props.things = next;
    flushSync();
  };
}
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll("button")];
/** What the button with the focus is read as. */
const focused = (): string =>
  (document.activeElement?.getAttribute("aria-labelledby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent.trim() ?? "")
    .join(" ");

test("whoever is about to answer a table stays at its button when another one's call leaves the list", () => {
  const tell = list(call(1), call(2), call(3));
  buttons()[1]?.focus();
  tell(call(2), call(3));
  expect(focused()).toBe("Answer Table 2 called you");
  tell(call(4), call(2), call(3));

  expect(focused()).toBe("Answer Table 2 called you");
});

test("the same thing may be listed twice", () => {
  const tell = list(call(1), call(1), call(2));
  expect(buttons()).toHaveLength(3);
  buttons()[2]?.focus();
  tell(call(1), call(2));

  expect(focused()).toBe("Answer Table 2 called you");
});
