"""What each player is paid when a tournament is called off, as the page of prizes draws it."""

from dataclasses import dataclass

from evendeal.prizes.chop_called_off import CalledOff, called_off
from evendeal.prizes.question import PrizeTable
from evendeal.prizes.terms import Terms
from evendeal.views.prizes.figures import (
    Amount,
    Figure,
    figure,
    money,
)


@dataclass(frozen=True, slots=True)
class CalledOffTold:
    """What is paid if nobody plays on; lists by player.

    `each` is what everybody gets alike and `by_chips` what each gets besides, not rounded, in all
    `chips_share`; `amounts` are both in whole units and sum to the pool. `tickets` says that there
    are some, which count as what they are worth. Of an agreement's terms only the unit
    counts: nobody has agreed on anything.
    """

    in_money: bool
    each: Figure
    by_chips: tuple[Figure, ...]
    chips_share: Figure
    amounts: tuple[Amount, ...]
    tickets: bool
    sentence: str


def called_off_view(table: PrizeTable, terms: Terms) -> CalledOffTold:
    """The rule, and what it pays each of them."""
    paid = called_off(table.stacks, table.prizes, unit=terms.unit)
    each = figure(float(paid.each), table.decimals)
    by_chips = figure(float(sum(paid.by_chips)), table.decimals)
    sentence = called_off_sentence(paid, each.text, by_chips.text)
    if table.tickets:
        sentence += " A ticket counts as what it is worth."
    return CalledOffTold(
        in_money=paid.in_money,
        each=each,
        by_chips=tuple(figure(float(part), table.decimals) for part in paid.by_chips),
        chips_share=by_chips,
        amounts=tuple(money(amount, table.decimals) for amount in paid.amounts),
        tickets=table.tickets is not None,
        sentence=sentence,
    )


def called_off_sentence(paid: CalledOff, each: str, by_chips: str) -> str:
    """By which rule they are paid.

    Args:
        each: what everybody gets alike, in words.
        by_chips: what is shared by chips, all of it, in words.
    """
    if paid.in_money:
        return (
            f"Everybody has won a prize: each gets the next one to be lost, {each}, "
            f"and chips share the other {by_chips}."
        )
    return "Not everybody has won a prize yet: half of what is left is shared alike, half by chips."
