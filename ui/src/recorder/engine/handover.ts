/** What travels in the code with which another device goes on: a way in, and unsent lines. */

import type { KeptLine } from "./lines.ts";

export type Travelling = Omit<KeptLine, "seq" | "state">;

/** A code for the server (or none could be had), and the lines that it does not have. */
export interface Parcel {
  code: string;
  lines: Travelling[];
}

/** The lines of one hand under one key, packed together. */
interface Packed {
  e: string;
  s: number;
  t: number;
  d: number;
  n: number;
  k: string;
  r: string;
  a: string;
  b: KeptLine["body"][];
}

const MARK = "#resume=";

export async function pack(origin: string, parcel: Parcel): Promise<string> {
  const packed: Packed[] = [];
  for (const line of parcel.lines) {
    const last = packed.at(-1);
    const follows =
      last?.e === line.event &&
      last.s === line.session &&
      last.t === line.table &&
      last.d === line.deal &&
      last.k === line.key &&
      last.n + last.b.length === line.n;
    if (follows) last.b.push(line.body);
    else {
      const { event, session, table, deal, n, key, rules, at, body } = line;
      packed.push({ e: event, s: session, t: table, d: deal, n, k: key, r: rules, a: at, b: [body] });
    }
  }
  const lines = packed.length ? await squeezed(JSON.stringify(packed)) : "";
  return `${origin}/recorder/${MARK}${encodeURIComponent(parcel.code)}.${lines}`;
}

/** What a link holds; null if it is none of ours. */
export async function unpack(link: string): Promise<Parcel | null> {
  const start = link.indexOf(MARK);
  if (start < 0) return null;
  const [code, lines] = link
    .slice(start + MARK.length)
    .trim()
    .split(".");
  if (code === undefined || lines === undefined) return null;
  try {
    const packed = lines ? (JSON.parse(await expanded(lines)) as Packed[]) : [];
    return {
      code: decodeURIComponent(code),
      lines: packed.flatMap((hand) =>
        hand.b.map((body, place) => ({
          event: hand.e,
          session: hand.s,
          table: hand.t,
          deal: hand.d,
          n: hand.n + place,
          key: hand.k,
          rules: hand.r,
          at: hand.a,
          body,
        })),
      ),
    };
  } catch {
    return null;
  }
}

async function squeezed(text: string): Promise<string> {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

async function expanded(text: string): Promise<string> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
  return new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), bytes));
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const answer = new Response(new Blob([bytes]).stream().pipeThrough(stream));
  return new Uint8Array(await answer.arrayBuffer());
}
