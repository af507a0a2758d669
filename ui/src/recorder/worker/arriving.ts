/** How much of the rules has arrived, whoever fetches them. */

import type { Arrived } from "../engine/shapes.ts";

/** Of each file its bytes, and the bytes as they are sent. */
export type Files = Readonly<Record<string, readonly [plain: number, sent: number]>>;

type Fetch = typeof fetch;

/** No more often than so many milliseconds is anybody told. */
const EVERY_MS = 100;

/**
 * A `fetch` that tells how much has arrived of FILES, all together and as they are sent. A browser hands
 * a file over unpacked, so what has arrived of it is reckoned by its part.
 */
export function counted(fetched: Fetch, files: Promise<Files | null>, report: (arrived: Arrived) => void): Fetch {
  const bytes = new Map<string, number>();
  let last = -Infinity;

  const tell = (sizes: Files): void => {
    const now = performance.now();
    const of = Object.values(sizes).reduce((sum, [, sent]) => sum + sent, 0);
    const here = Object.entries(sizes).reduce(
      (sum, [name, [plain, sent]]) => sum + sent * Math.min(1, (bytes.get(name) ?? 0) / plain),
      0,
    );
    if (here < of && now - last < EVERY_MS) return;
    last = now;
    report({ bytes: Math.round(here), of });
  };

  return async (asked, options) => {
    const answer = await fetched(asked, options);
    const sizes = await files;
    const name =
      new URL(asked instanceof Request ? asked.url : asked, self.location.href).pathname.split("/").at(-1) ?? "";
    if (!answer.ok || !answer.body || !sizes || !(name in sizes)) return answer;
    bytes.set(name, 0);
    const body = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(part, out) {
          bytes.set(name, (bytes.get(name) ?? 0) + part.byteLength);
          tell(sizes);
          out.enqueue(part);
        },
      }),
    );
    return new Response(body, { status: answer.status, statusText: answer.statusText, headers: answer.headers });
  };
}
