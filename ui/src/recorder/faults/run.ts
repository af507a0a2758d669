/**
 * Recorders in a storm: `node run.ts GIVEN TOLD`.
 *
 * Every table of GIVEN types its deals into the real queue, which sends them to a running server
 * through a network that fails. Now and then a console crashes and starts again on what it had
 * stored. TOLD says how it went; what the server has is for the caller to compare.
 */

import { readFileSync, writeFileSync } from "node:fs";
import type { HandPlace } from "../engine/lines.ts";
import { MemoryStore } from "../engine/memory.ts";
import { merge } from "../engine/merging.ts";
import { Queue } from "../engine/queue.ts";
import { Server } from "../engine/server.ts";
import type { Body, Console } from "../engine/wire.ts";
import { chance, FAULTS, stormy, type Counts, type Fetch } from "./weather.ts";

interface Given {
  origin: string;
  event: string;
  session: number;
  seed: number;
  /** After this many seconds it is given up. */
  seconds: number;
  tables: { table: number; code: string; deals: { deal: number; lines: Body[] }[] }[];
}

/** Cookies of one device. */
function withCookies(): Fetch {
  const jar = new Map<string, string>();
  return async (request) => {
    const headers = new Headers(request.headers);
    headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    const answer = await fetch(request, { headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    return answer;
  };
}

const MOST_WAITING = 60;
/** Milliseconds between two looks at how many lines wait: each look goes through all of them. */
const LOOK = 20;
const CRASHES = 0.1;

async function record(
  given: Given,
  place: Given["tables"][number],
  counts: Counts,
  outcome: { crashes: number; refused: string[] },
): Promise<void> {
  const random = chance(given.seed * 1000 + place.table);
  const calm = withCookies();
  // The code is taken in calm weather; what is tested begins after it.
  const door = new Server(given.origin, calm);
  await door.join(place.code);
  const weather = stormy(calm, random, counts);
  const server = new Server(given.origin, weather.fetch);
  const store = new MemoryStore();

  async function taken(hand: HandPlace): Promise<boolean> {
    try {
      const console = (await server.console(given.event, place.table, await store.waiting())) as Console;
      const deals = [...console.order, ...console.set_aside, ...(console.last ? [console.last] : [])];
      const lines = deals.find(({ deal }) => deal === hand.deal)?.lines ?? [];
      const merged = merge(await store.ofHand(hand), lines);
      await store.mark(hand, 0, merged.sentBelow, "sent");
      if (merged.taken) await store.putAside(hand, merged.taken.n, null);
      return true;
    } catch {
      return false;
    }
  }

  const started = (): Queue => {
    const queue = new Queue(
      store,
      (batch, waiting) => server.lines(batch, waiting),
      {
        receipt: () => undefined,
        taken,
        refused: (hand, n, refusal) =>
          outcome.refused.push(`${hand.table}/${hand.deal}/${n} ${refusal.name}: ${refusal.sentence}`),
        reported: () => undefined,
      },
      { first: 5, slowest: 80, most: 1 + Math.floor(random() * 30), random },
    );
    queue.start();
    return queue;
  };

  let queue = started();
  for (const { deal, lines } of place.deals) {
    const hand = { event: given.event, session: given.session, table: place.table, deal };
    for (let n = 0; n < lines.length;) {
      // A few announcements at a time, as they are made.
      const said = lines.slice(n, n + 1 + Math.floor(random() * 8));
      await store.add(
        said.map((body, i) => ({
          ...hand,
          n: n + i,
          body,
          key: `t${place.table}d${deal}`,
          state: "queued",
          at: new Date().toISOString(),
          rules: "0.1.0",
        })),
      );
      queue.wake();
      n += said.length;
      while ((await store.waiting()) > MOST_WAITING) await new Promise((done) => setTimeout(done, LOOK));
    }
    if (random() < CRASHES) {
      outcome.crashes += 1;
      queue.stop();
      queue = started();
    }
  }
  while ((await store.waiting()) > 0) await new Promise((done) => setTimeout(done, LOOK));
  queue.stop();
  await weather.settled();
}

const [givenFile, outcomeFile] = process.argv.slice(2) as [string, string];
const given = JSON.parse(readFileSync(givenFile, "utf8")) as Given;
const counts = Object.fromEntries([...FAULTS, "requests"].map((name) => [name, 0])) as Counts;
const outcome = { crashes: 0, refused: [] as string[] };
const begun = performance.now();
const end = setTimeout(() => {
  writeFileSync(outcomeFile, JSON.stringify({ ...outcome, counts, seconds: given.seconds, finished: false }));
  process.exit(1);
}, given.seconds * 1000);
await Promise.all(given.tables.map((table) => record(given, table, counts, outcome)));
clearTimeout(end);
writeFileSync(
  outcomeFile,
  JSON.stringify({ ...outcome, counts, seconds: (performance.now() - begun) / 1000, finished: true }),
);
