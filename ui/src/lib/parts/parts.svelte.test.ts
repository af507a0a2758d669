// @vitest-environment jsdom
import { createRawSnippet, flushSync, mount, tick, unmount, type Component } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { Failure } from "../protocol/failure";
import { notFilledIn } from "../shell/refused";
import ConfirmButton from "./ConfirmButton.svelte";
import DataTable from "./DataTable.svelte";
import Dialog from "./Dialog.svelte";
import FileButton from "./FileButton.svelte";
import Menu from "./Menu.svelte";
import Refusal from "./Refusal.svelte";
import SelectField from "./SelectField.svelte";
import Tabs from "./Tabs.svelte";
import TextField from "./TextField.svelte";

let mounted: object[] = [];

afterEach(() => {
  for (const one of mounted) void unmount(one);
  mounted = [];
  document.body.innerHTML = "";
});

/* eslint-disable @typescript-eslint/no-explicit-any -- a component may have any properties */
function show<P extends Record<string, any>>(
  part: Component<P, any, any>,
  props: P,
  target: Element = document.body,
): void {
  mounted.push(mount(part, { target, props }) as object);
  flushSync();
}
/* eslint-enable @typescript-eslint/no-explicit-any */
const html = (text: string) => createRawSnippet(() => ({ render: () => text }));
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll("button")];
const words = (): string[] => buttons().map((button) => button.textContent?.trim() ?? "");
async function click(button: HTMLElement | undefined): Promise<void> {
  button?.focus();
  button?.click();
  await tick();
  flushSync();
}
function press(key: string, on: Element | null = document.activeElement): void {
  on?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}

test("what cannot be taken back is pressed twice", async () => {
  const act = vi.fn();
  show(ConfirmButton, { does: "End", sure: "Really end", of: "Ann", act });
  expect(buttons()[0]?.getAttribute("aria-label")).toBe("End: Ann");
  await click(buttons()[0]);
  expect(act).not.toHaveBeenCalled();
  expect(words()).toEqual(["Really end", "Not yet"]);
  expect(buttons()[0]?.getAttribute("aria-label")).toBe("Really end: Ann");
  await click(buttons()[0]);

  expect(act).toHaveBeenCalledOnce();
  expect(words()).toEqual(["End"]);
});

test("a file that is being made is asked for once, and why it was not made stands beside its button", async () => {
  const asked: ((failure?: unknown) => void)[] = [];
  const take = vi.fn(
    () => new Promise<void>((made, fail) => asked.push((failure) => (failure === undefined ? made() : fail(failure)))),
  );
  show(FileButton, { take, href: "/badges.pdf", label: "Badges on A4", children: html("<b>A4</b>") });
  const link = document.querySelector("a");
  await click(link ?? undefined);
  await click(link ?? undefined);
  expect(take).toHaveBeenCalledOnce();
  expect(link?.getAttribute("aria-busy")).toBe("true");
  expect(link?.textContent).not.toContain("A4");
  asked[0]?.(new Failure("refused", notFilledIn("paper", "No paper.")));
  await vi.waitFor(() => expect(document.querySelector(".refusal")).not.toBeNull());
  expect(link?.getAttribute("aria-busy")).toBe("false");
  await click(link ?? undefined);

  expect(document.querySelector(".refusal")).toBeNull();
  expect(take).toHaveBeenCalledTimes(2);
  asked[1]?.();
  await vi.waitFor(() => expect(link?.textContent).toContain("A4"));
});

test("a question is taken back by its way out and by Escape, and the focus stays at the button", async () => {
  const act = vi.fn();
  show(ConfirmButton, { does: "End", sure: "Really end", act });
  await click(buttons()[0]);
  await click(buttons()[1]);
  expect(words()).toEqual(["End"]);
  expect(document.activeElement).toBe(buttons()[0]);
  await click(buttons()[0]);
  press("Escape");

  expect(words()).toEqual(["End"]);
  expect(document.activeElement).toBe(buttons()[0]);
  expect(act).not.toHaveBeenCalled();
});

test("one question is open at a time", async () => {
  const act = vi.fn();
  show(ConfirmButton, { does: "End", sure: "Really end", act, back: null });
  show(ConfirmButton, { does: "Leave", sure: "Really leave", act, back: null });
  await click(buttons()[0]);
  await click(buttons()[1]);

  expect(words()).toEqual(["End", "Really leave"]);
});

test("what was refused is asked still; what is not ready is not asked", async () => {
  const refusing = vi.fn(async () => false);
  show(ConfirmButton, { does: "End", sure: "Really end", act: refusing });
  await click(buttons()[0]);
  await click(buttons()[0]);
  await vi.waitFor(() => expect(buttons()[0]?.disabled).toBe(false));
  expect(words()[0]).toBe("Really end");

  show(ConfirmButton, { does: "Begin", sure: "Really begin", act: refusing, ready: () => false });
  await click(buttons().at(-1));
  expect(words().at(-1)).toBe("Begin");
});

test("no second press counts while it is being done", async () => {
  let finish: (() => void) | undefined;
  const act = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  show(ConfirmButton, { does: "End", sure: "Really end", act });
  await click(buttons()[0]);
  await click(buttons()[0]);
  expect(buttons()[0]?.disabled).toBe(true);
  finish?.();
  await vi.waitFor(() => expect(words()).toEqual(["End"]));

  expect(act).toHaveBeenCalledOnce();
});

test("in a form Enter asks, and typing takes the question back", async () => {
  const act = vi.fn();
  const form = document.createElement("form");
  document.body.append(form);
  show(ConfirmButton, { does: "Begin", sure: "Yes, begin", act, submits: true }, form);
  const submit = (): boolean => form.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
  expect(submit()).toBe(false);
  flushSync();
  expect(words()[0]).toBe("Yes, begin");
  form.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect(words()[0]).toBe("Begin");
  submit();
  submit();

  expect(act).toHaveBeenCalledOnce();
});

test("a menu is closed by Escape, with the focus on its button again, and by a press elsewhere", async () => {
  show(Menu, { label: "Ann", face: html("<span>A</span>"), children: html("<a href='/'>Public pages</a>") });
  const [button] = buttons();
  await click(button);
  expect(button?.getAttribute("aria-expanded")).toBe("true");
  document.querySelector<HTMLElement>("a")?.focus();
  press("Escape");
  expect(document.querySelector("a")).toBeNull();
  expect(document.activeElement).toBe(button);
  await click(button);
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  flushSync();

  expect(button?.getAttribute("aria-expanded")).toBe("false");
});

beforeAll(() => {
  // jsdom draws no dialog: it is opened and closed as a browser would
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

test("a dialog gives the focus back to what opened it", async () => {
  const opener = document.createElement("button");
  document.body.append(opener);
  opener.focus();
  const props = $state({ title: "Stop play", open: false, children: html("<p>Why</p>") });
  show(Dialog, props);
  const dialog = document.querySelector("dialog");
  expect(dialog?.open).toBe(false);
  props.open = true;
  flushSync();
  expect(dialog?.open).toBe(true);
  expect(document.getElementById(dialog?.getAttribute("aria-labelledby") ?? "")?.textContent).toBe("Stop play");
  await click(buttons().find((button) => button.getAttribute("aria-label") === "Close"));

  expect(dialog?.open).toBe(false);
  expect(document.activeElement).toBe(opener);
});

test("a field has its name, and tells what is wrong in the place of its hint", () => {
  const props = $state({
    name: "Reason",
    value: "",
    hint: "Everybody reads it.",
    wrong: null as ReturnType<typeof notFilledIn> | null,
  });
  show(TextField, props);
  const input = document.querySelector("input");
  const described = (): string | null | undefined =>
    document.getElementById(input?.getAttribute("aria-describedby") ?? "")?.textContent;
  expect(document.querySelector("label")?.control).toBe(input);
  expect(described()).toBe("Everybody reads it.");
  expect(input?.getAttribute("aria-invalid")).toBeNull();
  props.wrong = notFilledIn("reason", "Write the reason.");
  flushSync();

  expect(described()).toBe("Write the reason.");
  expect(input?.getAttribute("aria-invalid")).toBe("true");
});

test("a choice is told as the value that it is", () => {
  const chosen: (number | null)[] = [];
  show(SelectField<number | null>, {
    name: "Table",
    value: null,
    choices: [
      [null, "All"],
      [2, "Table 2"],
    ],
    onchange: (value) => chosen.push(value),
  });
  const select = document.querySelector("select") as HTMLSelectElement;
  select.selectedIndex = 1;
  select.dispatchEvent(new Event("change", { bubbles: true }));

  expect(chosen).toEqual([2]);
});

test("of tabs one is the place where one is", () => {
  show(Tabs, {
    label: "Rooms",
    tabs: [
      { name: "Now", here: false, href: "/now" },
      { name: "Log", here: true, href: "/log" },
      { name: "Step", here: true, pick: () => undefined },
    ],
  });

  expect([...document.querySelectorAll("[aria-current]")].map((one) => one.getAttribute("aria-current"))).toEqual([
    "page",
    "step",
  ]);
});

test("a tab that comes later takes no other's place: who is on one stays on it", () => {
  const tab = (name: string) => ({ name, here: false, href: `/${name}` });
  const props = $state({ label: "Rooms", tabs: [tab("deals"), tab("event")] });
  show(Tabs, props);
  const event = document.querySelector<HTMLAnchorElement>('[href="/event"]');
  event?.focus();

  props.tabs = [tab("deals"), tab("running"), tab("event")];
  flushSync();

  expect(document.activeElement?.textContent).toBe("event");
  expect(event?.isConnected && event.pathname).toBe("/event");
});

test("a table names its columns, also those that only a listener needs", () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = (): void => undefined;
      disconnect = (): void => undefined;
      unobserve = (): void => undefined;
    },
  );
  show(DataTable, {
    columns: [
      { name: "Letter", quiet: true },
      { name: "Points", number: true },
    ],
    label: "Standings",
    children: html("<tr><td>A</td><td>3</td></tr>"),
  });

  expect([...document.querySelectorAll("th")].map((one) => one.textContent)).toEqual(["Letter", "Points"]);
  expect(document.querySelector("[role=region]")?.getAttribute("aria-label")).toBe("Standings");
  vi.unstubAllGlobals();
});

test("a refusal stands there with its name, and nothing where nothing was refused", () => {
  show(Refusal, { refused: null });
  expect(document.body.textContent).toBe("");
  show(Refusal, { refused: notFilledIn("rule", "Name the rule.") });

  expect(document.querySelector("[role=alert]")?.getAttribute("data-refusal-field")).toBe("rule");
});
