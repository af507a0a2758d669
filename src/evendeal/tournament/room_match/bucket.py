"""A bucket: so much at once, and then one in so many seconds."""

from datetime import UTC, datetime, timedelta
from typing import NamedTuple

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MILLISECOND = timedelta(milliseconds=1)


class BucketSize(NamedTuple):
    """What a bucket holds when it is full, and after how many seconds another one drops in."""

    at_once: int
    seconds: int

    @property
    def whole(self) -> int:
        """After how many milliseconds an empty bucket is full."""
        return self.at_once * self.seconds * 1000


class Bucket(NamedTuple):
    """How much is left. A value: what is taken out leaves another one behind.

    Where the clock was set back nobody knows how long it is since then: the bucket is full.

    Attributes:
        full_at: when it is full again, in milliseconds since 1970.
        taken_at: when something was taken out of it last.
    """

    full_at: int = 0
    taken_at: int = 0

    def taken(self, at: datetime, size: BucketSize) -> "Bucket":
        """The bucket with one less, or none."""
        now = _milliseconds(at)
        full_at = self._full_at(now) + size.seconds * 1000
        return Bucket(min(full_at, now + size.whole), now)

    def milliseconds(self, at: datetime, size: BucketSize) -> int:
        """After how many milliseconds there is one in it; 0: there is."""
        now = _milliseconds(at)
        missing = self._full_at(now) + size.seconds * 1000 - (now + size.whole)
        return max(0, missing)

    def _full_at(self, now: int) -> int:
        return now if now < self.taken_at else max(self.full_at, now)


def _milliseconds(at: datetime) -> int:
    return (at - EPOCH) // MILLISECOND
