"""How the record of a game says no: lines that a table cannot add to what it has said."""

from evendeal.backgammon.lines import GameAccepted
from evendeal.backgammon.ruleset import Side
from evendeal.errors import Refused


class RollIsAwaited(Refused):
    """A line after a roll that has been asked for and not told yet."""

    def __init__(self) -> None:
        super().__init__("the roll has been asked for; it comes first")


class RollSeen(Refused):
    """Something before a roll that this room has already seen, and that did not stand before it
    then (R47).
    """

    def __init__(self, *, side: Side, number: int, told: str) -> None:
        super().__init__(
            f"no {told} now: {side.called}'s roll {number} has been seen in this room, and what "
            "stood before it stays; only the director can let it be recorded anew"
        )
        self.side = side
        self.number = number
        self.told = told


class RollStandsBetween(Refused):
    """A recorder's change of what stands before a roll that was revealed at this table.

    Else somebody could ask for the next roll, and then play the one before by it.
    """

    def __init__(self, *, of: int) -> None:
        super().__init__(
            f"line {of} stays: it is a roll that was told, or stands before one; "
            "call the director, who can correct it"
        )
        self.of = of


class NoSuchGameLine(Refused):
    """A line to undo or correct that is not there, or counts no more."""

    def __init__(self, *, of: int) -> None:
        super().__init__(f"line {of} of this game is not an action that counts")
        self.of = of


class LaterLineFirst(Refused):
    """An undo of a line that others follow; the last one is taken back first."""

    def __init__(self, *, of: int, last: int) -> None:
        super().__init__(f"line {of} of this game is not the last one: line {last} is undone first")
        self.of = of
        self.last = last


class GameResultDiffers(Refused):
    """An accepted result that the game's lines do not make; the fields are both in words."""

    def __init__(self, *, stated: GameAccepted, made: GameAccepted) -> None:
        self.stated = _told(stated)
        self.made = _told(made)
        super().__init__(f"the result states {self.stated}; the game makes {self.made}")


class GameClosed(Refused):
    """A line for a game whose result counts already; only the director changes it."""

    def __init__(self, *, lines: int) -> None:
        super().__init__(
            f"this game was accepted or decided with {lines} lines; only the director reopens it"
        )
        self.lines = lines


def _told(said: GameAccepted) -> str:
    if said.winner is None:
        return "a drawn game"
    return (
        f"{said.winner.called} winning a {said.level.name.lower()} game at cube {said.cube}, "
        f"{said.left} left"
    )
