"""How the fold of a log says no."""

from evendeal.errors import Refused


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
