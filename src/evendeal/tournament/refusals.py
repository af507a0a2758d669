"""How the fold of a log says no."""

from evendeal.errors import Refused


class OutOfPlace(Refused):
    """A line of the log that does not belong where it stands."""

    def __init__(self, *, position: int, why: str) -> None:
        super().__init__(f"line {position} of the log: {why}")
        self.position = position
        self.why = why
