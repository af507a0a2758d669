"""What is paid when a tournament cannot be played to its end.

Source: the cancellation pages of several operators, which agree. What they return besides, such
as the fee, and the full refund before the first player is out, is no share of the pool.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from evendeal.prizes.money import apportion
from evendeal.prizes.table import Number, checked_prizes, checked_stacks


@dataclass(frozen=True, slots=True)
class CalledOff:
    """Who is paid what of a tournament that is called off.

    Attributes:
        in_money: whether everybody still in has already won a prize.
        each: what everybody gets alike, in the smallest unit of money.
        by_chips: what each gets besides for the chips, shape (players,).
        amounts: both together in whole units, shape (players,); they sum to the prizes.
    """

    in_money: bool
    each: Fraction
    by_chips: tuple[Fraction, ...]
    amounts: tuple[int, ...]


def called_off(stacks: Iterable[Number], prizes: Iterable[Number], *, unit: int = 1) -> CalledOff:
    """The pool among those still in: half of it equally and half by chips, before the money.

    Once there is a prize for everybody, each gets the next prize to be lost, and chips share
    the rest.

    Args:
        stacks: chips of the players still in, shape (players,).
        prizes: those not yet paid, first place first, in the smallest unit of money.
        unit: every amount is a multiple of it, but for a rest smaller than a unit.

    Raises:
        Refused: as `checked_stacks`, `checked_prizes` and `apportion`.
    """
    chips = checked_stacks(stacks)
    money = checked_prizes(prizes, players=len(chips))
    pool, total = sum(money), sum(chips)
    in_money = len(money) == len(chips) and money[-1] > 0
    each = Fraction(money[-1]) if in_money else Fraction(pool, 2 * len(chips))
    rest = pool - each * len(chips)
    by_chips = tuple(rest * stack / total for stack in chips)
    amounts = apportion([each + part for part in by_chips], pool, unit=unit, stacks=chips)
    return CalledOff(in_money, each, by_chips, amounts)
