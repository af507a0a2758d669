// @vitest-environment jsdom
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameTableLike, Notice } from "../../engine";
import { FakeMatch } from "../../engine/fake_match";
import { words } from "../../../lib/words/words.svelte";
import { recorder } from "../../../lib/words/parts/recorder";
import { refusals as refusalWords } from "../../../lib/words/parts/refusals";
import { FakeEngine, type Scene } from "../../fixture/fake.svelte";
import GameConsole from "./GameConsole.svelte";
import { part } from "../../../lib/shell/parts";

// jsdom has no screen to ask; what moves asks it for reduced motion
vi.hoisted(() =>
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} })),
);

let mounted: object | null = null;

beforeEach(async () => {
  // jsdom has dialogues that cannot be opened.
  HTMLDialogElement.prototype.showModal = function (): void {
    this.open = true;
  };
  await words.need(recorder, refusalWords);
});
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  document.body.innerHTML = "";
});

test("between two rounds, what was typed here is still told in the words of the match's own game", async () => {
  const match = new FakeMatch();
  match.ruleset = { ...match.ruleset, variant: "long-gammon" };
  match.waitsForRound = 2;
  const notice: Notice = { id: 1, kind: "taken", deal: 1, n: 4, by: "Ben", kept: 1, bundle: "ours" };
  const line = { n: 4, body: { do: "resign", side: "black", level: "gammon" }, at: "2026-11-28T10:12:00Z" } as const;
  const aside: Scene["aside"] = [
    { event: "cup", session: 1, table: 1, deal: 1, bundle: "ours", refusal: null, lines: [line] },
  ];
  const table = { game: null, mending: null } as GameTableLike;
  mounted = mount(GameConsole, {
    target: document.body,
    props: { engine: new FakeEngine({ notices: [notice], aside }), table, console: match.match() },
  });
  await tick();
  flushSync();

  expect(part("what-was-typed")?.textContent).toContain("Black: resigns: mars");
});
