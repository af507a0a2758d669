/** A table goes from one device to another: its unsent lines travel in a link and are taken in there. */

import { onlyHere } from "../../lib/shell/own_machine";
import { pack, type Travelling } from "./handover";
import type { LineStore, TablePlace } from "./lines";
import { qr } from "./qr";
import type { Handover } from "./shapes";

const isOf = (line: TablePlace, { event, table }: TablePlace): boolean => line.event === event && line.table === table;

/** What the screen of this device shows to the other one; without a code the lines travel alone and need the table's. */
export async function handoverOf(
  store: LineStore,
  of: TablePlace,
  origin: string,
  code: { code: string; until: string } | null,
): Promise<Handover> {
  const waiting = (await store.queued()).filter((line) => isOf(line, of));
  const lines = waiting.map(({ seq: _seq, state: _state, ...line }) => line);
  const link = await pack(origin, { code: code?.code ?? "", lines });
  return {
    link,
    qr: qr(link),
    onlyHere: onlyHere(new URL(link).hostname),
    lines: lines.length,
    until: code ? new Date(code.until) : null,
  };
}

/** Queue the lines that came with a link, without those whose places are taken here; how many they are. */
export async function takeIn(store: LineStore, at: TablePlace, lines: readonly Travelling[]): Promise<number> {
  let taken = 0;
  for (const line of lines) {
    if (!isOf(line, at)) continue;
    if ((await store.ofHand(line)).some((known) => known.n === line.n)) continue;
    // It travels here because the device that it was typed on could not send it.
    await store.add([{ ...line, state: "queued", offline: true }]);
    taken += 1;
  }
  return taken;
}
