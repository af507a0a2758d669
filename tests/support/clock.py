"""A clock for tests."""

from datetime import UTC, datetime, timedelta

START = datetime(2027, 5, 1, 18, tzinfo=UTC)


class Moved:
    """A clock that goes on only when a test moves it."""

    def __init__(self, at: datetime = START) -> None:
        self.at = at

    def now(self) -> datetime:
        return self.at

    def move(self, **by: float) -> None:
        """Go on by so many `seconds`, `minutes`, ..."""
        self.at += timedelta(**by)
