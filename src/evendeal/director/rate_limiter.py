"""Counters that keep one visitor from having what is there for all: attempts, streams, and such."""

from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime, timedelta
from ipaddress import IPv6Address, ip_address
from threading import Lock
from typing import NamedTuple, TypeAlias

MOST_KEYS = 10_000
"""Keys of one kind that are remembered; whoever was counted longest ago is forgotten first."""

Key: TypeAlias = tuple[str, str]
"""A kind, such as `address`, and which one of it."""


class Limit(NamedTuple):
    """How often within a window; without one each counts until it is given back."""

    most: int
    window: timedelta | None = None


class Excess(NamedTuple):
    """Which kind has had enough, and the seconds after which it has not; 0: nobody knows."""

    kind: str
    seconds: int


class RateLimiter:
    """Counts by address, by name, by person: whatever kinds it is given limits for.

    In memory, and never more of it than its limits say, however many keys there are. Several
    threads may ask at once.

    Args:
        now: the clock.
        limits: by kind of key.
        most_keys: of one kind that has a window. The others are as many as are not given back.
    """

    def __init__(
        self,
        now: Callable[[], datetime],
        limits: Mapping[str, Limit],
        *,
        most_keys: int = MOST_KEYS,
    ) -> None:
        self._now = now
        self._limits = dict(limits)
        self._most_keys = most_keys
        self._lock = Lock()
        # By kind, whoever was counted longest ago first. No key is there without a time.
        self._times: dict[str, OrderedDict[str, deque[datetime]]] = {
            kind: OrderedDict() for kind in limits
        }

    def take(self, keys: Iterable[Key]) -> Excess | None:
        """Count one under each of the keys.

        Returns:
            None: it is counted. Else a key has had enough, and it is counted under none.
        """
        taken = tuple(keys)
        with self._lock:
            now = self._now()
            for kind in {kind for kind, _ in taken}:
                self._tidy(kind, now)
            excesses = [excess for key in taken if (excess := self._excess(key, now))]
            if excesses:
                return max(excesses, key=lambda excess: excess.seconds)
            for kind, of in taken:
                times = self._times[kind]
                times.setdefault(of, deque()).append(now)
                times.move_to_end(of)
                if self._limits[kind].window is not None and len(times) > self._most_keys:
                    times.popitem(last=False)
        return None

    def give_back(self, keys: Iterable[Key]) -> None:
        """What was counted last under each of the keys counts no more."""
        with self._lock:
            for kind, of in keys:
                times = self._times[kind].get(of)
                if times is not None:
                    times.pop()
                    if not times:
                        del self._times[kind][of]

    def keys(self, kind: str) -> int:
        """How many keys of a kind are remembered."""
        with self._lock:
            return len(self._times[kind])

    def _excess(self, key: Key, now: datetime) -> Excess | None:
        kind, of = key
        limit, times = self._limits[kind], self._times[kind].get(of)
        if times is not None and limit.window is not None:
            while times and not _counts(times[0], now, limit.window):
                times.popleft()
            if not times:
                del self._times[kind][of]
        if len(times or ()) < limit.most:
            return None
        if not times or limit.window is None:
            return Excess(kind, 0)
        return Excess(kind, int((times[0] + limit.window - now).total_seconds()) + 1)

    def _tidy(self, kind: str, now: datetime) -> None:
        """Forget those of whom nothing counts any more; they stand in front."""
        window, times = self._limits[kind].window, self._times[kind]
        while window is not None and times:
            of, first = next(iter(times.items()))
            if _counts(first[-1], now, window):
                return
            del times[of]


def _counts(at: datetime, now: datetime, window: timedelta) -> bool:
    # What lies ahead was counted before the clock was set back: nobody waits for that.
    return now - window < at <= now


def by_name(name_key: str) -> Key:
    """The key of a name."""
    return ("name", name_key)


def by_person(id: str) -> Key:
    """The key of somebody who is signed in: of the account, or of the device."""
    return ("person", id)


def by_address(address: str) -> Key:
    """The key of an address; of IPv6 the network, a /64, since a line has many addresses."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return ("address", address)
    if isinstance(ip, IPv6Address):
        mapped = ip.ipv4_mapped
        return ("address", str(mapped or ip.exploded[:19]))
    return ("address", str(ip))
