/** What the page of typed sheets says of them. */

import { grouped } from "../../lib/numbers/format";
import { t } from "../../lib/words/words.svelte";
import type { SheetFault, TypedAct, TypedGame, TypedGames, TypedHand, TypedHands, TypedTurn } from "../protocol";

/** Under which name a browser keeps what was typed of an event and is not recorded. */
export const keyOf = (event: string): string => `evendeal-sheets-${event}`;

export const playsOf = (read: TypedHands | TypedGames): readonly (TypedHand | TypedGame)[] =>
  "hands" in read ? read.hands : read.games;

/** What is to be put right first; else that the last sheet is not finished; null where all is whole. */
export function faultOf(read: TypedHands | TypedGames): SheetFault | null {
  const faults = [...playsOf(read).map(({ fault }) => fault), read.fault].filter((fault) => fault !== null);
  return faults.find(({ unfinished }) => !unfinished) ?? faults[0] ?? null;
}

export const isWhole = (read: TypedHands | TypedGames): boolean => playsOf(read).length > 0 && faultOf(read) === null;

/** What an unfinished sheet waits for. */
export function nextOf(read: TypedHands | TypedGames): string {
  const open = playsOf(read).find(({ fault }) => fault?.unfinished);
  if (open === undefined) return "";
  if ("room" in open)
    return open.next_side === null
      ? t(open.turns.length === 0 ? "sheets-next-opening" : "sheets-next-ok", { label: open.label })
      : t("sheets-next-side", { label: open.label, side: t(`backgammon-${open.next_side}`) });
  if (open.next_seat !== null) {
    const player = open.seats.find(({ seat }) => seat === open.next_seat)?.player ?? "";
    return t("sheets-next-seat", { label: open.label, seat: open.next_seat, player });
  }
  if (open.due !== null) return t(`sheets-next-${open.due}`, { label: open.label });
  return t("sheets-next-showdown", { label: open.label });
}

/** What a seat did, in a few words. */
export function actSaid({ seats, do: done, chips, pot }: TypedAct): string {
  const facts = { seat: seats.join(", "), n: seats.length };
  if (done === "raise_to") return t("sheets-act-raise", { ...facts, chips: grouped(chips ?? 0) });
  if (done === "award" && pot !== null && pot > 0) return t("sheets-act-side-pot", { ...facts, pot });
  return t(`sheets-act-${done}`, facts);
}

/** The moves of a turn, or what a side said. */
export function turnSaid({ moves, says, level, roll }: TypedTurn): string {
  if (says === "resign") return t("sheets-says-resign", { level: t(`sheets-level-${level ?? 1}`) });
  if (says !== null) return t(`sheets-says-${says}`);
  return moves === "" && roll !== "" ? "–" : moves;
}

/** The result that a table agreed on. */
export function resultSaid(game: TypedGame): string {
  if (game.winner === null) return t("sheets-drawn");
  return t("sheets-won", {
    side: t(`backgammon-${game.winner}`),
    level: t(`sheets-level-${game.level}`),
    cube: game.cube,
    left: game.left,
  });
}
