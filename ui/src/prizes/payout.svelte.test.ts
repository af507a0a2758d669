// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import PayoutDialog from "./PayoutDialog.svelte";
import { part } from "../lib/shell/parts";

/** What is refused now; null answers. */
let wrong: string | null = null;
let mounted: object | null = null;

beforeEach(() => {
  wrong = null;
  // jsdom opens no dialog.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  vi.stubGlobal("fetch", ({ url }: Request) => {
    if (wrong !== null)
      return Promise.resolve(
        Response.json(
          { name: "PayoutRefused", sentence: "there are 9 players", fields: { field: wrong } },
          { status: 422 },
        ),
      );
    const tied = url.includes("tied_place")
      ? {
          place: 3,
          last: 4,
          amounts: [{ text: "10.00" }, { text: "10.00" }],
          sentence: "2 players share places 3 to 4: 10.00 each.",
        }
      : null;
    return Promise.resolve(
      Response.json({
        tables: [],
        table: "9",
        pool: { text: "90.00" },
        overlay: { minor: 0, text: "0.00" },
        places: [],
        notes: [],
        tied,
        prizes_text: "",
      }),
    );
  });
  mounted = mount(PayoutDialog, {
    target: document.body,
    props: { currency: "", decimals: "", players: 0, onprizes: () => {}, onclose: () => {} },
  });
  flushSync();
});
afterEach(() => {
  if (mounted) void unmount(mounted);
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

function type(field: string, text: string): void {
  const input = document.querySelector<HTMLInputElement>(`input[id$="-${field}"]`);
  if (!input) throw new Error(`no field ${field}`);
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}
const more = (): HTMLDetailsElement => document.querySelector("details") as HTMLDetailsElement;
const refused = (field: string): Promise<void> =>
  vi.waitFor(() => {
    flushSync();
    expect(document.querySelector(`input[id$="-${field}"]`)?.getAttribute("aria-invalid")).toBe("true");
  });
const toggled = (): Promise<unknown> => new Promise((done) => more().addEventListener("toggle", done, { once: true }));

test("what holds a wrong field opens, can be closed, and opens for the next wrong field", async () => {
  wrong = "rebuys";
  type("entries", "9");
  type("buyin", "10");
  await refused("rebuys");
  expect(more().open).toBe(true);
  const closed = toggled();
  more().open = false;
  await closed;
  expect(more().open).toBe(false);
  wrong = "addons";
  type("entries", "8");
  await refused("addons");

  expect(more().open).toBe(true);
});

test("who shares places is said where those who listen already listen", async () => {
  const status = part("shared-places");
  expect(status?.textContent).toBe("");
  type("entries", "9");
  type("buyin", "10");
  type("tied_place", "3");
  type("tied_players", "2");
  await vi.waitFor(() => {
    flushSync();
    expect(status?.dataset).toMatchObject({ players: "2", from: "3", to: "4" });
  });

  expect(status?.isConnected).toBe(true);
});
