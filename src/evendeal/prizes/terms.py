"""What is agreed beside the method of a chop, and how that is refused."""

from collections.abc import Iterable
from dataclasses import dataclass
from operator import index
from typing import Literal, SupportsIndex

from evendeal.errors import Refused
from evendeal.prizes.amount_in_words import in_words
from evendeal.prizes.money import UnitRefused, grouped
from evendeal.prizes.refusals import counted, there_are

NO_TERM = {"whole": "amounts are whole units", "negative": "an amount is 0 or more"}
"""Why a term is no amount, in words, by the reason that the catalogue knows."""


class TermRefused(Refused):
    """A term of an agreement that is no amount; `reason` is one of `NO_TERM`, `why` says it."""

    def __init__(self, *, term: str, value: object, reason: str) -> None:
        why = NO_TERM[reason]
        super().__init__(f"{term} is {in_words(value)}: {why}")
        self.term = term
        self.value = value
        self.reason = reason
        self.why = why


class LeftForFirstTooMuch(Refused):
    """So much left for the first place that the first prize would fall below the second."""

    def __init__(self, *, left: int, first: int, second: int, decimals: int = 0) -> None:
        super().__init__(
            f"at most {grouped(first - second, decimals)} can be left for the first place, not "
            f"{grouped(left, decimals)}: its prize of {grouped(first, decimals)} would fall below "
            f"the second, {grouped(second, decimals)}"
        )
        self.left = left
        self.first = first
        self.second = second
        self.decimals = decimals


class GuaranteeTooMuch(Refused):
    """More for everybody than there is to share."""

    def __init__(self, *, guarantee: int, players: int, pool: int, decimals: int = 0) -> None:
        super().__init__(
            f"{grouped(guarantee, decimals)} for each of {players:,} players is "
            f"{grouped(guarantee * players, decimals)}, more than the {grouped(pool, decimals)} "
            "that there is to share"
        )
        self.guarantee = guarantee
        self.players = players
        self.pool = pool
        self.decimals = decimals


class BountiesRefused(Refused):
    """Bounties that are not one amount a player."""

    def __init__(self, *, bounties: int, players: int) -> None:
        super().__init__(
            f"{there_are(bounties, 'bounty', 'bounties')} for {counted(players, 'player')}; "
            "name the one on each player's head, 0 for none"
        )
        self.bounties = bounties
        self.players = players


NO_AMOUNT = {
    "whole": "amounts are whole units",
    "negative": "nobody pays for an agreement",
    "least": "everybody is to get at least {least}",
}
"""Why nobody can be paid an amount, in words, by the reason that the catalogue knows."""


class TypedRefused(Refused):
    """An amount that nobody can be paid.

    `reason` is one of `NO_AMOUNT`, `why` says it; `least` is what everybody is to get, as printed.
    """

    def __init__(self, *, player: int, amount: object, reason: str, least: str = "") -> None:
        why = NO_AMOUNT[reason].format(least=least)
        super().__init__(f"the amount of player {player} is {in_words(amount)}: {why}")
        self.player = player
        self.amount = amount
        self.reason = reason
        self.least = least
        self.why = why


class TypedAmountsMissing(Refused):
    """Not one typed amount for each player."""

    def __init__(self, *, amounts: int, players: int) -> None:
        super().__init__(
            f"{there_are(amounts, 'amount')} for {counted(players, 'player')}; name one for each"
        )
        self.amounts = amounts
        self.players = players


class TypedDoesNotSum(Refused):
    """Typed amounts that are more or less than there is to share.

    `off` is positive if they are too much.
    """

    def __init__(self, *, total: int, pool: int, off: int, decimals: int = 0) -> None:
        how = "too much" if off > 0 else "too little"
        super().__init__(
            f"the amounts come to {grouped(total, decimals)}, {grouped(abs(off), decimals)} {how}: "
            f"there is {grouped(pool, decimals)} to share"
        )
        self.total = total
        self.pool = pool
        self.off = off
        self.decimals = decimals


@dataclass(frozen=True, slots=True)
class Terms:
    """What is agreed beside the method (R30), all amounts in the smallest unit of money.

    Attributes:
        left_for_first: taken out of the first prize, and played for.
        guarantee: what everybody gets first, at least the next prize to be lost; "next" is that
            prize, and None says nothing about it, which comes to the same.
        bounties: what is on each player's head, shape (players,), which he keeps; empty if
            there are none.
        unit: every amount is a multiple of it, but for a rest smaller than a unit.
        decimals: how many of an amount's digits are behind the point in sentences.

    Raises:
        TermRefused: an amount is negative or no whole number.
        UnitRefused: the unit is not positive.
    """

    left_for_first: int = 0
    guarantee: int | Literal["next"] | None = None
    bounties: tuple[int, ...] = ()
    unit: int = 1
    decimals: int = 0

    def __post_init__(self) -> None:
        _amount("what is left for first", self.left_for_first)
        if self.guarantee is not None and self.guarantee != "next":
            _amount("the guarantee", self.guarantee)
        for player, bounty in enumerate(self.bounties, start=1):
            _amount(f"the bounty of player {player}", bounty)
        if self.unit < 1:
            raise UnitRefused(unit=self.unit)

    def checked_bounties(self, players: int) -> tuple[int, ...]:
        """One bounty for each player.

        Raises:
            BountiesRefused: there are some, but not one for each.
        """
        if self.bounties and len(self.bounties) != players:
            raise BountiesRefused(bounties=len(self.bounties), players=players)
        return self.bounties or (0,) * players


def checked_typed(
    typed: Iterable[SupportsIndex] | None, players: int, pool: int, least: int, terms: Terms
) -> tuple[int, ...]:
    """Amounts agreed by hand, shape (players,), which sum to the pool.

    Raises:
        TypedAmountsMissing: there is not one for each player.
        TypedRefused: one is no whole number of units, negative, or below an agreed guarantee.
        TypedDoesNotSum: together they are more or less than the pool.
    """
    given = () if typed is None else tuple(typed)
    if len(given) != players:
        raise TypedAmountsMissing(amounts=len(given), players=players)
    amounts = []
    for player, amount in enumerate(given, start=1):
        try:
            units = index(amount)
        except TypeError:
            raise TypedRefused(player=player, amount=amount, reason="whole") from None
        printed = grouped(units, terms.decimals)
        if units < 0:
            raise TypedRefused(player=player, amount=printed, reason="negative")
        if terms.guarantee is not None and units < least:
            due = grouped(least, terms.decimals)
            raise TypedRefused(player=player, amount=printed, reason="least", least=due)
        amounts.append(units)
    if sum(amounts) != pool:
        total = sum(amounts)
        raise TypedDoesNotSum(total=total, pool=pool, off=total - pool, decimals=terms.decimals)
    return tuple(amounts)


def _amount(term: str, value: object) -> None:
    if isinstance(value, bool) or not isinstance(value, int):
        raise TermRefused(term=term, value=value, reason="whole")
    if value < 0:
        raise TermRefused(term=term, value=value, reason="negative")


NO_TERMS = Terms()
"""Nothing is agreed beside the method."""
