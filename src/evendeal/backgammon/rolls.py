"""A roll of two dice in its one spelling, and the refusals of one that is another."""

from typing import Protocol

from evendeal.backgammon.actions import Dice
from evendeal.backgammon.ruleset import Side
from evendeal.errors import Refused


class NotARoll(Refused):
    """Two numbers, or a text, that no two dice show."""

    def __init__(self, *, where: str, found: str) -> None:
        super().__init__(f"{where}: {found!r} is no roll; two dice from 1 to 6, such as 61")
        self.where = where
        self.found = found


class RollDiffers(Refused):
    """A roll that is not the one which the set has in this place."""

    def __init__(self, *, where: str, side: Side, number: int, found: Dice, due: Dice) -> None:
        super().__init__(
            f"{where}: {side.called}'s roll {number} is {roll_text(found)}, "
            f"the set has {roll_text(due)}"
        )
        self.where = where
        self.side = side
        self.number = number
        self.found = found
        self.due = due


class OpeningDiffers(Refused):
    """An opening roll that is not the one which the set has; White's die stands first."""

    def __init__(self, *, where: str, found: Dice, due: Dice) -> None:
        super().__init__(
            f"{where}: the opening roll is {found[0]}:{found[1]}, the set has {due[0]}:{due[1]}"
        )
        self.where = where
        self.found = found
        self.due = due


class RollSource(Protocol):
    """Where the dice of a table come from that are not thrown there alone.

    Dice that are given are held against those of the source; None asks for them. Either is
    refused where the source has others, or none to give.
    """

    def opening(self, dice: Dice | None) -> Dice:
        """The opening roll, White's die and Black's."""

    def roll(self, side: Side, number: int, dice: Dice | None) -> Dice:
        """A side's roll, counted from 1."""


ROLL_TEXTS = {(high, low): f"{high}{low}" for high in range(1, 7) for low in range(1, high + 1)}
"""The 21 rolls in their one spelling, the higher die first, as they are written."""


def roll_text(dice: Dice) -> str:
    """`61`; the higher die first."""
    return ROLL_TEXTS[high_first(dice)]


def high_first(dice: Dice, where: str = "a roll") -> Dice:
    """The roll in its one spelling.

    Raises:
        NotARoll: a die is not from 1 to 6.
    """
    ordered = dice if dice[0] >= dice[1] else (dice[1], dice[0])
    if ordered not in ROLL_TEXTS:
        raise NotARoll(where=where, found="".join(map(str, dice)))
    return ordered
