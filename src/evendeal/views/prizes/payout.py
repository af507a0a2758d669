"""The prizes of a tournament: what entries bring and which place is paid what."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from evendeal.prizes.payout_refusals import percent
from evendeal.prizes.payout_tables import Remark
from evendeal.prizes.payout_ties import out_together
from evendeal.prizes.payouts import TABLES, Payout, payout
from evendeal.prizes.question import PayoutQuestion
from evendeal.prizes.typed_refusals import reading
from evendeal.views.prizes.figures import Amount, money
from evendeal.views.words import in_a_row

FEW = 4
"""Players out together whose amounts a sentence names one by one."""


@dataclass(frozen=True, slots=True)
class PayoutPlace:
    """What a place is paid, and its part of the pool as the table has it."""

    place: int
    percent_text: str
    amount: Amount


@dataclass(frozen=True, slots=True)
class TiedPlaces:
    """Players who are out together: which ranks they fill, and what each of them is paid.

    `amounts` are in the order in which the players are named; odd units go to the first.
    """

    place: int
    last: int
    amounts: tuple[Amount, ...]
    sentence: str


@dataclass(frozen=True, slots=True)
class PayoutNote:
    """What a director should know of these prizes; `key` and `fields` say the same as `text`."""

    text: str
    key: str
    fields: Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class PayoutSheet:
    """The prizes of a tournament by place, first first; they sum to the pool.

    `collected` is what entries, rebuys and add-ons bring, `overlay` what a guarantee adds to it;
    `fees` and `bounties` are taken beside the pool. `entries` counts re-entries too. `table` is
    the table of percents that applies, `tables` are the names to choose from. `prizes_text`
    is a list to be put where prizes are typed. `tied` is null where nobody is out together.
    """

    entries: int
    pool: Amount
    collected: Amount
    overlay: Amount
    fees: Amount
    bounties: Amount
    table: str
    tables: tuple[str, ...]
    places: tuple[PayoutPlace, ...]
    prizes_text: str
    tied: TiedPlaces | None
    notes: tuple[PayoutNote, ...]


def payout_sheet(question: PayoutQuestion) -> PayoutSheet:
    """The prizes of a tournament.

    Raises:
        PrizeInputRefused: no table of percents fits, or a value cannot be used.
    """
    with reading("csv" if question.csv else "table"):
        paid = payout(
            question.entries,
            buyin=question.buyin,
            fee=question.fee,
            bounty=question.bounty,
            guarantee=question.guarantee,
            re_entries=question.re_entries,
            rebuys=question.rebuys,
            rebuy=question.rebuy,
            addons=question.addons,
            addon=question.addon,
            table=question.table or None,
            csv=question.csv or None,
            unit=question.unit,
            decimals=question.decimals,
        )
    amounts = [money(amount, question.decimals) for amount in paid.prizes]
    tied = None if question.tied is None else _tied(paid, *question.tied, question.decimals)
    return PayoutSheet(
        entries=paid.entries,
        pool=money(paid.pool, question.decimals),
        collected=money(paid.collected, question.decimals),
        overlay=money(paid.added, question.decimals),
        fees=money(paid.fees, question.decimals),
        bounties=money(paid.bounties, question.decimals),
        table=paid.table,
        tables=TABLES,
        places=tuple(
            PayoutPlace(place, f"{percent(part)} %", amount)
            for place, (part, amount) in enumerate(
                zip(paid.percents, amounts, strict=True), start=1
            )
        ),
        prizes_text="\n".join(_typed(amount.text) for amount in amounts),
        tied=tied,
        notes=tuple(_note(each, question.decimals) for each in paid.report),
    )


def _note(remark: Remark, decimals: int) -> PayoutNote:
    fields = dict(remark.fields)
    if remark.key == "below-buy-in":
        fields = {name: money(int(amount), decimals).text for name, amount in fields.items()}
    return PayoutNote(remark.sentence, remark.key, fields)


def _tied(paid: Payout, place: int, players: int, decimals: int) -> TiedPlaces:
    with reading("tied_players"):
        out = out_together(paid, place=place, players=players)
    last = place + players - 1
    amounts = tuple(money(amount, decimals) for amount in out.amounts)
    counts = Counter(amount.text for amount in amounts)
    if len(counts) == 1:
        each = f"{amounts[0].text} to each"
    elif players <= FEW:
        each = in_a_row([amount.text for amount in amounts])
    else:
        each = in_a_row([f"{text} to {count}" for text, count in counts.items()])
    sentence = f"{players} players share places {place} to {last}: {each}."
    return TiedPlaces(place, last, amounts, sentence)


def _typed(text: str) -> str:
    """An amount as it can be typed: 1.500 would be read as thousands too, 01.500 is not."""
    whole, _, part = text.partition(".")
    return f"0{text}" if len(part) == 3 and whole.isdigit() and whole[0] != "0" else text
