import { expect, it } from "vitest";
import { GameAnswers } from "./game_answers.svelte";
import type { KeptLine } from "./lines";
import { MemoryStore } from "./memory";
import { OwnLines } from "./own_lines";
import type { Known, NoticeText, TableDesk } from "./play";
import { askedOf, rollOf } from "./roll_lines";
import type { Refusal } from "./wire";
import type { GameBody, MatchReceipt } from "./wire_game";

const PLACE = { event: "cup", session: 1, table: 1, deal: 3 };
const PLAY: GameBody = {
  do: "play",
  side: "white",
  moves: [
    [13, 7],
    [8, 7],
  ],
  accepted: false,
};
const NOTE: GameBody = { do: "note", kind: "clock", side: null, text: "" };

const refused = (name: string, fields: Record<string, unknown> = {}): Refusal => ({ name, sentence: name, fields });

/** A desk with these lines, none of them sent. */
async function at(...bodies: GameBody[]) {
  const store = new MemoryStore();
  const own = new OwnLines(store, "0.1.0");
  const notices: NoticeText[] = [];
  const heard: unknown[] = [];
  let place = PLACE;
  const desk = {
    store,
    place: () => place,
    put: (_deal: number, lines: Known[], from: number | null) => own.put(place, lines, from),
    putInstead: (_deal: number, line: Known, why: Refusal) => own.putInstead(place, line, why),
    tell: (notice: NoticeText) => void notices.push(notice),
  } as unknown as TableDesk;
  const answers = new GameAnswers(desk, {
    unthrown: (deal) => void heard.push(["unthrown", deal]),
    waits: (seconds) => void heard.push(["waits", seconds]),
    renumbered: (_deal, to) => void heard.push(["renumbered", bodies.map((_, n) => to(n))]),
  });
  await store.add(bodies.map((body, n) => ({ ...PLACE, n, body, key: "k", state: "queued", at: "", rules: "" })));
  const lines = async (): Promise<KeptLine["body"][]> => (await store.ofHand(PLACE)).map(({ body }) => body);
  const entersSession = (session: number): void => void (place = { ...PLACE, session });
  const isFull = (): void => {
    const full = async (): Promise<never> => Promise.reject(new Error("no space left"));
    Object.assign(store, { add: full, replace: full, replaceOne: full });
  };
  return { answers, store, notices, heard, lines, entersSession, isFull };
}

it("a roll that was asked for has its dice once the server has written it", async () => {
  const { answers, store, lines } = await at(askedOf("white"), PLAY);
  await store.mark(PLACE, 0, 1, "sent");
  await answers.receive(PLACE, {
    lines: [{ n: 0, body: rollOf("white", [6, 1]), by: "Ann", at: "" }],
  } as unknown as MatchReceipt);

  expect(await lines()).toEqual([rollOf("white", [6, 1]), PLAY]);
  expect((await store.queued()).map(({ n }) => n)).toEqual([1]);
});

it("a roll that nobody has thrown is asked for no more, and what stands behind it moves up", async () => {
  const { answers, lines, heard } = await at(askedOf("white"), NOTE);

  expect(await answers.settle(PLACE, refused("NotThrownYet"))).toBe(true);
  expect(await lines()).toEqual([NOTE]);
  expect(heard).toEqual([["unthrown", 3]]);
});

it("dice that are not the roll give way to the real ones, and the play by them is kept aside", async () => {
  const { answers, store, lines, notices } = await at(rollOf("white", [4, 2]), PLAY);

  expect(await answers.settle(PLACE, refused("RollNotThat", { n: 0 }))).toBe(true);
  expect(await lines()).toEqual([askedOf("white")]);
  expect((await store.aside("cup", 1)).map(({ body }) => body)).toEqual([PLAY]);
  expect(notices).toEqual([{ kind: "other_roll", deal: 3, kept: 1 }]);
});

for (const [name, fields, bodies] of [
  ["RollNotThat", { n: 0 }, [rollOf("white", [4, 2]), PLAY]],
  ["NotThrownYet", {}, [askedOf("white"), NOTE]],
] as const)
  it(`a device that is full leaves the lines as they are when ${name} is the answer, and does not send them at once again`, async () => {
    const { answers, store, lines, notices, heard, isFull } = await at(...bodies);
    isFull();

    expect(await answers.settle(PLACE, refused(name, fields))).toBe(false);
    expect(await lines()).toEqual(bodies);
    expect([await store.aside("cup", 1), notices, heard]).toEqual([[], [], []]);
  });

it("an answer to the session before changes nothing in the game of the same number", async () => {
  const { answers, store, lines, entersSession } = await at(askedOf("white"), NOTE);
  entersSession(2);

  expect(await answers.settle(PLACE, refused("NotThrownYet"))).toBe(false);
  expect(await lines()).toEqual([askedOf("white"), NOTE]);
  expect(await store.ofHand({ ...PLACE, session: 2 })).toEqual([]);
});

it("a note passes a roll that the server holds up, and each line is told its new number", async () => {
  const { answers, lines, heard } = await at(askedOf("white"), NOTE);

  expect(await answers.settle(PLACE, refused("RollTooSoon", { seconds: 20 }))).toBe(true);
  expect(await lines()).toEqual([NOTE, askedOf("white")]);
  expect(heard).toEqual([
    ["waits", 20],
    ["renumbered", [1, 0]],
  ]);
  expect(answers.held?.name).toBe("RollTooSoon");
});

it("a line that is held alone waits where it is, for as long as the server says or three seconds", async () => {
  const { answers, lines, heard } = await at(askedOf("white"));

  expect(await answers.settle(PLACE, refused("TablePaused"))).toBe(false);
  expect(await lines()).toEqual([askedOf("white")]);
  expect(heard).toEqual([["waits", 3]]);
});

it("what it knows nothing about is for the recorder to see", async () => {
  const { answers } = await at(PLAY);

  expect(await answers.settle(PLACE, refused("PlayNotLegal"))).toBe(false);
});
