/** What is typed on the page of prizes, as text, and the address that holds it. */

import { THIN } from "../lib/numbers/format";
import { playerN } from "./words";

export const TABS = ["places", "worth", "bubble", "called-off"] as const;
export type Tab = (typeof TABS)[number];
export const METHODS = ["icm", "dcm", "chip", "equal", "typed"] as const;
export type ChopMethod = (typeof METHODS)[number];

export interface PlayerLine {
  /** Which line it is as long as the page stands, wherever it moves. */
  readonly id: number;
  name: string;
  stack: string;
  /** The bounty on the own head. */
  bounty: string;
  /** What was agreed by hand. */
  typed: string;
  /** Blinds and antes that are in the pot. */
  posted: string;
  /** What of it is an ante. */
  ante: string;
}

export interface PrizeLine {
  readonly id: number;
  amount: string;
}

/** Nothing in it is a number yet: the server reads numbers, and says which it cannot read. */
export interface Sheet {
  /** The last line is always an empty one. */
  players: PlayerLine[];
  prizes: PrizeLine[];
  tickets: string;
  ticket: string;
  leave: string;
  /** Empty, `next`, or an amount. */
  guarantee: string;
  unit: string;
  /** Digits of the money behind the point. */
  decimals: string;
  currency: string;
  /** Whether bounties, and amounts by hand, have a column. */
  bounties: boolean;
  byHand: boolean;
  /** Numbers of players, from 1, among those with a stack. */
  shover: string;
  caller: string;
  equity: string;
  tab: Tab;
  /** By which division the agreement is written. */
  method: ChopMethod;
  event: string;
}

let lines = 0;
export const playerLine = (of: Partial<Omit<PlayerLine, "id">> = {}): PlayerLine => ({
  id: ++lines,
  name: "",
  stack: "",
  bounty: "",
  typed: "",
  posted: "",
  ante: "",
  ...of,
});
export const prizeLine = (amount = ""): PrizeLine => ({ id: ++lines, amount });

export const emptySheet = (): Sheet => ({
  players: [playerLine()],
  prizes: [prizeLine()],
  tickets: "",
  ticket: "",
  leave: "",
  guarantee: "",
  unit: "",
  decimals: "",
  currency: "",
  bounties: false,
  byHand: false,
  shover: "1",
  caller: "2",
  equity: "50",
  tab: "places",
  method: "icm",
  event: "",
});

/** As typed, without what the page itself put between the digits. */
export const plain = (text: string): string => text.replaceAll(THIN, "").trim();

/** Digits alone get thin spaces; whatever else was typed stays as it is. */
export const spaced = (text: string): string => {
  const digits = plain(text);
  return /^\d{4,}$/.test(digits) ? digits.replace(/\B(?=(\d{3})+$)/g, THIN) : text.trim();
};

/** An amount as the server writes it, so that it is read again as the same: `12.345` may be thousands. */
export const written = (amount: string): string =>
  spaced(amount.replace(/\.0+$/, "").replace(/^\d{1,3}\.\d{3}$/, "0$&"));

/** Those who are in it: a line without a stack is not yet one. */
export const seated = (sheet: Sheet): PlayerLine[] => sheet.players.filter((line) => plain(line.stack) !== "");
export const paid = (sheet: Sheet): PrizeLine[] => sheet.prizes.filter((line) => plain(line.amount) !== "");
export const isEmpty = (sheet: Sheet): boolean =>
  seated(sheet).length === 0 && paid(sheet).length === 0 && sheet.players.every((line) => line.name.trim() === "");

/** An empty line at the foot of each column, and no more than one. */
export function closed(sheet: Sheet): void {
  const bare = (line: PlayerLine | undefined): boolean => line !== undefined && line.name === "" && line.stack === "";
  while (bare(sheet.players.at(-1)) && bare(sheet.players.at(-2))) sheet.players.pop();
  if (!bare(sheet.players.at(-1))) sheet.players.push(playerLine());
  while (sheet.prizes.at(-1)?.amount === "" && sheet.prizes.at(-2)?.amount === "") sheet.prizes.pop();
  if (sheet.prizes.at(-1)?.amount !== "") sheet.prizes.push(prizeLine());
}

type Asked = Record<string, string>;

const queryOf = (asked: Asked): string =>
  Object.entries(asked)
    .filter(([, text]) => text !== "")
    .map(([key, text]) => `${key}=${encodeURIComponent(text)}`)
    .join("&");

/** One element a line. */
const listed = (texts: string[]): string => texts.join("\n");
/** The names, in the reader's language where there is none; nothing for those whom the server calls so by itself. */
function namesOf(players: PlayerLine[]): string {
  const unnamed = (n: number): string => (playerN(n) === `Player ${n}` ? "" : playerN(n));
  const names = players.map((line, n) => oneLine(line.name) || unnamed(n + 1));
  return names.every((name) => name === "") ? "" : listed(names);
}
/** One amount a player, where anybody has one: who has none has nothing. */
const amounts = (players: PlayerLine[], of: "bounty" | "typed" | "posted" | "ante"): string =>
  players.every((line) => plain(line[of]) === "") ? "" : listed(players.map((line) => plain(line[of]) || "0"));
const oneLine = (text: string): string => text.replace(/[\s;]+/g, " ").trim();

function table(sheet: Sheet): Asked | null {
  const players = seated(sheet);
  const prizes = paid(sheet);
  if (players.length === 0 || (prizes.length === 0 && plain(sheet.tickets) === "")) return null;
  return {
    stacks: listed(players.map((line) => plain(line.stack))),
    prizes: listed(prizes.map((line) => plain(line.amount))),
    names: namesOf(players),
    decimals: sheet.decimals,
    tickets: plain(sheet.tickets),
    ticket: plain(sheet.ticket),
  };
}

/** What the server is asked for all divisions; null as long as there is nothing to divide, or nobody. */
export function divisions(sheet: Sheet): string | null {
  const asked = table(sheet);
  if (asked === null) return null;
  const players = seated(sheet);
  return queryOf({
    ...asked,
    leave: plain(sheet.leave),
    guarantee: plain(sheet.guarantee),
    bounties: sheet.bounties ? amounts(players, "bounty") : "",
    typed: sheet.byHand ? amounts(players, "typed") : "",
    unit: plain(sheet.unit),
  });
}

/** What the server is asked for bubble factors; a table of one has none. */
export function bubble(sheet: Sheet): string | null {
  const asked = table(sheet);
  return asked === null || seated(sheet).length < 2 ? null : queryOf(asked);
}

/** What the server is asked for a decision; null where the two who are in it are none. */
export function decision(sheet: Sheet): string | null {
  const asked = table(sheet);
  const players = seated(sheet);
  const [shover, caller] = [Number(sheet.shover), Number(sheet.caller)];
  if (asked === null || shover === caller || Math.max(shover, caller) > players.length || plain(sheet.equity) === "")
    return null;
  return queryOf({
    ...asked,
    posted: amounts(players, "posted"),
    antes: amounts(players, "ante"),
    shover: sheet.shover,
    caller: sheet.caller,
    equity: plain(sheet.equity),
  });
}

/** Legible where the rules of addresses allow it: `stacks=5000;3000`. */
const legible = (text: string): string =>
  encodeURIComponent(text).replaceAll("%3B", ";").replaceAll("%2C", ",").replaceAll("%20", "+").replaceAll("%3A", ":");

const KEYS = [
  "names",
  "stacks",
  "prizes",
  "tickets",
  "ticket",
  "leave",
  "guarantee",
  "bounties",
  "typed",
  "unit",
  "decimals",
  "currency",
  "posted",
  "antes",
  "shover",
  "caller",
  "equity",
  "show",
  "by",
  "event",
] as const;

/** What stands behind the question mark; of what stood there before, that which is not ours is kept. */
export function address(sheet: Sheet, before = ""): string {
  const players = sheet.players.filter((line) => line.name.trim() !== "" || plain(line.stack) !== "");
  const row = (of: (line: PlayerLine) => string): string =>
    players
      .map((line) => oneLine(of(line)))
      .join(";")
      .replace(/;+$/, "");
  const bare = emptySheet();
  const differs = (key: "shover" | "caller" | "equity" | "tab" | "method"): string =>
    sheet[key] === bare[key] ? "" : plain(sheet[key]);
  const ours: Record<(typeof KEYS)[number], string> = {
    names: row((line) => line.name),
    stacks: row((line) => plain(line.stack)),
    prizes: paid(sheet)
      .map((line) => oneLine(plain(line.amount)))
      .join(";"),
    tickets: plain(sheet.tickets),
    ticket: plain(sheet.ticket),
    leave: plain(sheet.leave),
    guarantee: plain(sheet.guarantee),
    bounties: sheet.bounties ? row((line) => plain(line.bounty)) || ";" : "",
    typed: sheet.byHand ? row((line) => plain(line.typed)) || ";" : "",
    unit: plain(sheet.unit),
    decimals: sheet.decimals,
    currency: sheet.currency.trim(),
    posted: row((line) => plain(line.posted)),
    antes: row((line) => plain(line.ante)),
    shover: differs("shover"),
    caller: differs("caller"),
    equity: differs("equity"),
    show: differs("tab"),
    by: differs("method"),
    event: sheet.event.trim(),
  };
  const others = [...new URLSearchParams(before)].filter(([key]) => !(KEYS as readonly string[]).includes(key));
  const all = [...KEYS.map((key) => [key, ours[key]] as const).filter(([, text]) => text !== ""), ...others];
  return all.length === 0 ? "" : `?${all.map(([key, text]) => `${legible(key)}=${legible(text)}`).join("&")}`;
}

const MOST_LINES = 1000;
const parted = (text: string | null): string[] =>
  text === null || text === "" ? [] : text.split(/[;\n\t]/).slice(0, MOST_LINES);

/** The sheet that an address holds; what cannot be understood is left out, never refused. */
export function fromAddress(search: string): Sheet {
  const asked = new URLSearchParams(search);
  const sheet = emptySheet();
  const text = (key: (typeof KEYS)[number]): string => (asked.get(key) ?? "").trim();
  const [names, stacks, bounties, typed, posted, antes] = (
    ["names", "stacks", "bounties", "typed", "posted", "antes"] as const
  ).map((key) => parted(asked.get(key)));
  const count = Math.max(names?.length ?? 0, stacks?.length ?? 0);
  sheet.players = Array.from({ length: count }, (_, n) =>
    playerLine({
      name: names?.[n]?.trim() ?? "",
      stack: spaced(stacks?.[n] ?? ""),
      bounty: spaced(bounties?.[n] ?? ""),
      typed: spaced(typed?.[n] ?? ""),
      posted: spaced(posted?.[n] ?? ""),
      ante: spaced(antes?.[n] ?? ""),
    }),
  );
  sheet.prizes = parted(asked.get("prizes"))
    .filter((amount) => amount.trim() !== "")
    .map((amount) => prizeLine(spaced(amount)));
  sheet.bounties = asked.get("bounties") !== null;
  sheet.byHand = asked.get("typed") !== null;
  for (const key of ["tickets", "ticket", "leave", "guarantee", "unit", "currency", "event"] as const)
    sheet[key] = text(key);
  for (const key of ["shover", "caller"] as const) if (/^[1-9]\d{0,2}$/.test(text(key))) sheet[key] = text(key);
  if (/^[0-3]$/.test(text("decimals"))) sheet.decimals = text("decimals") === "2" ? "" : text("decimals");
  if (text("equity") !== "") sheet.equity = text("equity");
  sheet.tab = TABS.find((tab) => tab === text("show")) ?? sheet.tab;
  sheet.method = METHODS.find((method) => method === text("by")) ?? sheet.method;
  closed(sheet);
  return sheet;
}
