// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Hearing } from "./hearing";
import { Signal } from "./signal.svelte";

let attempts = 0;
let seen: DocumentVisibilityState = "visible";

beforeEach(() => {
  attempts = 0;
  class Stream extends EventTarget {
    constructor() {
      super();
      attempts += 1;
    }
    close(): void {}
  }
  vi.stubGlobal("EventSource", Stream);
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => seen);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function hearing(): { hearing: Hearing; back: () => number } {
  const back = vi.fn();
  return {
    hearing: new Hearing("/stream", new Signal(), { look: () => {}, at: () => {}, back }),
    back: () => back.mock.calls.length,
  };
}
function turns(to: DocumentVisibilityState): void {
  seen = to;
  document.dispatchEvent(new Event("visibilitychange"));
}

it("a page that is looked at again sends what waits and opens its stream, and one that is hidden does not", () => {
  const at = hearing();
  turns("hidden");
  expect([at.back(), attempts]).toEqual([0, 1]);
  turns("visible");

  expect([at.back(), attempts]).toEqual([1, 2]);
  at.hearing.close();
});

it("the network that is back is heard of, until nothing is listened to any more", () => {
  const at = hearing();
  globalThis.dispatchEvent(new Event("online"));
  expect([at.back(), attempts]).toEqual([1, 2]);
  at.hearing.close();
  globalThis.dispatchEvent(new Event("online"));
  turns("visible");

  expect([at.back(), attempts]).toEqual([1, 2]);
});
