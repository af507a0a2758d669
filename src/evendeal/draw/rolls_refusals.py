"""How a feed of rolls, and a file of them, says no."""

from evendeal.backgammon import Side
from evendeal.errors import Refused
from evendeal.ids import Room


class NotThrownYet(Refused):
    """A roll that no room has thrown, requested without dice."""

    def __init__(self, *, side: Side | None, number: int) -> None:
        what = "the opening roll" if side is None else f"{side.called}'s roll {number}"
        super().__init__(f"{what} has not been thrown yet: throw the dice and enter them")
        self.side = side
        self.number = number


class NotTheNextRoll(Refused):
    """A roll out of turn: not the one which the room needs next, nor one that it has had."""

    def __init__(
        self, *, room: Room, side: Side, number: int, due_side: Side | None, due_number: int
    ) -> None:
        due = "the opening roll" if due_side is None else f"{due_side.called}'s roll {due_number}"
        super().__init__(f"{room} room: {side.called}'s roll {number} is not next, {due} is")
        self.room = room
        self.side = side
        self.number = number
        self.due_side = due_side
        self.due_number = due_number


class GameEndedThere(Refused):
    """A new roll for a room in which the game is over."""

    def __init__(self, *, room: Room) -> None:
        super().__init__(f"{room} room: the game is over there, it needs no more rolls")
        self.room = room


class RollsRunOut(Refused):
    """A game that is longer than the roll set at hand; a longer one begins with the same rolls."""

    def __init__(self, *, side: Side, number: int) -> None:
        super().__init__(f"{side.called}'s roll {number}: the roll set at hand ends before it")
        self.side = side
        self.number = number


class RollTwice(Refused):
    """A roll that a file of rolls has twice."""

    def __init__(self, *, where: str, side: Side | None, number: int) -> None:
        super().__init__(f"{where}: {_rolls_of(side)} {number} is there twice")
        self.where = where
        self.side = side
        self.number = number


class RollLeftOut(Refused):
    """A roll that a file of rolls leaves out while it has a later one."""

    def __init__(self, *, where: str, side: Side | None, number: int) -> None:
        super().__init__(f"{where}: {_rolls_of(side)} {number} is missing before it")
        self.where = where
        self.side = side
        self.number = number


class NotPrintedRolls(Refused):
    """A line that does not belong on a printed roll set, or one that is missing."""

    def __init__(self, *, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


def _rolls_of(side: Side | None) -> str:
    return "roll" if side is None else f"{side.called}'s roll"
