// @vitest-environment jsdom
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { LiveOffice } from "../office.svelte";
import AnswerForm from "./AnswerForm.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

/** A form whose answer the server takes when it is told to; how often the form said that it is done. */
function form(): { mounted: object; take: () => void; done: () => number } {
  let take = (): void => undefined;
  vi.stubGlobal("fetch", async ({ method }: Request) =>
    method === "GET"
      ? Response.json({ csrf: "token" })
      : new Promise<Response>((answer) => (take = () => answer(Response.json({})))),
  );
  let done = 0;
  const live = {
    at: (path: string) => `/api/office/cup${path}`,
    refresh: async () => undefined,
  } as unknown as LiveOffice<unknown>;
  const others = createRawSnippet(() => ({ render: () => "<span></span>" }));
  const props = {
    live,
    title: "Table 1 called you",
    detail: "",
    instead: "",
    place: { table: 1 },
    ondone: () => void (done += 1),
    others,
  };
  const mounted = mount(AnswerForm<unknown>, { target: document.body, props });
  flushSync();
  document.querySelector("form")?.dispatchEvent(new SubmitEvent("submit", { cancelable: true, bubbles: true }));
  return { mounted, take: () => take(), done: () => done };
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("an answered call closes its form once the server has taken the answer", async () => {
  const { mounted, take, done } = form();
  await settled();
  expect(done()).toBe(0);
  take();
  await settled();
  expect(done()).toBe(1);
  await unmount(mounted);
});

test("whoever goes on to a decision while the answer is under way keeps that form open", async () => {
  const { mounted, take, done } = form();
  await settled();
  await unmount(mounted);
  take();
  await settled();
  expect(done()).toBe(0);
});
