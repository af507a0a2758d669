import { flushSync } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Engine } from "./engine.svelte";
import { FakeServer } from "./fake";
import { pack } from "./handover";
import { MemoryStore } from "./memory";
import { pythonRules } from "./python";
import type { Rules } from "./rules";
import { Server } from "./server";

// Python decides in these tests, which a busy machine may keep waiting.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let rules: Rules;
beforeAll(async () => {
  rules = await pythonRules();
});

async function console_(fake: FakeServer, store = new MemoryStore()): Promise<Engine> {
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
  return engine;
}

/** Everything to the flop: 3 calls, 1 calls... button 1, so 2 is small, 3 big, 1 opens. */
async function toTheFlop(engine: Engine): Promise<void> {
  expect(await engine.breakSeal(engine.hand!.label)).toBeNull();
  for (const act of [engine.call, engine.call, engine.check]) expect(await act()).toBeNull();
  expect(await engine.dealt()).toBeNull();
}

async function sent(engine: Engine, store: MemoryStore): Promise<void> {
  engine.desk!.startQueue();
  for (let tries = 0; tries < 500; tries += 1) {
    if ((await store.waiting()) === 0) break;
    await new Promise((done) => setTimeout(done, 2));
  }
  await engine.desk!.refresh();
}

describe("a deal at the console", () => {
  it("asks for the cards that wait for their time when it has come", async () => {
    const [fake, store] = [new FakeServer(), new MemoryStore()];
    const board = fake.board;
    [fake.board, fake.change] = [{}, (deal) => ({ ...deal, wait_seconds: deal.stage === "playing" ? 0.2 : null })];
    const engine = await console_(fake, store);
    await toTheFlop(engine);
    await sent(engine, store);
    expect(engine.hand?.offered?.cards).toBeNull();
    expect(engine.hand?.offered?.due).toBeInstanceOf(Date);
    [fake.board, fake.change] = [board, (deal) => deal];

    await vi.waitFor(() =>
      expect(engine.hand?.offered).toEqual({ street: "flop", count: 3, cards: ["2c", "7d", "Jh"], due: null }),
    );
  });

  it("goes on from what an older version of the page has kept", async () => {
    const [fake, store] = [new FakeServer(), new MemoryStore()];
    const { held: _, ...older } = fake.console();
    await store.keep("console:cup:1", older);
    await store.keep("table", { event: "cup", table: 1 });
    fake.fate = () => "cut before";
    const engine = await console_(fake, store);
    await engine.choose("cup", 1);

    expect(engine.console?.held).toEqual([]);
    expect(engine.hand?.step).toBe("sealed");
  });

  it("shows the table as it stood while the rules load anew, and goes on from there", async () => {
    const [fake, store] = [new FakeServer(), new MemoryStore()];
    const before = await console_(fake, store);
    await toTheFlop(before);
    const stood = before.hand!;
    before.desk!.close();
    let loaded!: () => void;
    const loading = new Promise<void>((done) => (loaded = done));
    const engine = new Engine({
      store,
      server: new Server("https://hall.example", fake.fetch),
      rules: () => loading.then(() => ({ rules, startedIn: 0 })),
      tabs: null,
      origin: "https://hall.example",
      listen: false,
    });
    const started = engine.start();

    const last = await vi.waitFor(() => {
      if (engine.last?.kind !== "hand") throw new Error("nothing stands there yet");
      return engine.last;
    });
    expect(last.hand.table).toEqual(stood.table);
    expect([engine.where, engine.hand, last.console.table]).toEqual(["starting", null, 1]);
    loaded();
    await started;
    expect([engine.where, engine.last]).toEqual(["console", null]);
    expect(engine.hand?.lines).toEqual(stood.lines);

    await engine.leave(true);
    expect(await store.kept("drawn:cup:1")).toBeNull();
  });

  it("says of a seal that was broken without a connection that it was, and of no other", async () => {
    const [fake, store] = [new FakeServer(), new MemoryStore()];
    const engine = await console_(fake, store);
    fake.fate = () => "cut before";
    await engine.desk!.refresh();
    await toTheFlop(engine);
    expect((await store.queued()).map(({ offline }) => offline)).toEqual([true, true, true, true, true]);
    fake.fate = () => "answered";
    await sent(engine, store);
    expect(fake.offlineSaid).toEqual([true]);
    await engine.matches();

    expect((await store.queued()).map(({ offline }) => offline)).toEqual([undefined]);
  });

  it("is recorded from the seal to the accepted result, street by street", async () => {
    const [fake, store] = [new FakeServer(), new MemoryStore()];
    const engine = await console_(fake, store);
    expect(engine.where).toBe("console");
    expect(engine.hand?.step).toBe("sealed");
    await toTheFlop(engine);
    await sent(engine, store);

    expect(engine.hand?.step).toBe("board");
    expect(engine.hand?.offered).toEqual({ street: "flop", count: 3, cards: ["2c", "7d", "Jh"], due: null });
    expect(engine.hand?.undoable).toBeNull();
    await engine.matches();
    expect(engine.hand?.table.board).toEqual(["2c", "7d", "Jh"]);
    await engine.raiseTo(engine.hand!.table.sizes.pot!);
    await engine.fold();
    expect(engine.hand?.step).toBe("betting");
    await engine.undo();
    expect(engine.hand?.table.to_act).toBe(3);
    await engine.fold();
    await engine.fold();
    expect(engine.hand?.step).toBe("finished");
    expect(engine.hand?.table.result?.chips).toEqual([-50, 100, -50]);
    await engine.accept();
    await sent(engine, store);

    expect(engine.hand?.step).toBe("accepted");
    expect(fake.bodies(1).at(-1)).toEqual({ do: "accept", chips: [-50, 100, -50], house: 0 });
    engine.goOn();
    await engine.desk!.refresh();
    expect(engine.hand?.deal).toBe(2);
    expect(engine.hand?.step).toBe("sealed");
    engine.stop();
  });

  it("refuses the wrong deck before its seal is broken", async () => {
    const engine = await console_(new FakeServer());
    const other = engine.console!.order[1]!.label;

    expect(await engine.readLabel(other)).toMatchObject({ fits: false, why: "deal", read: { deal: 2 } });
    expect(await engine.readLabel("EVENDEAL:bowl:1-1-1-" + engine.hand!.label.at(-1))).toMatchObject({
      fits: false,
      why: "event",
    });
    expect(await engine.readLabel("1-1-1-Q")).toMatchObject({ fits: false, why: "unreadable" });
    expect((await engine.breakSeal(other))?.name).toBe("DeckNotDue");
    expect(engine.hand?.lines).toEqual([]);
    expect(await engine.readLabel(` ${engine.hand!.label.toLowerCase().replaceAll("-", " ")}`)).toMatchObject({
      fits: true,
    });
    engine.stop();
  });

  it("says no by the rules, and stores nothing then", async () => {
    const store = new MemoryStore();
    const engine = await console_(new FakeServer(), store);
    await engine.breakSeal(engine.hand!.label);

    expect((await engine.check())?.name).toBe("CannotCheck");
    expect((await engine.raiseTo(60))?.fields).toEqual({ asked: 60, least: 100 });
    expect(await store.waiting()).toBe(1);
    expect(engine.refusal?.name).toBe("RaiseTooSmall");
    engine.stop();
  });

  it("counts a second tap on the same button as out of turn", async () => {
    const engine = await console_(new FakeServer());
    await engine.breakSeal(engine.hand!.label);
    const [first, second] = await Promise.all([engine.fold(), engine.fold()]);

    expect(first).toBeNull();
    expect(second?.name).toBe("NotYourTurn");
    engine.stop();
  });

  it("leaves what stands before the last street to the director", async () => {
    const engine = await console_(new FakeServer());
    await toTheFlop(engine);
    await engine.typed(["2c", "7d", "Jh"]);

    expect((await engine.correct(1, { do: "fold", seat: 1 }, ""))?.name).toBe("UndoNeedsRuling");
    await engine.check();
    expect(await engine.correct(6, { do: "raise_to", seat: 2, chips: 100 }, "misheard")).toBeNull();
    expect(engine.hand?.table.legal.call).toBe(100);
    engine.stop();
  });
});

describe("without the network", () => {
  it("plays whole deals, and everything arrives in order afterwards", async () => {
    const [fake, store] = [new FakeServer(), new MemoryStore()];
    const engine = await console_(fake, store);
    fake.fate = () => "cut before";
    await toTheFlop(engine);
    expect(engine.hand?.offered?.cards).toBeNull();
    await engine.typed(["2c", "7d", "Jh"]);
    await engine.raiseTo(100);
    await engine.fold();
    await engine.fold();
    await engine.accept();
    expect(engine.hand?.mayGoOn).toBe(true);
    engine.goOn();
    await engine.desk!.refresh();
    expect(engine.hand?.deal).toBe(2);
    await engine.breakSeal(engine.hand!.label);
    await engine.fold();
    expect(engine.link).toMatchObject({ light: "red", waiting: 12 });
    fake.fate = () => "answered";
    await sent(engine, store);

    expect(
      fake
        .bodies(1)
        .map(({ do: does }) => does)
        .join(" "),
    ).toBe("break_seal call call check dealt deal_street raise_to fold fold accept");
    expect(fake.bodies(2)).toHaveLength(2);
    expect(engine.link).toMatchObject({ light: "green", waiting: 0 });
    engine.stop();
  });

  const UNWRITTEN = ["NotWritten", "FileNotWritten", "LogBusy", "LogHeld"];
  it.each(UNWRITTEN)("a server that is there and cannot write is not a network that is gone: %s", async (name) => {
    const [fake, store] = [new FakeServer(), new MemoryStore()];
    fake.busyAs = name;
    const engine = await console_(fake, store);
    fake.fate = (path) => (path.endsWith("/lines") ? "busy" : "answered");
    await engine.breakSeal(engine.hand!.label);
    engine.desk!.startQueue();
    await vi.waitFor(() => expect(engine.link.busy?.name).toBe(name));
    expect(engine.link.light).not.toBe("red");
    expect(engine.link.waiting).toBe(1);
    fake.fate = () => "answered";
    await sent(engine, store);

    expect(engine.link).toMatchObject({ light: "green", waiting: 0, busy: null });
    expect(fake.bodies(1)).toHaveLength(1);
    engine.stop();
  });

  it("a console that was closed in the middle of a hand goes on where it was", async () => {
    const [fake, store] = [new FakeServer(), new MemoryStore()];
    const first = await console_(fake, store);
    fake.fate = () => "cut before";
    await toTheFlop(first);
    first.stop();
    const again = await console_(fake, store);

    expect(again.hand?.step).toBe("board");
    expect(again.hand?.lines).toHaveLength(5);
    expect(again.link.waiting).toBe(5);
    fake.fate = () => "answered";
    await sent(again, store);
    expect(fake.bodies(1)).toHaveLength(5);
    again.stop();
  });

  it("no stored line and no snapshot holds a hole card", async () => {
    const store = new MemoryStore();
    const engine = await console_(new FakeServer(), store);
    await engine.breakSeal(engine.hand!.label);
    await engine.call();
    const refusal = await engine.correct(1, { do: "show", seat: 1, cards: ["Ah", "Kh"] as never }, "");

    expect(refusal?.name).toBe("HoleCardsNotTaken");
    engine.stop();
  });
});

describe("two devices at one table", () => {
  it("the second is told who was first, its lines are kept, and it can type them again", async () => {
    const [fake, store] = [new FakeServer(), new MemoryStore()];
    const engine = await console_(fake, store);
    await engine.breakSeal(engine.hand!.label);
    await engine.call();
    await engine.fold();
    fake.write(1, { do: "break_seal", label: engine.hand!.label }, "Bob");
    fake.write(1, { do: "fold", seat: 1 }, "Bob");
    await sent(engine, store);

    expect(engine.notices).toMatchObject([{ kind: "taken", deal: 1, n: 1, by: "Bob", kept: 2 }]);
    expect(engine.hand?.lines.map(({ by }) => by)).toEqual(["Bob", "Bob"]);
    expect(engine.aside[0]?.lines.map(({ body }) => body.do)).toEqual(["call", "fold"]);
    expect(await engine.exportAside().text()).toContain('"call"');
    const bundle = engine.aside[0]!.bundle;
    expect(engine.notices).toMatchObject([{ bundle }]);
    expect((await engine.retype(bundle))?.name).toBe("NotYourTurn");
    await engine.forget(bundle);
    expect(engine.aside).toEqual([]);
    engine.stop();
  });

  it("lines kept aside of one session are not typed into the next one's deal of the same number", async () => {
    const [fake, store] = [new FakeServer(), new MemoryStore()];
    await store.add([
      {
        event: "cup",
        session: 1,
        table: 1,
        deal: 1,
        n: 0,
        body: { do: "break_seal", label: "1-1-1-F" },
        key: "k",
        state: "queued",
        at: "",
        rules: "",
      },
    ]);
    await store.putAside({ event: "cup", session: 1, table: 1, deal: 1 }, 0, null);
    const original = fake.console.bind(fake);
    fake.console = () => ({ ...original(), session: 2 });
    const engine = await console_(fake, store);
    expect(engine.hand?.deal).toBe(1);

    expect((await engine.retype(engine.aside[0]!.bundle))?.name).toBe("NotNow");
    expect(engine.hand?.lines).toEqual([]);
    expect(engine.aside).toHaveLength(1);
    engine.stop();
  });

  it("the same lines from both are one", async () => {
    const [fake, store] = [new FakeServer(), new MemoryStore()];
    const engine = await console_(fake, store);
    await engine.breakSeal(engine.hand!.label);
    await engine.call();
    fake.write(1, { do: "break_seal", label: engine.hand!.label }, "Bob");
    fake.write(1, { do: "call", seat: 1 }, "Bob");
    await sent(engine, store);

    expect(engine.notices).toEqual([]);
    expect(fake.bodies(1)).toHaveLength(2);
    engine.stop();
  });

  it("another device goes on by scanning a code, unsent lines included", async () => {
    const [fake, store] = [new FakeServer(), new MemoryStore()];
    const engine = await console_(fake, store);
    await engine.handover();
    fake.fate = () => "cut before";
    await toTheFlop(engine);
    const { link, lines, qr } = await engine.handover();
    expect(lines).toBe(5);
    expect(qr).not.toBeNull();
    engine.stop();
    fake.fate = () => "answered";
    const other = new MemoryStore();
    const second = await console_(fake, other);
    expect(await second.resume(link)).toBeNull();

    expect(second.where).toBe("console");
    expect(second.hand?.step).toBe("board");
    await sent(second, other);
    expect(fake.bodies(1)).toHaveLength(5);
    // The first device comes back with the same lines: they are one.
    const back = await console_(fake, store);
    await sent(back, store);
    expect(fake.bodies(1)).toHaveLength(5);
    expect(back.notices).toEqual([]);
    second.stop();
    back.stop();
  });

  it("lines that came without a code are drawn and sent once the table's code has let the device in", async () => {
    const [fake, store] = [new FakeServer(), new MemoryStore()];
    const engine = await console_(fake, store);
    fake.fate = () => "cut before";
    await toTheFlop(engine);
    const { link, until } = await engine.handover();
    expect(until).toBeNull();
    engine.stop();
    const other = new MemoryStore();
    const second = await console_(fake, other);
    expect(second.where).toBe("join");
    fake.fate = () => "answered";
    expect((await second.resume(link))?.name).toBe("TableCodeToo");
    expect(await second.join("TABLE1")).toBeNull();

    expect(second.hand?.step).toBe("board");
    await sent(second, other);
    expect(fake.bodies(1)).toHaveLength(5);
    second.stop();
  });

  it("takes no lines from a followed link whose code never let this device in", async () => {
    const [fake, store] = [new FakeServer(), new MemoryStore()];
    const engine = await console_(fake, store);
    const made = await pack("https://hall.example", {
      code: "MADEUP",
      lines: [
        {
          event: "cup",
          session: 1,
          table: 1,
          deal: 1,
          n: 0,
          key: "theirs",
          rules: "0.1.0",
          at: "2026-05-01T10:00:00Z",
          body: { do: "break_seal", label: "1-1-1-F" },
        },
      ],
    });

    expect(await engine.resume(made, true)).not.toBeNull();
    expect(await store.waiting()).toBe(0);
    // Whoever scans it here means it.
    expect(await engine.resume(made)).toBeNull();
    engine.stop();
  });
});

describe("when the director is needed", () => {
  it("Different freezes the hand, and the table may go on with the next deal", async () => {
    const [fake, store] = [new FakeServer(), new MemoryStore()];
    const engine = await console_(fake, store);
    await toTheFlop(engine);
    await sent(engine, store);
    await engine.different(["2c", "7d", "Jd"]);

    expect(engine.hand?.step).toBe("frozen");
    expect((await engine.check())?.name).toBe("NotNow");
    await sent(engine, store);
    engine.goOn();
    await engine.desk!.refresh();
    expect(engine.hand?.deal).toBe(2);
    expect(engine.setAside.map(({ deal }) => deal)).toEqual([1]);
    // The director rules that play stands.
    fake.change = (deal) => (deal.deal === 1 ? { ...deal, stage: "playing", ruling: "play stands" } : deal);
    fake.position += 1;
    await engine.desk!.refresh();
    expect(engine.hand?.deal).toBe(1);
    expect(engine.hand?.step).toBe("board");
    expect(engine.notices).toMatchObject([{ kind: "ruling", deal: 1 }]);
    engine.stop();
  });

  it("a refused line is kept with its reason, and the screen shows the hand without it", async () => {
    const [fake, store] = [new FakeServer(), new MemoryStore()];
    const engine = await console_(fake, store);
    fake.refuse = (body) => (body.do === "raise_to" ? "HandFrozen" : null);
    await engine.breakSeal(engine.hand!.label);
    await engine.raiseTo(150);
    await engine.fold();
    await sent(engine, store);

    expect(engine.notices).toMatchObject([{ kind: "refused", n: 1, kept: 2, refusal: { name: "HandFrozen" } }]);
    expect(engine.hand?.lines).toHaveLength(1);
    expect(engine.hand?.table.to_act).toBe(1);
    engine.stop();
  });

  it("a winner that the server does not believe is looked at again before the table can agree", async () => {
    const [fake, store] = [new FakeServer(), new MemoryStore()];
    fake.word = (bodies) => (bodies.some((body) => body.do === "award") ? "check_again" : null);
    const engine = await console_(fake, store);
    await toTheFlop(engine);
    await engine.typed(["2c", "7d", "Jh"]);
    for (const cards of [["Qs"], ["3d"]]) {
      for (const act of [engine.check, engine.check, engine.check]) await act();
      await engine.dealt();
      await engine.typed(cards);
    }
    for (const act of [engine.check, engine.check, engine.check]) await act();
    expect(engine.hand?.step).toBe("showdown");
    await engine.award(0, [2]);
    await sent(engine, store);

    expect(engine.hand?.checkAgain).toBe(true);
    expect(await engine.accept()).toMatchObject({ name: "AwardDiffers", fields: { pot: 0 } });
    await engine.undo();
    expect(engine.hand?.checkAgain).toBe(false);
    expect(engine.hand?.step).toBe("showdown");
    engine.stop();
  });
});
