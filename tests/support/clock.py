"""A clock for tests."""

from datetime import UTC, datetime, timedelta


class Moved:
    """A clock that a test moves on."""

    def __init__(self) -> None:
        self.at = datetime(2027, 5, 1, 18, tzinfo=UTC)

    def now(self) -> datetime:
        return self.at

    def move(self, **by: float) -> None:
        self.at += timedelta(**by)
