"""What stacks are worth after a hand in which one player may have gone out."""

from collections.abc import Sequence
from dataclasses import dataclass

from evendeal.prizes.worth import Method, Model, Worth


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
    model: Model, stacks: Sequence[int], prizes: tuple[int, ...], *, error: float
) -> Aftermath:
    """The value of stacks of which at most one is 0.

    Who has nothing left gets the prize of the last place, or nothing if it has none; the others
    play for the places above.

    Args:
        prizes: checked, from the first place down, no more than there are stacks.
        error: how far a value may be off, in parts of the pool.
    """
    left = [player for player, stack in enumerate(stacks) if stack]
    if len(left) == len(stacks):
        worth = _worth(model, stacks, prizes, error)
        return Aftermath(worth.method, worth.error, tuple(worth.equity.tolist()))
    worth = _worth(model, [stacks[player] for player in left], prizes[: len(left)], error)
    last = prizes[-1] if len(prizes) == len(stacks) else 0
    amounts = [float(last)] * len(stacks)
    for player, amount in zip(left, worth.equity.tolist(), strict=True):
        amounts[player] = amount
    return Aftermath(worth.method, worth.error, tuple(amounts))


def _worth(model: Model, stacks: Sequence[int], prizes: tuple[int, ...], error: float) -> Worth:
    if model == "icm":
        from evendeal.prizes.independent import icm

        return icm(stacks, prizes, error=error)
    from evendeal.prizes.dependent import dcm

    return dcm(stacks, prizes, error=error)
