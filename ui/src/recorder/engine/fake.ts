/** A server in memory for tests: it counts lines as the real one does, and fails when told to. */

import { canonical } from "./lines.ts";
import type { Body, Console, ConsoleDeal, Receipt, ServerLine } from "./wire.ts";

export const SETUP = {
  stacks: [5000, 5000, 5000],
  button: 1,
  small_blind: 25,
  big_blind: 50,
  ante: 0,
  big_blind_ante: 0,
  betting: "no-limit",
  small_bet: 0,
  big_bet: 0,
  bets_per_street: 4,
  cap: 5000,
  empty: [],
  posts: null,
  blind_first: false,
  free_fold: true,
  odd_chips: "whole",
  chip: 25,
};

const LABELS = ["", "1-1-1-F", "1-1-2-M", "1-1-3-V"];

export function dealAt(deal: number, label = LABELS[deal] ?? ""): ConsoleDeal {
  return {
    deal,
    slot: deal,
    holder: 1,
    place: deal,
    replaces: null,
    label,
    setup: SETUP,
    topped_up: [],
    stage: "sealed",
    next: 0,
    lines: [],
    sent: {},
    wait_seconds: null,
    checks: 0,
    why: null,
    ruling: null,
  };
}

interface Posted {
  session: number;
  deal: number;
  n: number;
  key: string;
  lines: Body[];
  offline?: boolean;
}

/** What a request ran into. */
export type Fate = "answered" | "cut before" | "cut after" | "not ours" | "busy";

export class FakeServer {
  /** Lines by deal. */
  lines = new Map<number, (ServerLine & { key: string })[]>();
  board: ConsoleDeal["sent"] = { flop: ["2c", "7d", "Jh"], turn: ["Qs"], river: ["3d"] };
  deals = [dealAt(1), dealAt(2), dealAt(3)];
  requests: string[] = [];
  waitingSaid: string[] = [];
  /** What each message said of the connection. */
  offlineSaid: (boolean | undefined)[] = [];
  most = 0;
  by = "Ann";
  refuse: (body: Body) => string | null = () => null;
  fate: (path: string) => Fate = () => "answered";
  /** What the server refuses with while it cannot write. */
  busyAs = "LogBusy";
  position = 1;
  held: number[] = [];
  word: (bodies: Body[]) => Receipt["word"] = () => null;
  codes = new Map([["TABLE1", 1]]);
  change: (deal: ConsoleDeal) => ConsoleDeal = (deal) => deal;
  #busy = 0;

  fetch = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname;
    this.requests.push(path);
    const body = await request.text();
    const waiting = request.headers.get("x-evendeal-waiting");
    if (waiting !== null) this.waitingSaid.push(waiting);
    if (path.endsWith("/lines")) this.most = Math.max(this.most, (this.#busy += 1));
    try {
      await new Promise((done) => setTimeout(done, 0));
      const fate = this.fate(path);
      if (fate === "cut before") throw new TypeError("cut");
      if (fate === "not ours") return new Response("<html>click to go on</html>");
      const [status, reply] = fate === "busy" ? problem(503, this.busyAs, {}) : this.#answer(path, body);
      if (fate === "cut after") throw new TypeError("cut");
      return new Response(JSON.stringify(reply), { status });
    } finally {
      if (path.endsWith("/lines")) this.#busy -= 1;
    }
  };

  bodies(deal: number): Body[] {
    return (this.lines.get(deal) ?? []).map((line) => line.body);
  }

  /** Somebody else writes a line. */
  write(deal: number, body: Body, by: string): void {
    const lines = this.lines.get(deal) ?? [];
    lines.push({ n: lines.length, body, by, at: "2026-05-01T10:00:00Z", key: `${by}-${lines.length}` });
    this.lines.set(deal, lines);
    this.position += 1;
  }

  console(): Console {
    const deals = this.deals.map((deal) => this.change(this.#deal(deal)));
    const order = deals.filter(({ stage }) => stage !== "accepted" && stage !== "disputed" && stage !== "frozen");
    return {
      kind: "poker",
      event: "cup",
      event_name: "Cup",
      coming: null,
      session: 1,
      sessions: 1,
      table: 1,
      position: this.position,
      version: "0.1.0",
      deals: deals.length,
      played: deals.filter(({ stage }) => stage === "accepted").length,
      seats: [1, 2, 3].map((seat) => ({
        seat,
        entry: "ABC"[seat - 1] ?? "",
        name: "A",
        player: "P",
        letters: "ABC"[seat - 1] ?? "",
        colour: seat,
        empty: false,
        out: false,
      })),
      small_blind: 25,
      big_blind: 50,
      ante: 0,
      big_blind_ante: 0,
      cap: 5000,
      chip: 25,
      running_stacks: false,
      devices: "none",
      begun: true,
      ended: false,
      paused: null,
      held: this.held,
      order,
      set_aside: deals.filter(({ stage }) => stage === "disputed" || stage === "frozen"),
      last: deals.findLast(({ stage }) => stage === "accepted") ?? null,
    };
  }

  #deal(deal: ConsoleDeal): ConsoleDeal {
    const lines = this.lines.get(deal.deal) ?? [];
    const bare = lines.map(({ key: _key, ...line }) => line);
    return { ...deal, stage: this.#stage(lines), next: lines.length, lines: bare, sent: this.#sent(lines) };
  }

  #stage(lines: ServerLine[]): ConsoleDeal["stage"] {
    const has = (...dos: string[]): boolean => lines.some(({ body }) => dos.includes(body.do));
    if (has("accept")) return "accepted";
    if (has("dispute")) return "disputed";
    if (has("different")) return "frozen";
    return lines.length ? "playing" : "sealed";
  }

  #sent(lines: ServerLine[]): ConsoleDeal["sent"] {
    const sent: ConsoleDeal["sent"] = {};
    for (const { body } of lines) {
      const cards = body.do === "dealt" ? this.board[body.street] : undefined;
      if (body.do === "dealt" && cards) sent[body.street] = cards;
    }
    return sent;
  }

  #answer(path: string, body: string): [number, unknown] {
    const me = { name: this.by, csrf: "c", grants: [{ role: "recorder", event: "cup", event_name: "Cup", table: 1 }] };
    if (path === "/api/me") return [200, me];
    if (path === "/api/join/invitation") {
      const known = this.codes.has((JSON.parse(body) as { code: string }).code);
      return known ? [200, { role: "recorder", event: "cup", table: 1 }] : problem(404, "NoSuchCode", {});
    }
    if (path === "/api/join") return [200, me];
    if (path.endsWith("/handover")) {
      this.codes.set("HAND", 1);
      return [200, { code: "HAND", until: new Date(Date.now() + 3_600_000).toISOString() }];
    }
    if (path.endsWith("/lines")) return this.post(JSON.parse(body));
    return [200, this.console()];
  }

  protected post(asked: unknown): [number, unknown] {
    const { deal, n, key, lines: bodies, offline } = asked as Posted;
    this.offlineSaid.push(offline);
    const lines = [...(this.lines.get(deal) ?? [])];
    let at = n;
    for (const body of bodies) {
      const there = lines[at];
      if (there && (there.key !== `${key}/${at}` || canonical(there.body) !== canonical(body))) {
        return problem(409, "PlaceTaken", { theirs: there.by });
      }
      if (at > lines.length) return problem(409, "LineMissing", { expected: lines.length, got: at });
      const why = there ? null : this.refuse(body);
      if (why) return problem(409, why, {});
      if (!there) lines.push({ n: at, body, by: this.by, at: "2026-05-01T10:00:00Z", key: `${key}/${at}` });
      at += 1;
    }
    this.position += lines.length - (this.lines.get(deal)?.length ?? 0);
    this.lines.set(deal, lines);
    const { stage, sent } = this.#deal({ ...dealAt(deal) });
    const receipt: Receipt = {
      kind: "poker",
      deal,
      next: lines.length,
      stage,
      sent,
      wait_seconds: null,
      word: stage === "accepted" ? "accepted" : this.word(bodies),
      position: this.position,
    };
    return [200, receipt];
  }
}

export function problem(status: number, name: string, fields: Record<string, unknown>): [number, unknown] {
  return [status, { name, sentence: name, fields }];
}
