/** A network that cuts, delays, repeats and reorders requests, by a seed. Runs in Node. */

/** Numbers from 0 to 1 from a seed: the same storm again (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const FAULTS = ["cut before", "cut after", "delayed", "repeated", "late"] as const;
export type Fault = (typeof FAULTS)[number];
export type Counts = Record<Fault | "requests", number>;

/** How often each fault strikes, of one request. */
const SHARE: Record<Fault, number> = {
  "cut before": 0.07,
  "cut after": 0.09,
  delayed: 0.12,
  repeated: 0.08,
  late: 0.06,
};

const LONGEST_MS = 25;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export type Fetch = (request: Request) => Promise<Response>;

/**
 * A `fetch` in bad weather.
 *
 * "late": the caller hears of a failure, and the request arrives after others that were made
 * later. Of a repeated request either answer may be the one that is heard.
 */
export function stormy(calm: Fetch, random: () => number, counts: Counts): { fetch: Fetch; settled(): Promise<void> } {
  const underWay = new Set<Promise<unknown>>();
  const away = (request: Promise<unknown>): void => {
    const quiet = request.catch(() => undefined).finally(() => underWay.delete(quiet));
    underWay.add(quiet);
  };
  const fetching = async (request: Request): Promise<Response> => {
    counts.requests += 1;
    const { url, method, headers } = request;
    const body = method === "GET" ? null : await request.text();
    const send = async (): Promise<Response> => {
      // A request that the caller has given up may still be on its way: it has no signal.
      const answer = await calm(new Request(url, { method, headers, body }));
      const text = await answer.text();
      return new Response(text, { status: answer.status, headers: answer.headers });
    };
    let fate = random();
    const fault = FAULTS.find((each) => (fate -= SHARE[each]) < 0);
    if (fault) counts[fault] += 1;
    switch (fault) {
      case "cut before":
        throw new TypeError("the network was cut");
      case "cut after":
        await send();
        throw new TypeError("the answer was cut off");
      case "delayed":
        await pause(random() * LONGEST_MS);
        return send();
      case "repeated": {
        const both = [send(), pause(random() * LONGEST_MS).then(send)];
        both.forEach(away);
        return random() < 0.5 ? (both[0] as Promise<Response>) : (both[1] as Promise<Response>);
      }
      case "late":
        away(pause(LONGEST_MS * (1 + 8 * random())).then(send));
        throw new TypeError("no answer came in time");
      default:
        return send();
    }
  };
  return {
    fetch: fetching,
    async settled() {
      while (underWay.size) await Promise.all(underWay);
    },
  };
}
