import { flushSync } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Engine } from "./engine.svelte";
import { FakeMatch } from "./fake_match";
import type { GameTable } from "./game_table.svelte";
import { mendable } from "./mending.svelte";
import { pack } from "./handover";
import { MemoryStore } from "./memory";
import { pythonRules } from "./python";
import type { Rules } from "./rules";
import { Server } from "./server";
import type { Game } from "./shapes_game";
import type { GameBody } from "./wire_game";

// Python decides in these tests, which a busy machine may keep waiting.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let rules: Rules;
beforeAll(async () => {
  rules = await pythonRules();
});

interface At {
  engine: Engine;
  table: GameTable;
  fake: FakeMatch;
  store: MemoryStore;
  game: Game;
}

async function table(fake = new FakeMatch(), store = new MemoryStore()): Promise<At> {
  const engine = new Engine({
    store,
    server: new Server("https://hall.example", fake.fetch),
    rules: async () => ({ rules, startedIn: 0 }),
    tabs: null,
    origin: "https://hall.example",
    listen: false,
  });
  await engine.start();
  flushSync();
  return {
    engine,
    fake,
    store,
    get table() {
      return engine.games as GameTable;
    },
    get game() {
      return engine.games?.game as Game;
    },
  };
}

async function until(happened: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1000; tries += 1) {
    if (await happened()) return;
    await new Promise((done) => setTimeout(done, 2));
  }
  throw new Error("it did not happen");
}

async function sent({ engine, store }: At): Promise<void> {
  engine.desk!.startQueue();
  await until(async () => (await store.waiting()) === 0);
  await engine.desk!.refresh();
}

/** Ask for the roll and have it. */
async function rolls(at: At): Promise<void> {
  expect(await at.table.roll()).toBeNull();
  await sent(at);
}

async function plays(at: At, ...moves: [number, number][]): Promise<void> {
  for (const [start, end] of moves) await at.table.move(start, end);
  expect(at.game.whole).toBe(true);
  expect(await at.table.done()).toBeNull();
}

describe("a game at the console", () => {
  it("shows the board as it stood while the rules load anew, and goes on from there", async () => {
    const before = await table();
    await rolls(before);
    await before.table.move(13, 7);
    const stood = before.game;
    before.engine.desk!.close();
    let loaded!: () => void;
    const loading = new Promise<void>((done) => (loaded = done));
    const engine = new Engine({
      store: before.store,
      server: new Server("https://hall.example", before.fake.fetch),
      rules: () => loading.then(() => ({ rules, startedIn: 0 })),
      tabs: null,
      origin: "https://hall.example",
      listen: false,
    });
    const started = engine.start();

    const last = await vi.waitFor(() => {
      if (engine.last?.kind !== "game") throw new Error("nothing stands there yet");
      return engine.last;
    });
    expect(last.game.board).toEqual(stood.board);
    expect(last.game.made).toEqual([[13, 7]]);
    expect([engine.where, engine.games, last.console.table]).toEqual(["starting", null, 1]);
    loaded();
    await started;
    expect([engine.where, engine.last]).toEqual(["console", null]);
    expect(engine.games?.game?.lines).toEqual(stood.lines);

    await engine.leave(true);
    expect(await before.store.kept("drawn:cup:1")).toBeNull();
  });

  it("is recorded from the opening roll to the accepted pass, each roll told when it is asked for", async () => {
    const at = await table();
    expect(at.engine.console).toBeNull();
    expect(at.game.step).toBe("opening");
    await at.table.roll();
    expect(at.game.step).toBe("rolling");
    await sent(at);
    expect(at.game.step).toBe("play");
    expect(at.game.board.dice).toEqual([6, 1]);
    await plays(at, [13, 7], [8, 7]);
    expect(at.game.last).toEqual({
      side: "white",
      dice: [6, 1],
      moves: [
        [13, 7],
        [8, 7],
      ],
    });
    expect(at.game.legal).toMatchObject({ side: "black", roll: true, double: true });
    await rolls(at);
    await plays(at, [8, 5], [6, 5]);
    await at.table.double();
    expect(at.game.step).toBe("answer");
    await at.table.pass();
    expect(at.game.step).toBe("finished");
    expect(at.game.result).toMatchObject({
      winner: "white",
      level: 1,
      left: 15,
      cube: 1,
      ending: "passed",
      proposed: 2,
    });
    await at.table.accept();
    expect(at.game.step).toBe("accepted");
    await sent(at);

    expect(at.game.result?.points).toBe(150);
    expect(at.fake.said(1)).toEqual([
      { do: "opening_roll", white: 6, black: 1 },
      {
        do: "play",
        side: "white",
        moves: [
          [13, 7],
          [8, 7],
        ],
        accepted: false,
      },
      { do: "roll", side: "black", dice: [3, 1] },
      {
        do: "play",
        side: "black",
        moves: [
          [8, 5],
          [6, 5],
        ],
        accepted: false,
      },
      { do: "double", side: "white" },
      { do: "pass", side: "black" },
      { do: "accept", winner: "white", level: 1, left: 15, cube: 1 },
    ]);
    at.table.goOn();
    await at.engine.desk!.refresh();
    expect(at.game.number).toBe(2);
    expect(at.game.step).toBe("opening");
    at.engine.stop();
  });

  it("moves a checker by both dice at once, and takes single moves back before they are done", async () => {
    const at = await table();
    await rolls(at);
    await at.table.move(13, 6);
    expect(at.game.made).toEqual([
      [13, 7],
      [7, 6],
    ]);
    expect(at.game.whole).toBe(true);
    await at.table.undo();
    expect(at.game.made).toEqual([[13, 7]]);
    expect(at.game.spent).toEqual([6]);
    await at.table.move(7, 2);
    expect(at.game.made).toHaveLength(1);
    expect((await at.table.done())?.name).toBe("NotNow");
    await at.table.undo();
    await at.table.undo();
    expect(at.game.made).toEqual([]);
    expect(at.fake.said(1)).toHaveLength(1);
    at.engine.stop();
  });

  it("lets an illegal play stand where the players let it", async () => {
    const at = await table();
    await rolls(at);
    await at.table.letStand(true);
    await plays(at, [13, 9]);
    await sent(at);

    expect(at.fake.said(1).at(-1)).toEqual({ do: "play", side: "white", moves: [[13, 9]], accepted: true });
    at.engine.stop();
  });

  it("records one play for two taps on the same button", async () => {
    const at = await table();
    await rolls(at);
    await at.table.move(13, 6);
    const [first, second] = await Promise.all([at.table.done(), at.table.done()]);

    expect(first).toBeNull();
    expect(second?.name).toBe("NotNow");
    expect(at.engine.refusal).toBeNull();
    at.engine.stop();
  });

  it("goes over a dance by itself", async () => {
    const fake = new FakeMatch();
    fake.sealed = [
      [3, 1],
      [6, 6],
      [6, 6],
    ];
    const at = await table(fake);
    await rolls(at);
    // White makes its five point; Black's 6-6 is played; White on the bar is not needed for this.
    await plays(at, [8, 5], [6, 5]);
    await rolls(at);
    await plays(at, [24, 18], [24, 18], [13, 7], [13, 7]);
    await rolls(at);

    // White's sixes: 24/18 is held by Black, 13/7 is too, 8/2 alone can be played.
    expect(at.game.step === "play" ? at.game.ways.map(({ start }) => start) : []).not.toContain(24);
    at.engine.stop();
  });

  it("a resignation is offered by either side, and accepted at its level", async () => {
    const at = await table();
    await rolls(at);
    expect(at.game.legal.resign.black).toEqual(["gammon", "backgammon"]);
    expect((await at.table.resign("black", "single"))?.name).toBe("ResignationTooLow");
    await at.table.resign("black", "gammon");
    expect(at.game.step).toBe("resignation");
    expect(at.game.offer).toBe("gammon");
    await at.table.declineResignation();
    expect(at.game.step).toBe("play");
    await at.table.resign("black", "gammon");
    await at.table.acceptResignation();
    expect(at.game.result).toMatchObject({ winner: "white", level: 2, left: 15, ending: "resigned" });
    await sent(at);
    at.engine.stop();
  });
});

describe("a play half made on the screen", () => {
  const half = async (): Promise<At> => {
    const at = await table();
    await rolls(at);
    await plays(at, [13, 7], [8, 7]);
    await rolls(at);
    await at.table.move(8, 5);
    expect(at.game.made).toEqual([[8, 5]]);
    return at;
  };

  it("stays through a note, and through a resignation that is declined", async () => {
    const at = await half();
    await at.table.note("clock", "black", "stopped");
    expect(at.game.made).toEqual([[8, 5]]);
    await at.table.resign("white", "gammon");
    expect(at.game.made).toEqual([]);
    await at.table.declineResignation();
    expect(at.game.step).toBe("play");
    expect(at.game.made).toEqual([[8, 5]]);
    at.engine.stop();
  });

  it("is gone when the director has changed the board before it", async () => {
    const at = await half();
    at.fake.writes(
      1,
      {
        do: "correct",
        of: 1,
        reason: "seen",
        action: {
          do: "play",
          side: "white",
          moves: [
            [24, 18],
            [24, 23],
          ],
          accepted: false,
        },
      },
      "director",
    );
    await at.engine.desk!.refresh();

    expect(at.game.board.white[18]).toBe(1);
    expect(at.game.made).toEqual([]);
    at.engine.stop();
  });
});

describe("rolls thrown at the table", () => {
  const thrown = (): FakeMatch => {
    const fake = new FakeMatch();
    fake.rolls = "thrown";
    fake.sealed = [];
    return fake;
  };

  it("are asked for first, and tapped in where nobody has thrown them", async () => {
    const at = await table(thrown());
    await at.table.roll();
    await sent(at);
    expect(at.game.step).toBe("opening");
    expect(at.game.typing).toBe("throw");
    expect(at.engine.notices).toEqual([]);
    expect((await at.table.dice([4, 4]))?.name).toBe("TiedOpening");
    await at.table.dice([2, 5]);
    await sent(at);

    expect(at.fake.said(1)).toEqual([{ do: "opening_roll", white: 2, black: 5 }]);
    expect(at.game.legal.side).toBe("black");
    at.engine.stop();
  });

  it("come from the other room where it has thrown them", async () => {
    const fake = thrown();
    fake.sealed = [[5, 2]];
    const at = await table(fake);
    await rolls(at);

    expect(at.game.typing).toBeNull();
    expect(at.game.board.dice).toEqual([5, 2]);
    at.engine.stop();
  });

  it("taken back leave no double before them", async () => {
    const at = await table(thrown());
    await at.table.roll();
    await sent(at);
    await at.table.dice([6, 1]);
    await plays(at, [13, 7], [8, 7]);
    expect(at.game.legal.double).toBe(true);
    await at.table.roll();
    await sent(at);
    await at.table.dice([1, 3]);
    expect(at.game.board.dice).toEqual([3, 1]);
    expect(at.table.mayUndo).toBe(true);
    await at.table.undo();
    expect(at.game.step).toBe("roll");
    expect(at.game.legal.double).toBe(false);
    expect((await at.table.double())?.name).toBe("RollSeen");
    await sent(at);

    expect(at.game.legal.double).toBe(false);
    expect(at.fake.said(1).at(-1)).toEqual({ do: "undo", of: 2 });
    at.engine.stop();
  });

  it("a pad that was opened is closed by undo, and the double is still there", async () => {
    const at = await table(thrown());
    await at.table.roll();
    await sent(at);
    await at.table.dice([6, 1]);
    await plays(at, [13, 7], [8, 7]);
    await at.table.roll();
    await sent(at);
    expect(at.game.typing).toBe("throw");
    await at.table.undo();
    expect(at.game.typing).toBeNull();
    expect(at.game.legal.double).toBe(true);
    at.engine.stop();
  });
});

describe("without the network", () => {
  it("rolls are typed from the sheet, and everything arrives in order afterwards", async () => {
    const at = await table();
    await rolls(at);
    at.fake.fate = () => "cut before";
    await at.engine.desk!.refresh();
    expect(at.engine.link.light).toBe("red");
    await plays(at, [13, 7], [8, 7]);
    await at.table.roll();
    expect(at.game.typing).toBe("offline");
    await at.table.dice([1, 3]);
    await plays(at, [8, 5], [6, 5]);
    await at.table.double();
    await at.table.pass();
    await at.table.accept();
    expect(at.game.mayGoOn).toBe(true);
    at.table.goOn();
    await at.engine.desk!.refresh();
    expect(at.game.number).toBe(2);
    await at.table.roll();
    await at.table.dice([6, 1]);
    expect(at.engine.link.waiting).toBe(7);
    at.fake.fate = () => "answered";
    await sent(at);

    expect(at.fake.said(1)).toHaveLength(7);
    expect(at.fake.said(2)).toEqual([{ do: "opening_roll", white: 6, black: 1 }]);
    at.engine.stop();
  });

  it("a roll that was asked for and never told may be typed in its place", async () => {
    const at = await table();
    at.fake.fate = (path) => (path.endsWith("/lines") ? "cut before" : "answered");
    at.engine.desk!.startQueue();
    await at.table.roll();
    expect(at.game.step).toBe("rolling");
    expect((await at.table.double())?.name).toBe("NotNow");
    await at.table.callDirector("no roll comes");
    await at.table.dice([6, 1]);
    expect(at.game.step).toBe("play");
    at.fake.fate = () => "answered";
    await sent(at);

    expect(at.fake.said(1)).toEqual([
      { do: "opening_roll", white: 6, black: 1 },
      { do: "call_director", reason: "no roll comes" },
    ]);
    expect(at.engine.notices).toEqual([]);
    at.engine.stop();
  });

  for (const [title, end, fewer] of [
    ["cleared", (at: At) => at.table.clear(null), 1],
    ["left", (at: At) => at.engine.stop(), 2],
  ] as const)
    it(`no pad for a roll opens by itself at a table that was ${title}`, async () => {
      const at = await table();
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      try {
        await at.table.roll();
        expect(at.game.step).toBe("rolling");
        // That of the roll, and that after which the light says that a line waits for long.
        expect(vi.getTimerCount()).toBe(2);
        end(at);
        expect(vi.getTimerCount()).toBe(2 - fewer);
      } finally {
        vi.useRealTimers();
      }
      at.engine.stop();
    });

  it("a roll whose answer was cut off is the one that the server wrote", async () => {
    const at = await table();
    let cut = true;
    at.fake.fate = (path) => (path.endsWith("/lines") && cut ? "cut after" : "answered");
    at.engine.desk!.startQueue();
    await at.table.roll();
    await until(() => at.fake.said(1).length === 1);
    cut = false;
    await sent(at);

    expect(at.fake.said(1)).toHaveLength(1);
    expect(at.game.board.dice).toEqual([6, 1]);
    at.engine.stop();
  });

  it("a mistyped roll gives way to the real one, and the play after it is entered anew", async () => {
    const at = await table();
    await rolls(at);
    at.fake.fate = () => "cut before";
    await at.engine.desk!.refresh();
    await plays(at, [13, 7], [8, 7]);
    await at.table.roll();
    await at.table.dice([4, 2]);
    await plays(at, [8, 4], [6, 4]);
    at.fake.fate = () => "answered";
    await sent(at);

    expect(at.fake.said(1).at(-1)).toEqual({ do: "roll", side: "black", dice: [3, 1] });
    expect(at.game.step).toBe("play");
    expect(at.game.board.dice).toEqual([3, 1]);
    expect(at.engine.notices).toMatchObject([{ kind: "other_roll", kept: 1 }]);
    expect(at.engine.aside).toMatchObject([{ deal: 1, lines: [{ body: { do: "play" } }] }]);
    at.engine.stop();
  });

  it("a roll from the sheet that has not been sent can be typed anew", async () => {
    const at = await table();
    at.fake.fate = () => "cut before";
    await at.engine.desk!.refresh();
    await at.table.roll();
    await at.table.dice([5, 1]);
    expect(at.game.undoable).toBeNull();
    await at.table.undo();
    expect(at.game.typing).toBe("again");
    await at.table.dice([6, 1]);
    expect(at.game.board.dice).toEqual([6, 1]);
    at.fake.fate = () => "answered";
    await sent(at);

    expect(at.fake.said(1)).toEqual([{ do: "opening_roll", white: 6, black: 1 }]);
    at.engine.stop();
  });

  it("a console that was closed in the middle of a game goes on where it was", async () => {
    const at = await table();
    await rolls(at);
    at.fake.fate = () => "cut before";
    await at.engine.desk!.refresh();
    await plays(at, [13, 7], [8, 7]);
    at.engine.stop();
    const again = await table(at.fake, at.store);

    expect(again.game.step).toBe("roll");
    expect(again.game.legal.side).toBe("black");
    expect(again.game.board.white[7]).toBe(2);
    again.engine.stop();
  });
});

describe("behind a line that is held", () => {
  const mark = (body: { do: string }): boolean => body.do === "note" || body.do === "call_director";
  const holding = (at: At, name: string): void => {
    at.fake.refuse = (body) => (mark(body) ? null : name);
  };
  const goesOn = async (at: At): Promise<void> => {
    at.fake.refuse = () => null;
    await at.engine.desk!.signedIn();
    await sent(at);
  };
  const opening = { do: "opening_roll", white: 6, black: 1 };
  const play = {
    do: "play",
    side: "white",
    moves: [
      [13, 7],
      [8, 7],
    ],
    accepted: false,
  };
  const call = { do: "call_director", reason: "the boards fell" };
  const note = { do: "note", kind: "clock", side: "black", text: "stopped" };

  it("the director hears a call and a note while play is paused, and the line comes when it goes on", async () => {
    const at = await table();
    await rolls(at);
    holding(at, "TablePaused");
    await plays(at, [13, 7], [8, 7]);
    await until(() => at.table.held !== null);
    expect(await at.table.callDirector("the boards fell")).toBeNull();
    expect(await at.table.note("clock", "black", "stopped")).toBeNull();
    await until(() => at.fake.said(1).length === 3);
    expect(at.fake.said(1)).toEqual([opening, call, note]);
    await until(async () => (await at.store.waiting()) === 1);
    expect(at.game.last?.moves).toEqual([
      [13, 7],
      [8, 7],
    ]);
    await goesOn(at);

    expect(at.fake.said(1)).toEqual([opening, call, note, play]);
    expect(at.engine.notices).toEqual([]);
    expect(at.engine.aside).toEqual([]);
    at.engine.stop();
  });

  it("a call passes a roll that is told later", async () => {
    const at = await table();
    await rolls(at);
    await plays(at, [13, 7], [8, 7]);
    await sent(at);
    holding(at, "RollTooSoon");
    await at.table.roll();
    await until(() => at.table.held !== null);
    await at.table.callDirector("the boards fell");
    await until(() => at.fake.said(1).length === 3);
    expect(at.fake.said(1)).toEqual([opening, play, call]);
    expect(at.game.step).toBe("rolling");
    await goesOn(at);

    expect(at.fake.said(1).at(-1)).toEqual({ do: "roll", side: "black", dice: [3, 1] });
    expect(at.game.step).toBe("play");
    at.engine.stop();
  });

  it("what is taken keeps its place: only what is typed behind the held line passes it", async () => {
    const fake = new FakeMatch();
    fake.writes(1, opening as GameBody, "Ann");
    const at = await table(fake);
    fake.refuse = (body) => ((body as GameBody).do === "roll" ? "RollTooSoon" : null);
    await plays(at, [13, 7], [8, 7]);
    await at.table.note("clock", "black", "stopped");
    await at.table.roll();
    await at.table.callDirector("the boards fell");
    at.engine.desk!.startQueue();
    await until(async () => (await at.store.waiting()) === 1);
    expect(at.fake.said(1)).toEqual([opening, play, note, call]);
    await until(() => at.table.held?.name === "RollTooSoon");
    await goesOn(at);

    expect(at.fake.said(1)).toEqual([opening, play, note, call, { do: "roll", side: "black", dice: [3, 1] }]);
    at.engine.stop();
  });

  it("what was typed before the call keeps its order, and a line taken back is still the one that was meant", async () => {
    const at = await table();
    await rolls(at);
    holding(at, "TablePaused");
    await plays(at, [13, 6]);
    await at.table.undo();
    await plays(at, [13, 7], [8, 7]);
    await at.table.callDirector("the boards fell");
    await until(() => at.fake.said(1).length === 2);
    await goesOn(at);

    expect(at.fake.said(1)).toEqual([
      opening,
      call,
      {
        do: "play",
        side: "white",
        moves: [
          [13, 7],
          [7, 6],
        ],
        accepted: false,
      },
      { do: "undo", of: 2 },
      play,
    ]);
    expect(at.game.last?.moves).toEqual([
      [13, 7],
      [8, 7],
    ]);
    at.engine.stop();
  });

  it("a play half made on the screen is still there when the call has passed the roll before it", async () => {
    const at = await table();
    await rolls(at);
    await plays(at, [13, 7], [8, 7]);
    await sent(at);
    at.fake.fate = () => "cut before";
    await at.engine.desk!.refresh();
    await at.table.roll();
    await at.table.dice([3, 1]);
    await at.table.move(8, 5);
    holding(at, "TablePaused");
    at.fake.fate = () => "answered";
    await at.table.callDirector("the boards fell");
    await until(() => at.fake.said(1).length === 3);
    await until(async () => (await at.store.waiting()) === 1);
    await at.engine.desk!.refresh();
    expect(at.fake.said(1).at(-1)).toEqual(call);
    expect(at.game.made).toEqual([[8, 5]]);
    await goesOn(at);
    await plays(at, [6, 5]);
    await sent(at);

    expect(at.fake.said(1).slice(2)).toEqual([
      call,
      { do: "roll", side: "black", dice: [3, 1] },
      {
        do: "play",
        side: "black",
        moves: [
          [8, 5],
          [6, 5],
        ],
        accepted: false,
      },
    ]);
    at.engine.stop();
  });

  it("a line that is being put right is still the same one when the call has passed it", async () => {
    const at = await table();
    await rolls(at);
    at.fake.fate = () => "cut before";
    await at.engine.desk!.refresh();
    await plays(at, [13, 7], [8, 7]);
    await at.table.double();
    await at.table.callDirector("the boards fell");
    await at.table.mend(1);
    await at.table.mendMove(24, 18);
    holding(at, "TablePaused");
    at.fake.fate = () => "answered";
    at.engine.desk!.startQueue();
    await at.engine.desk!.signedIn();
    await until(() => at.fake.said(1).length === 2);
    await at.engine.desk!.refresh();
    expect(at.table.mending).toMatchObject({ line: { n: 2, body: play }, made: [[24, 18]] });
    await at.table.mendMove(24, 23);
    expect(await at.table.correct("typed wrongly")).toBeNull();
    await goesOn(at);

    expect(at.fake.said(1)).toMatchObject([opening, call, play, { do: "double" }, { do: "correct", of: 2 }]);
    at.engine.stop();
  });

  for (const [title, lines, asks] of [
    ["nothing passes a round that has not begun: the server takes no line of it", [opening, call], true],
    ["a call that is alone waits for its round too", [call], false],
  ] as const)
    it(title, async () => {
      const fake = new FakeMatch();
      fake.waitsForRound = 2;
      const at = await table(fake);
      if (asks) await at.table.roll();
      expect(await at.table.callDirector("the boards fell")).toBeNull();
      at.engine.desk!.startQueue();
      await until(() => at.table.held !== null);
      expect(at.table.held).toMatchObject({ name: "RoundNotBegun", fields: { round: 2 } });
      expect(at.fake.said(1)).toEqual([]);
      expect(await at.store.waiting()).toBe(lines.length);
      fake.waitsForRound = null;
      await goesOn(at);

      expect(at.fake.said(1)).toEqual(lines);
      expect(at.engine.aside).toEqual([]);
      at.engine.stop();
    });
});

describe("two devices at one table", () => {
  it("the second is told what stands, and keeps what it typed", async () => {
    const at = await table();
    await rolls(at);
    at.fake.fate = () => "cut before";
    await at.engine.desk!.refresh();
    await plays(at, [13, 6]);
    at.fake.writes(
      1,
      {
        do: "play",
        side: "white",
        moves: [
          [13, 7],
          [8, 7],
        ],
        accepted: false,
      },
      "Bob",
    );
    at.fake.fate = () => "answered";
    await sent(at);

    expect(at.engine.notices).toMatchObject([{ kind: "taken", n: 1, by: "Bob", kept: 1 }]);
    expect(at.game.last?.moves).toEqual([
      [13, 7],
      [8, 7],
    ]);
    at.engine.stop();
  });

  it("another device goes on by scanning a code, unsent lines included", async () => {
    const at = await table();
    await rolls(at);
    at.fake.fate = (path) => (path.endsWith("/lines") ? "cut before" : "answered");
    await plays(at, [13, 7], [8, 7]);
    const { link, lines } = await at.engine.handover();
    expect(lines).toBe(1);
    at.engine.stop();
    at.fake.fate = () => "answered";
    const other = await table(at.fake, new MemoryStore());
    expect(await other.engine.resume(link)).toBeNull();
    await sent(other);

    expect(at.fake.said(1)).toHaveLength(2);
    expect(other.game.legal.side).toBe("black");
    expect(await pack("x", { code: "", lines: [] })).toContain("#resume=");
    other.engine.stop();
  });

  it("the director's decision ends the game here too", async () => {
    const at = await table();
    await rolls(at);
    at.fake.writes(
      1,
      { do: "decide", winner: "black", level: 1, left: 15, cube: 1, rule: "time", reason: "no time" },
      "director",
    );
    await at.engine.desk!.refresh();

    expect(at.game.step).toBe("decided");
    expect(at.game.result).toMatchObject({ winner: "black", ending: "decided" });
    expect(at.game.mayGoOn).toBe(true);
    at.engine.stop();
  });
});

describe("an earlier line put right", () => {
  it("the play before a double says what was played, and the double stays", async () => {
    const at = await table();
    await rolls(at);
    await plays(at, [13, 7], [8, 7]);
    await at.table.double();
    await at.table.mend(1);
    expect(at.table.mending).toMatchObject({
      kind: "play",
      side: "white",
      made: [],
      action: null,
      closed: null,
      broken: null,
    });
    expect(at.table.mending?.board.dice).toEqual([6, 1]);
    expect(at.table.mending?.later.map(({ n }) => n)).toEqual([2]);
    await at.table.mendMove(24, 18);
    await at.table.mendMove(24, 23);
    await at.table.mendBack();
    expect(at.table.mending).toMatchObject({ made: [[24, 18]], action: null });
    await at.table.mendMove(24, 23);
    expect(await at.table.correct("typed wrongly")).toBeNull();
    expect(at.table.mending).toBeNull();
    await sent(at);

    expect(at.fake.said(1).at(-1)).toEqual({
      do: "correct",
      of: 1,
      reason: "typed wrongly",
      action: {
        do: "play",
        side: "white",
        moves: [
          [24, 18],
          [24, 23],
        ],
        accepted: false,
      },
    });
    expect(at.game.step).toBe("answer");
    expect(at.game.board.white[18]).toBe(1);
    expect(at.game.lines[1]?.corrected).toMatchObject({
      moves: [
        [24, 18],
        [24, 23],
      ],
    });
    at.engine.stop();
  });

  it("what was played already is no correction", async () => {
    const at = await table();
    await rolls(at);
    await plays(at, [13, 7], [8, 7]);
    await at.table.mend(1);
    await at.table.mendMove(8, 7);
    await at.table.mendMove(13, 7);

    expect(at.table.mending).toMatchObject({ same: true, action: null, whole: true });
    expect((await at.table.correct("typed wrongly"))?.name).toBe("NotNow");
    at.engine.stop();
  });

  it("a play two turns ago is prepared, and refused by name: nothing is lost, and the director can be called", async () => {
    const at = await table();
    await rolls(at);
    await plays(at, [24, 18], [24, 23]);
    await rolls(at);
    await plays(at, [8, 5], [6, 5]);
    await rolls(at);
    await plays(at, [18, 13], [13, 11]);
    await at.table.mend(1);
    await at.table.mendMove(13, 7);
    await at.table.mendMove(8, 7);
    const mending = at.table.mending;
    expect(mending?.closed?.name).toBe("RollStandsBetween");
    expect(mending?.broken).toMatchObject({ line: { n: 5 }, refusal: { name: "NoCheckerThere" } });
    const before = at.fake.said(1);
    expect((await at.table.correct("typed wrongly"))?.name).toBe("RollStandsBetween");
    await sent(at);

    expect(at.fake.said(1).slice(0, 5)).toEqual(before.slice(0, 5));
    expect(at.fake.said(1).some(({ do: said }) => said === "correct")).toBe(false);
    expect(at.table.mending?.action).not.toBeNull();
    expect(await at.table.callDirector("turn 1")).toBeNull();
    at.table.mendLeave();
    expect(at.table.mending).toBeNull();
    at.engine.stop();
  });

  it("an answer and thrown dice can be put right too, and drawn ones cannot", async () => {
    const fake = new FakeMatch();
    fake.rolls = "thrown";
    fake.sealed = [];
    const at = await table(fake);
    await at.table.roll();
    await sent(at);
    await at.table.dice([6, 1]);
    await plays(at, [13, 7], [8, 7]);
    await at.table.double();
    await at.table.take();
    await at.table.mend(3);
    expect(at.table.mending).toMatchObject({ kind: "answer", side: "white", answers: ["take", "pass"] });
    await at.table.mendAnswer("pass");
    expect(at.table.mending?.action).toEqual({ do: "pass", side: "white" });
    await at.table.mend(0);
    expect(at.table.mending).toMatchObject({ kind: "dice", side: null });
    await at.table.mendDice([4, 2]);
    expect(at.table.mending?.broken).toMatchObject({ line: { n: 1 }, refusal: { name: "DieNotThere" } });
    expect(mendable(at.game.lines[0]!, false)).toBe("dice");
    expect(mendable(at.game.lines[0]!, true)).toBeNull();
    at.engine.stop();
  });

  it("ends when the director takes the line back meanwhile", async () => {
    const at = await table();
    await rolls(at);
    await plays(at, [13, 7], [8, 7]);
    await sent(at);
    await at.table.mend(1);
    expect(at.table.mending).not.toBeNull();
    at.fake.writes(1, { do: "undo", of: 1 }, "director");
    await at.engine.desk!.refresh();

    expect(at.table.mending).toBeNull();
    expect(at.game.step).toBe("play");
    at.engine.stop();
  });
});
