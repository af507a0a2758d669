"""Stacks and prizes, checked once, so that nothing behind them asks again."""

from collections.abc import Iterable
from math import isfinite
from operator import index
from typing import SupportsIndex

from evendeal.prizes.money import grouped
from evendeal.prizes.refusals import (
    MOST_CHIPS,
    MorePrizesThanPlayers,
    NobodyToPay,
    NothingToShare,
    PrizeRefused,
    PrizesRise,
    StackRefused,
    TooManyChips,
)

Number = SupportsIndex | float
"""A whole number as people and arrays give it: 5000, 5000.0 or numpy's own."""


def checked_stacks(stacks: Iterable[Number]) -> tuple[int, ...]:
    """The chips of each player, shape (players,), all positive.

    Raises:
        NobodyToPay: there are none.
        StackRefused: one is no whole number, or not positive.
        TooManyChips: together they are 2**63 or more.
    """
    checked = []
    for player, stack in enumerate(stacks, start=1):
        chips = _whole(stack)
        if chips is None:
            raise StackRefused(player=player, stack=stack, why="chips are whole numbers")
        if chips <= 0:
            raise StackRefused(player=player, stack=chips, why="a player still in has chips")
        checked.append(chips)
    if not checked:
        raise NobodyToPay
    if sum(checked) > MOST_CHIPS:
        raise TooManyChips(chips=sum(checked))
    return tuple(checked)


def checked_prizes(
    prizes: Iterable[Number], *, players: int, decimals: int = 0, gaps: bool = False
) -> tuple[int, ...]:
    """The prizes in units of money, first place first, shape (prizes,), no more than players.

    Args:
        decimals: how many of an amount's digits are behind the point in sentences.
        gaps: a place may get nothing above one that is paid.

    Raises:
        NothingToShare: there are none, or all are 0.
        PrizeRefused: one is no whole number of units, or negative.
        PrizesRise: a place would get more than the place above.
        MorePrizesThanPlayers: there are more than players.
    """
    checked: list[int] = []
    above: int | None = None
    for place, prize in enumerate(prizes, start=1):
        amount = _whole(prize)
        if amount is None:
            raise PrizeRefused(place=place, prize=prize, why="prizes are whole numbers of units")
        if amount < 0:
            printed = grouped(amount, decimals)
            raise PrizeRefused(place=place, prize=printed, why="nobody pays for a place")
        if above is not None and amount > above:
            raise PrizesRise(place=place, prize=amount, above=above, decimals=decimals)
        if amount or not gaps:
            above = amount
        checked.append(amount)
    if not any(checked):
        raise NothingToShare
    if len(checked) > players:
        raise MorePrizesThanPlayers(prizes=len(checked), players=players)
    return tuple(checked)


def has_gaps(prizes: tuple[int, ...]) -> bool:
    """Whether a place gets nothing above one that is paid."""
    return 0 in prizes and any(prizes[prizes.index(0) :])


def _whole(number: Number) -> int | None:
    if isinstance(number, bool):
        return None
    if isinstance(number, float):
        return int(number) if isfinite(number) and number == int(number) else None
    try:
        return index(number)
    except TypeError:
        return None
