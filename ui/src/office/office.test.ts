import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSource } from "../lib/live/fake_source";
import { LiveOffice } from "./office.svelte";

let answers: boolean;
let window: EventTarget;

beforeEach(() => {
  answers = true;
  window = new EventTarget();
  FakeSource.opened = [];
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", FakeSource);
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  vi.stubGlobal("fetch", async () => {
    if (!answers) throw new TypeError("no network");
    return Response.json({ position: 1 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an office says at once that its network has gone, and that it is back", async () => {
  const office = new LiveOffice("cup", () => "/api/office/cup");
  await vi.waitFor(() => expect(office.news).toBe(1));
  answers = false;
  window.dispatchEvent(new Event("offline"));
  await vi.waitFor(() => expect(office.inTouch).toBe(false));
  answers = true;
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(office.inTouch).toBe(true));
  office.close();
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);

  expect(office.news).toBe(2);
});

test("what the stream says of a position that is shown already is not read again", async () => {
  const office = new LiveOffice("cup", () => "/api/office/cup");
  FakeSource.last.say("office", { position: 1 });
  await vi.waitFor(() => expect(office.news).toBe(1));
  await vi.advanceTimersByTimeAsync(1000);
  expect(office.news).toBe(1);
  FakeSource.last.say("office", { position: 2 });
  await vi.waitFor(() => expect(office.news).toBe(2));
  office.close();
});
