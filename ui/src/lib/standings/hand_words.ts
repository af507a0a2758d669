/** Hands of poker and what tables did with them, in the language of the reader. */

import { format } from "../numbers/format";
import type { OpenDeal } from "../protocol/api";
import { listed, partOf } from "../words/counts";
import { t, type Fields } from "../words/words.svelte";

type Made = OpenDeal["seats"][number]["made"];
type Street = OpenDeal["rows"][number]["play"][number];
type Act = Street["acts"][number];
type Fact = OpenDeal["facts"][number];

/** The ranks of a hand in the forms that its name is said with. */
function ranksOf([first, second]: readonly string[]): Fields {
  const one =
    first === undefined ? {} : { one: t(`rank-${first}`), many: t(`rank-${first}.many`), of: t(`rank-${first}.of`) };
  return second === undefined ? one : { ...one, other: t(`rank-${second}`), others: t(`rank-${second}.many`) };
}

/** What a seat made of its cards: "two pair, aces and fives". */
export const handName = ({ name, ranks }: Made): string => t(`made-${name}`, ranksOf(ranks));
/** The same behind "with". */
const withHand = ({ name, ranks }: Made): string => t(`made-${name}.with`, ranksOf(ranks));

const POTS = ["main", "side", "both", "all"];
const potName = (pot: string): string => (POTS.includes(pot) ? t(`play-pot-${pot}`) : t("play-pot-number", { n: pot }));

/** One act of a hand; what decided it and the chips of a bet stand in `<b>`. */
export function actText(act: Act): string {
  const limited = act.do === "call_for" ? `-${act.limit}` : "";
  const named = act.do === "wins" && act.pots.length > 0 ? "-pots" : "";
  const text = t(`play-${act.do}${limited}${named}`, {
    n: act.seats.length,
    seats: listed(act.seats.map(String)),
    chips: act.chips === null ? "" : format(act.chips),
    pots: act.pots.length > 0 ? listed(act.pots.map(potName)) : t("play-pot"),
    hand: act.hand === null ? "" : withHand(act.hand),
  });
  return act.limit === null || limited ? text : t(`play-limit-${act.limit}`, { act: text });
}

/** What a table did on a street, in `<b>` what decided it. */
export const streetText = ({ street, acts }: Street): string =>
  acts.map(actText).join(street === "showdown" ? "; " : ", ");

/** A fact about a deal: a figure and its caption. */
export function factText(fact: Fact): { figure: string; caption: string } {
  const { name, part, whole } = fact;
  const fields = {
    n: name === "pot_at" ? fact.tables.length : part,
    seat: fact.seat,
    other: fact.other,
    tables: listed(fact.tables.map(String)),
  };
  const caption = t(`fact-${name}`, fields);
  if (name === "no_difference" || name === "odd_table" || name === "no_showdown")
    return { figure: t(`fact-${name}.figure`, fields), caption };
  const counts = /^(reraised|showdown)/.test(name) && part !== null && whole !== null;
  return { figure: counts ? partOf(part, whole) : fact.figure, caption };
}
