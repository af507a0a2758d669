"""How the fold of a log says no."""

from evendeal.errors import Refused
from evendeal.poker import Chips


class OutOfPlace(Refused):
    """A line of the log that does not belong where it stands."""

    def __init__(self, *, position: int, why: str) -> None:
        super().__init__(f"line {position} of the log: {why}")
        self.position = position
        self.why = why


class OtherRollsOpened(OutOfPlace):
    """A roll set opened in the log that is not what the rooms have played with."""

    def __init__(self, *, position: int, roll_set: int) -> None:
        why = f"roll set {roll_set} is not what the rooms have played with"
        super().__init__(position=position, why=why)
        self.position = position
        self.roll_set = roll_set


class OtherFinalists(OutOfPlace):
    """A final begun in the log by others than the matches before it and the lots have chosen."""


class NoSuchLine(Refused):
    """A line to undo or correct that is not there, or counts no more."""

    def __init__(self, *, of: int) -> None:
        super().__init__(f"line {of} of this hand is not an action that counts")
        self.of = of


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


def _signed(chips: tuple[Chips, ...]) -> str:
    return " ".join(f"{each:+}" if isinstance(each, int) else str(each) for each in chips)
