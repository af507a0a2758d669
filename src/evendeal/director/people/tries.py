"""Attempts at a door, counted so that nobody can go on guessing."""

from collections import deque
from collections.abc import Iterable
from datetime import datetime, timedelta
from ipaddress import IPv6Address, ip_address
from threading import Lock

from evendeal.director.ports import Clock
from evendeal.views.people import TooManyTries

WINDOW = timedelta(minutes=5)
PER_NAME = 10
"""Failures by one name within the window, after which it waits."""
PER_ADDRESS = 40
"""The same by one address; a hall full of players often has one address."""
MOST_KEYS = 10_000

Key = tuple[str, str]


class Tries:
    """Failed attempts within a sliding window, by name and by address, in memory.

    An attempt counts from its start and is forgiven if it succeeds: several at once gain
    nothing.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._lock = Lock()
        self._at: dict[Key, deque[datetime]] = {}

    def begin(self, keys: Iterable[Key]) -> None:
        """Count an attempt under each of the keys.

        Raises:
            TooManyTries: one of them has had enough; then it was counted under none.
        """
        asked = tuple(keys)
        now = self._clock.now()
        with self._lock:
            if len(self._at) > MOST_KEYS:
                self._tidy(now)
            wait = max((self._wait(key, now) for key in asked), default=0.0)
            if wait > 0:
                raise TooManyTries(seconds=int(wait) + 1)
            for key in asked:
                self._at.setdefault(key, deque()).append(now)

    def forgive(self, keys: Iterable[Key]) -> None:
        """An attempt that succeeded: it is not counted any more."""
        with self._lock:
            for key in keys:
                times = self._at.get(key)
                if times:
                    times.pop()
                if not times:
                    self._at.pop(key, None)

    def _wait(self, key: Key, now: datetime) -> float:
        times = self._at.get(key)
        if times is None:
            return 0.0
        while times and times[0] <= now - WINDOW:
            times.popleft()
        most = PER_NAME if key[0] == "name" else PER_ADDRESS
        return (times[0] + WINDOW - now).total_seconds() if len(times) >= most else 0.0

    def _tidy(self, now: datetime) -> None:
        for key in [key for key, times in self._at.items() if times[-1] <= now - WINDOW]:
            del self._at[key]


def by_name(name_key: str) -> Key:
    """The key of a name."""
    return ("name", name_key)


def by_address(address: str) -> Key:
    """The key of an address; of IPv6 the network, since a line has many addresses."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return ("address", address)
    if isinstance(found, IPv6Address):
        mapped = found.ipv4_mapped
        return ("address", str(mapped or found.exploded[:19]))
    return ("address", str(found))
