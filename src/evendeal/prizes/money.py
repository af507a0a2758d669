"""Shares of money in whole units that sum to what there is."""

from collections.abc import Sequence
from fractions import Fraction
from math import lcm

from evendeal.errors import Refused

Share = Fraction | float
"""A weight: of an exact method a fraction, of a model a float."""

GRAINS = 10**6
"""Remainders of floats are taken to so many parts of a unit: noise must not decide a tie."""


class UnitRefused(Refused):
    """A unit of money that is none."""

    def __init__(self, *, unit: int) -> None:
        super().__init__(f"amounts cannot be multiples of {unit}: the unit is above 0")
        self.unit = unit


class SharesRefused(Refused):
    """Shares by which nothing can be divided."""

    def __init__(self, *, why: str) -> None:
        super().__init__(f"nothing can be shared like this: {why}")
        self.why = why


def apportion(
    shares: Sequence[Share], total: int, *, unit: int = 1, stacks: Sequence[int]
) -> tuple[int, ...]:
    """The total in whole units in proportion to the shares, by the largest remainder.

    Of equal remainders the larger stack's comes first, then that of the lower seat. What is
    smaller than one unit of the total goes to the larger stack, then the lower seat.

    Args:
        shares: weights of any scale, none negative, shape (players,); floats are taken as the
            fractions that they are, and their remainders to a millionth of a unit.
        total: what there is to share, 0 or more.
        unit: every amount but one is a multiple of it.
        stacks: chips of each player, shape (players,).

    Returns:
        Amounts that sum to the total exactly, shape (players,).

    Raises:
        UnitRefused: the unit is not positive.
        SharesRefused: the total or a share is negative or not finite, there is not one share for
            each stack, or none of them is above 0.
    """
    if unit < 1:
        raise UnitRefused(unit=unit)
    weights = _weights(shares, total, len(stacks))
    units, odd = divmod(total, unit)
    whole = sum(weights)
    quotas, divisor = [weight * units for weight in weights], whole
    if any(isinstance(share, float) for share in shares):
        divisor = max(GRAINS, 2 * len(quotas))  # so that rounding adds no unit to the sum
        quotas = [(2 * quota * divisor + whole) // (2 * whole) for quota in quotas]
    counts = [quota // divisor for quota in quotas]
    by_size = sorted(range(len(stacks)), key=lambda i: (-stacks[i], i))
    by_remainder = sorted(by_size, key=lambda i: -(quotas[i] % divisor))
    for player in by_remainder[: units - sum(counts)]:
        counts[player] += 1
    amounts = [count * unit for count in counts]
    amounts[by_size[0]] += odd
    return tuple(amounts)


def grouped(amount: int, decimals: int = 0) -> str:
    """An amount of the smallest units as a sentence shows it: 123450 with 2 is "1,234.50"."""
    if not decimals:
        return f"{amount:,}"
    whole, part = divmod(abs(amount), 10**decimals)
    return f"{'-' if amount < 0 else ''}{whole:,}.{part:0{decimals}}"


def _weights(shares: Sequence[Share], total: int, players: int) -> list[int]:
    """The shares as whole numbers in the same proportion, exactly."""
    if total < 0:
        raise SharesRefused(why=f"there are {total} units of money")
    if len(shares) != players or not players:
        raise SharesRefused(why=f"there are {len(shares)} shares for {players} players")
    try:
        ratios = [share.as_integer_ratio() for share in shares]
    except (ValueError, OverflowError):
        raise SharesRefused(why="a share is no number") from None
    scale = lcm(*(denominator for _, denominator in ratios))
    weights = [numerator * (scale // denominator) for numerator, denominator in ratios]
    if min(weights) < 0:
        raise SharesRefused(why="a share is below 0")
    if not any(weights):
        raise SharesRefused(why="no share is above 0")
    return weights
