// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { EntryListReader } from "./list.svelte";
import { office } from "../../lib/words/parts/office";
import { words } from "../../lib/words/words.svelte";

await words.need(office);

const LONG = "The Ants,Ann\n".repeat(80_000);
const understood = (text: string) => ({
  text,
  sentences: [],
  headed: false,
  columns: [],
  teams: [],
  problems: [],
  code_pages: [],
  sheet: null,
  sheets: [],
});

afterEach(() => vi.unstubAllGlobals());

test("a list too long for a draft is refused by the form, and read again once it is shorter", async () => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    if (request.method === "GET") return Response.json({ csrf: "token" });
    sent.push(((await request.json()) as { text: string }).text);
    return Response.json(understood("The Ants,Ann"));
  });
  const list = new EntryListReader(() => undefined);
  list.typed(LONG);

  expect(list.failure?.name).toBe("ListTooLong");
  expect(list.failure?.fields.most).toBe(1_000_000);
  list.typed("The Ants,Ann");
  await vi.waitFor(() => expect(list.read).not.toBeNull());
  expect(list.failure).toBeNull();
  expect(sent).toEqual(["The Ants,Ann"]);
});

test("a file with more text than a draft takes leaves the list as it was", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ ...understood(LONG), csrf: "token" }));
  const taken: string[] = [];
  const list = new EntryListReader((text) => taken.push(text));
  await list.open(new File(["The Ants"], "teams.csv"));

  expect(list.failure?.name).toBe("ListTooLong");
  expect([list.read, list.source, taken]).toEqual([null, null, []]);
});
