"""How the record of a game says no: lines that a table cannot add to its record."""

from evendeal.backgammon.lines import GameAccepted
from evendeal.backgammon.ruleset import Side
from evendeal.errors import Refused


class GameClosed(Refused):
    """A line for a game whose result counts already; only the director changes it."""

    def __init__(self, *, lines: int) -> None:
        super().__init__(
            f"this game was accepted or decided with {lines} lines; only the director reopens it"
        )
        self.lines = lines


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
        self.stated = _in_words(stated)
        self.made = _in_words(made)
        super().__init__(f"the result states {self.stated}; the game makes {self.made}")


class RollSeen(Refused):
    """Something before a roll that this room has already seen, and that did not stand before it
    then (R47).
    """

    def __init__(self, *, side: Side, number: int, action: str) -> None:
        super().__init__(
            f"no {action} now: {side.called}'s roll {number} has been seen in this room, and what "
            "stood before it stays; only the director can let it be recorded anew"
        )
        self.side = side
        self.number = number
        self.action = action


class RollStays(Refused):
    """Other dice for a roll that was drawn ahead, or that the other room has used (R47)."""

    def __init__(self, *, of: int, why: str) -> None:
        super().__init__(f"the dice of line {of} of this game stay as they are: {why}")
        self.of = of
        self.why = why


class DiceInstead(Refused):
    """A correction that puts a roll where something else stands."""

    def __init__(self, *, of: int) -> None:
        super().__init__(
            f"line {of} of this game says no dice, and is not corrected to a roll: take it back, "
            "and ask for the roll"
        )
        self.of = of


class CorrectionUnreasoned(Refused):
    """A correction of an accepted game without a reason."""

    def __init__(self, *, of: int) -> None:
        super().__init__(
            f"the table has accepted this game: the correction of line {of} needs a reason"
        )
        self.of = of


class RollIsAwaited(Refused):
    """A line after a roll that has been requested and whose dice are still to come."""

    def __init__(self) -> None:
        super().__init__("the roll has been requested; it comes first")


class RollStandsBetween(Refused):
    """A recorder's change of what stands before a roll that was revealed at this table.

    Else somebody could ask for the next roll, and then play the one before by it.
    """

    def __init__(self, *, of: int) -> None:
        super().__init__(
            f"line {of} stays: it is a roll that was revealed, or stands before one; "
            "call the director, who can correct it"
        )
        self.of = of


def _in_words(stated: GameAccepted) -> str:
    if stated.winner is None:
        return "a drawn game"
    return (
        f"{stated.winner.called} winning a {stated.level.name.lower()} game at cube {stated.cube}, "
        f"{stated.left} left"
    )
