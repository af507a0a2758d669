/** A server of one backgammon table in memory, for tests: it fills rolls in as the real one does. */

import { FakeServer, problem } from "./fake";
import { canonical, isAsked } from "./lines";
import type { Dice, GameBody, GameLineWritten, GameStage, MatchConsole, MatchReceipt, RulesetJson } from "./wire_game";

export const RULESET: RulesetJson = {
  variant: "backgammon",
  opening: "both_dice",
  block: "final",
  head_doubles: [3, 4, 6],
  second_player_extension: false,
  last_roll_draw: false,
  cube: true,
  cube_limit: 64,
  beavers: false,
  automatic_doubles: 0,
  jacoby: false,
  single_resignation: false,
};

interface Posted {
  deal: number;
  n: number;
  key: string;
  lines: GameBody[];
}

type Kept = GameLineWritten & { key: string };

export class FakeMatch extends FakeServer {
  rolls: MatchConsole["rolls"] = "drawn";
  /** The rolls of each game: the opening, then all others in the order in which they are needed. */
  sealed: Dice[] = [
    [6, 1],
    [3, 1],
    [5, 2],
    [6, 6],
    [4, 2],
    [5, 5],
    [6, 3],
  ];
  ruleset = RULESET;
  begun = true;
  /** The round that the director has still to begin: of its games not even a call is taken. */
  waitsForRound: number | null = null;
  games = new Map<number, Kept[]>();

  of(set: number): Kept[] {
    return this.games.get(set) ?? [];
  }

  said(set: number): GameBody[] {
    return this.of(set).map(({ body }) => body);
  }

  /** Another device, or the director, writes a line. */
  writes(set: number, body: GameBody, by: string): void {
    this.games.set(set, [
      ...this.of(set),
      { n: this.of(set).length, body, by, at: AT, key: `${by}/${this.of(set).length}` },
    ]);
    this.position += 1;
  }

  override console(): never {
    return this.match() as never;
  }

  match(): MatchConsole {
    const games = [1, 2].map((set) => this.#game(set));
    const order = games.filter(({ stage }) => stage !== "accepted" && stage !== "decided");
    return {
      kind: "backgammon",
      event: "cup",
      event_name: "Cup",
      session: 1,
      table: 1,
      room: "open",
      position: this.position,
      version: "0.1.0",
      rolls: this.rolls,
      board: { number: 1, name: "Board 1" },
      final: false,
      devices: "none",
      begun: this.begun,
      ended: false,
      paused: null,
      waits_for_round: this.waitsForRound,
      games: 2,
      played: 2 - order.length,
      order,
      finished: [],
      score: { white: 0, black: 0 },
      last: games.findLast(({ stage }) => stage === "accepted" || stage === "decided") ?? null,
    };
  }

  #game(set: number): MatchConsole["order"][number] {
    const lines = this.of(set).map(({ key: _key, ...line }) => line);
    const accepted = lines.findLast(({ body }) => body.do === "accept")?.body;
    return {
      session: 1,
      match: 1,
      round: 1,
      game: set,
      games: 2,
      set,
      name: "Kharkov against Moscow",
      ruleset: this.ruleset,
      white: { team: "A", name: "Kharkov", player: "A1", letters: "A", colour: 1 },
      black: { team: "B", name: "Moscow", player: "B1", letters: "B", colour: 2 },
      stage: this.#stage(set),
      next: lines.length,
      lines,
      roll_seen: this.#seen(set),
      called: false,
      result: accepted?.do === "accept" ? { ...accepted, ending: "passed", points: 150 } : null,
      ruling: null,
    };
  }

  #stage(set: number): GameStage {
    const said = this.said(set);
    if (said.some((body) => body.do === "accept")) return "accepted";
    if (said.some((body) => body.do === "decide")) return "decided";
    return said.length ? "playing" : "waiting";
  }

  #inForce(set: number): Kept[] {
    const gone = new Set(this.said(set).flatMap((body) => (body.do === "undo" ? [body.of] : [])));
    return this.of(set).filter(({ n, body }) => !gone.has(n) && body.do !== "undo");
  }

  #rolled(set: number): number {
    return this.#inForce(set).filter(({ body }) => body.do === "roll" || body.do === "opening_roll").length;
  }

  #seen(set: number): boolean {
    const undone = this.said(set).findLast((body) => body.do === "undo");
    const line = undone?.do === "undo" ? this.said(set)[undone.of] : undefined;
    return line?.do === "roll" && this.said(set).at(-1)?.do === "undo";
  }

  protected override post(asked: unknown): [number, unknown] {
    const { deal, n, key, lines: bodies } = asked as Posted;
    const before = this.of(deal);
    if (this.waitsForRound !== null && before.length === 0)
      return this.#no(deal, before, 409, "RoundNotBegun", { round: this.waitsForRound });
    for (const [i, body] of bodies.entries()) {
      const at = n + i;
      const there = this.of(deal)[at];
      if (there) {
        const same = isAsked(body) ? there.body.do === body.do : canonical(there.body) === canonical(body);
        if (there.key !== `${key}/${at}` || !same)
          return this.#no(deal, before, 409, "PlaceTaken", { theirs: there.by });
        continue;
      }
      if (at > this.of(deal).length)
        return this.#no(deal, before, 409, "LineMissing", { expected: this.of(deal).length, got: at });
      const why = this.refuse(body as never);
      if (why) return this.#no(deal, before, 409, why, {});
      if (isAsked(body) && i + 1 < bodies.length) return this.#no(deal, before, 422, "AskLast", { n: at });
      const due = this.sealed[this.#rolled(deal)];
      let written = body;
      if (body.do === "roll" || body.do === "opening_roll") {
        if (isAsked(body) && !due) return this.#no(deal, before, 409, "NotThrownYet", { side: 0, number: 1 });
        const dice = body.do === "roll" ? body.dice : isAsked(body) ? null : ([body.white, body.black] as Dice);
        if (dice && due && canonical(dice) !== canonical(due))
          return this.#no(deal, before, 409, "RollNotThat", { n: at, side: 0, number: 1, found: "" });
        const [white, black] = dice ?? due!;
        written = body.do === "roll" ? { ...body, dice: [white, black] } : { do: "opening_roll", white, black };
        if (!due) this.sealed = [...this.sealed, [white, black]];
      }
      this.games.set(deal, [...this.of(deal), { n: at, body: written, by: this.by, at: AT, key: `${key}/${at}` }]);
    }
    this.position += this.of(deal).length - before.length;
    const { stage, next, roll_seen, lines } = this.#game(deal);
    const word = stage === "accepted" || stage === "decided" ? stage : null;
    const receipt: MatchReceipt = {
      kind: "backgammon",
      deal,
      next,
      stage,
      lines: lines.slice(n),
      roll_seen,
      word,
      position: this.position,
    };
    return [200, receipt];
  }

  /** All of a message is written, or nothing. */
  #no(deal: number, before: Kept[], status: number, name: string, fields: Record<string, unknown>): [number, unknown] {
    this.games.set(deal, before);
    return problem(status, name, fields);
  }
}

const AT = "2026-05-01T10:00:00Z";
