"""What stacks are worth after a hand in which one player may have gone out."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from evendeal.prizes.refusals import MOST_CHIPS
from evendeal.prizes.worth import Method, Model, Progress, Worth


@dataclass(frozen=True, slots=True)
class Aftermath:
    """The value of every player of a table, also of one who is out.

    Attributes:
        method, error: as in `Worth`, of the players who are still in.
        amounts: in the unit of the prizes, in the order of the stacks.
    """

    method: Method
    error: float
    amounts: tuple[float, ...]


def aftermath(
    model: Model,
    stacks: Sequence[int],
    prizes: tuple[int, ...],
    *,
    error: float,
    progress: Progress | None = None,
) -> Aftermath:
    """The value of stacks of which at most one is 0.

    Who has nothing left gets the prize of the last place, or nothing if it has none; the others
    play for the ranks above.

    Args:
        prizes: checked, from the first place down, no more than there are stacks.
        error: how far a value may be off, in parts of the pool.
    """
    left = [player for player, stack in enumerate(stacks) if stack]
    if len(left) == len(stacks):
        worth = _worth(model, stacks, prizes, error, progress)
        return Aftermath(worth.method, worth.error, tuple(worth.equity.tolist()))
    stay = [stacks[player] for player in left]
    worth = _worth(model, stay, prizes[: len(left)], error, progress)
    last = prizes[-1] if len(prizes) == len(stacks) else 0
    amounts = [float(last)] * len(stacks)
    for player, amount in zip(left, worth.equity.tolist(), strict=True):
        amounts[player] = amount
    return Aftermath(worth.method, worth.error, tuple(amounts))


def _worth(
    model: Model,
    stacks: Sequence[int],
    prizes: tuple[int, ...],
    error: float,
    progress: Progress | None,
) -> Worth:
    if model == "icm":
        from evendeal.prizes.independent import icm

        # Arrays are answered in microseconds where numba is loaded, and would load it elsewhere.
        if "numba" in sys.modules and sum(prizes) <= MOST_CHIPS:
            chips, paid = np.array(stacks, np.int64), np.array(prizes, np.int64)
            return icm(chips, paid, error=error, progress=progress)
        return icm(stacks, prizes, error=error, progress=progress)
    from evendeal.prizes.dependent import dcm

    return dcm(stacks, prizes, error=error, progress=progress)
