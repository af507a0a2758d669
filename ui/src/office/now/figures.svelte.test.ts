// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Office } from "../protocol";
import Figures from "./Figures.svelte";
import Matrix from "./Matrix.svelte";
import TableBrief from "./TableBrief.svelte";
import { parts, saidIn } from "../../lib/shell/parts";
import { office as officeWords } from "../../lib/words/parts/office";
import { officePlay } from "../../lib/words/parts/office_play";
import { words } from "../../lib/words/words.svelte";

await words.need(officeWords, officePlay);

let mounted: object[] = [];

afterEach(() => {
  for (const one of mounted) void unmount(one);
  mounted = [];
  document.body.innerHTML = "";
});

const nothing = (): void => undefined;

/** An office of two tables, of which no recorder is in touch. */
function office(more: Record<string, unknown> = {}): Office {
  const row = (table: number) => ({
    table,
    cells: [],
    played: 3,
    behind: 0,
    seconds: 12,
    last_line_at: "2027-05-01T18:00:00Z",
    in_touch: false,
    waiting_lines: 0,
  });
  return {
    event: "cup",
    recorded: true,
    begun_at: "2027-05-01T18:00:00Z",
    ended_at: null,
    now: "2027-05-01T18:10:00Z",
    deals: [],
    attention: [],
    seats: [],
    matrix: [row(1), row(2)],
    summary: {
      open: 3,
      deals: 3,
      median_seconds: 12,
      forecast_end: null,
      forecast_plus_minus_minutes: null,
      recorders_in_touch: 0,
      tables: 2,
      disputes: 0,
      attention: 0,
    },
    ...more,
  } as unknown as Office;
}

function figures(more: Record<string, unknown> = {}): string[] {
  mounted.push(mount(Figures, { target: document.body, props: { office: office(more) } }));
  flushSync();
  return parts("figure").map(
    (one) =>
      [...one.children].map((part) => part.textContent).join(" ") + (one.classList.contains("amber") ? ", amber" : ""),
  );
}

function brief(more: Record<string, unknown> = {}): string {
  mounted.push(
    mount(TableBrief, {
      target: document.body,
      props: { office: office(more), table: 1, seat: null, onpick: nothing, onrule: nothing },
    }),
  );
  flushSync();
  return saidIn("pace");
}

// D3
test("recorders who are out of touch are counted in amber where people record, and not in a rehearsal", () => {
  expect(figures()).toContain("0 of 2 recorders in touch, amber");
  document.body.innerHTML = "";
  expect(figures({ recorded: false })).toContain("Rehearsal programs play, without recorders");
});

// D3
test("a table of a rehearsal has no ring for a recorder who is missing", () => {
  for (const [recorded, rings] of [
    [true, 2],
    [false, 0],
  ] as const) {
    document.body.innerHTML = "";
    mounted.push(mount(Matrix, { target: document.body, props: { office: office({ recorded }), onpick: nothing } }));
    flushSync();
    expect(parts("out-of-touch").length).toBe(rings);
  }
});

// D3
test("a part that is the whole is not set against it", () => {
  expect(figures()[0]).toBe("All 3 open, comparable");
  document.body.innerHTML = "";
  expect(figures({ summary: { ...office().summary, open: 1 } })[0]).toBe("1 of 3 open, comparable");
});

// D3
test("a table's pace is set against that of all tables where the two differ", () => {
  expect(brief()).toBe("0:12 a deal");
  document.body.innerHTML = "";
  expect(brief({ summary: { ...office().summary, median_seconds: 20 } })).toBe("0:12 a deal, all tables 0:20");
});

test("where not all deals have room, those that are played now are the first to be seen", () => {
  const COLUMN = 17;
  const left = vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
    return COLUMN * Number(this.dataset["at"]?.split(".")[1] ?? 0);
  });
  const stages = ["open", "open", "open", "playing", "sealed"];
  const cells = stages.map((stage, n) => ({ deal: n + 1, stage, seconds: null }));
  const matrix = office().matrix.map((row) => ({ ...row, cells }));
  const props = { office: office({ matrix, deals: [1, 2, 3, 4, 5] }), onpick: nothing };
  mounted.push(mount(Matrix, { target: document.body, props }));
  flushSync();

  expect(document.querySelector("[role=grid]")?.parentElement?.scrollLeft).toBe(3 * COLUMN);
  left.mockRestore();
});
