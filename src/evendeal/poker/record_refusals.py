"""How the record of a hand says no: lines that a table cannot add to its record."""

from evendeal.errors import Refused, Unfit
from evendeal.poker.setup import Chips


class SealFirst(Refused):
    """A line of a hand whose deck has not been opened."""

    def __init__(self) -> None:
        super().__init__("scan or type the label of the deck first, then break the seal")


class SealIsBroken(Refused):
    """The seal of a deck broken twice."""

    def __init__(self, *, label: str) -> None:
        super().__init__(f"the seal of deck {label} has been broken already")
        self.label = label


class DealtAlready(Refused):
    """A street that lies on the table."""

    def __init__(self, *, street: str) -> None:
        super().__init__(f"the {street} has been dealt already")
        self.street = street


class HoleCardsNotTaken(Unfit):
    """Hole cards in a recorder's line: the console never holds any, so it takes none (R37)."""

    def __init__(self, *, seat: int) -> None:
        super().__init__(f"the cards of seat {seat} are not typed; say that the hand was shown")
        self.seat = seat


class NoSuchLine(Refused):
    """A line to undo or correct that is not there, or counts no more."""

    def __init__(self, *, of: int) -> None:
        super().__init__(f"line {of} of this hand is not an action that counts")
        self.of = of


class UndoNeedsRuling(Refused):
    """A line taken back across a street that has been dealt: the director rules on it (R38)."""

    def __init__(self, *, of: int, street: str | None) -> None:
        since = "the seal was broken" if street is None else f"the {street} was dealt"
        super().__init__(f"{since} after that; call the director, who can correct line {of}")
        self.of = of
        self.street = street


class ResultDiffers(Refused):
    """An accepted result that the hand's lines do not make."""

    def __init__(self, *, stated: tuple[Chips, ...], made: tuple[Chips, ...]) -> None:
        super().__init__(f"the result states {_signed(stated)}, the hand makes {_signed(made)}")
        self.stated = stated
        self.made = made


class HandClosed(Refused):
    """A line for a hand whose result has been accepted; only a correction can follow."""

    def __init__(self, *, lines: int) -> None:
        super().__init__(f"this hand was accepted with {lines} lines; only the director corrects")
        self.lines = lines


class HandFrozen(Refused):
    """A line for a hand that waits for the director."""

    def __init__(self, *, stage: str) -> None:
        super().__init__(f"this hand is {stage}; it goes on when the director has ruled")
        self.stage = stage


def _signed(chips: tuple[Chips, ...]) -> str:
    return " ".join(f"{each:+}" if isinstance(each, int) else str(each) for each in chips)
