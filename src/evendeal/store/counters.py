"""Counters that all processes on a log have together."""

import logging
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime, timedelta

from evendeal.director.ports import NotWritten
from evendeal.director.rate_limiter import MOST_KEYS, Excess, Key, Limit, RateLimiter
from evendeal.store.bells import Bells
from evendeal.store.shared_database import SharedDatabase

_LOGGER = logging.getLogger(__name__)
_MOST_ATTEMPTS = 10 * MOST_KEYS
"""Attempts that are remembered, whatever is attempted; the oldest is forgotten first."""
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)

_TIDY = "DELETE FROM attempts WHERE until <= ?"
_FORGET = "DELETE FROM attempts WHERE id <= (SELECT max(id) FROM attempts) - ?"
_COUNTED = (
    "SELECT count(*), min(at) FROM attempts "
    "WHERE name = ? AND kind = ? AND key = ? AND at > ? AND at <= ?"
)
_ATTEMPT = "INSERT INTO attempts (name, kind, key, at, until) VALUES (?, ?, ?, ?, ?)"
_NO_ATTEMPT = (
    "DELETE FROM attempts WHERE id = "
    "(SELECT max(id) FROM attempts WHERE name = ? AND kind = ? AND key = ?)"
)
_TAKEN = "SELECT sum(count) FROM places WHERE name = ? AND kind = ? AND key = ?"
_PLACE = (
    "INSERT INTO places VALUES (?, ?, ?, ?, 1) "
    "ON CONFLICT (name, kind, key, owner) DO UPDATE SET count = count + 1"
)
_ONE_LESS = (
    "UPDATE places SET count = count - 1 WHERE name = ? AND kind = ? AND key = ? AND owner = ?"
)
_NO_PLACE = (
    "DELETE FROM places WHERE name = ? AND kind = ? AND key = ? AND owner = ? AND count <= 0"
)


class SharedCounters:
    """Counters in the database beside the log.

    Args:
        bells: knows the processes, this one too, and which of them have ended.
    """

    def __init__(self, database: SharedDatabase, bells: Bells) -> None:
        self._database = database
        self._bells = bells

    def limiter(
        self, name: str, now: Callable[[], datetime], limits: Mapping[str, Limit]
    ) -> "SharedLimiter":
        """The counters of a name; see the port."""
        return SharedLimiter(name, now, dict(limits), self._database, self._bells)


class SharedLimiter:
    """The counters of a name; several threads may ask at once.

    What counts within a window is refused where it cannot be counted: else a full disk would be a
    way to guess. Places of streams, which nothing is gained by, are then counted by each process.
    """

    def __init__(
        self,
        name: str,
        now: Callable[[], datetime],
        limits: dict[str, Limit],
        database: SharedDatabase,
        bells: Bells,
    ) -> None:
        self._name = name
        self._now = now
        self._limits = limits
        self._database = database
        self._bells = bells
        self._here = RateLimiter(now, limits)
        self._durable = any(limit.window is not None for limit in limits.values())

    def take(self, keys: Iterable[Key]) -> Excess | None:
        """Count one under each of the keys; see the port."""
        taken = tuple(keys)
        excess = self._here.take(taken)
        if excess is not None:
            return excess
        try:
            excess = self._take(taken)
        except (sqlite3.Error, OSError) as error:
            if self._durable:
                self._here.give_back(taken)
                raise NotWritten(why=str(error)) from error
            _LOGGER.warning("counted in this process alone: %s", error)
            return None
        if excess is not None:
            self._here.give_back(taken)
        return excess

    def give_back(self, keys: Iterable[Key]) -> None:
        """What was counted last under each of the keys counts no more; see the port."""
        given = tuple(keys)
        self._here.give_back(given)
        try:
            with self._database.transaction() as connection:
                for kind, of in given:
                    where = (self._name, kind, of)
                    if self._limits[kind].window is not None:
                        connection.execute(_NO_ATTEMPT, where)
                    else:
                        owner = self._bells.id
                        connection.execute(_ONE_LESS, (*where, owner))
                        connection.execute(_NO_PLACE, (*where, owner))
        except (sqlite3.Error, OSError) as error:
            # The limit is stricter until the window, or this process, has ended.
            _LOGGER.warning("nothing could be given back: %s", error)

    def _take(self, keys: tuple[Key, ...]) -> Excess | None:
        with self._database.transaction(durable=self._durable) as connection:
            # Only here: whoever waited for his turn must not take what was counted meanwhile for
            # something that lies ahead.
            now = self._now()
            if self._durable:
                connection.execute(_TIDY, (_stamp(now),))
            excesses = [excess for key in keys if (excess := self._excess(connection, key, now))]
            if excesses:
                return max(excesses, key=lambda excess: excess.seconds)
            for kind, of in keys:
                window = self._limits[kind].window
                where = (self._name, kind, of)
                if window is None:
                    connection.execute(_PLACE, (*where, self._bells.id))
                else:
                    times = (_stamp(now), _stamp(now + window))
                    connection.execute(_ATTEMPT, (*where, *times))
            if self._durable:
                connection.execute(_FORGET, (_MOST_ATTEMPTS,))
        return None

    def _excess(self, connection: sqlite3.Connection, key: Key, now: datetime) -> Excess | None:
        kind, of = key
        limit, where = self._limits[kind], (self._name, kind, of)
        if limit.window is None:
            (count,) = connection.execute(_TAKEN, where).fetchone()
            if (count or 0) >= limit.most and self._bury(connection):
                (count,) = connection.execute(_TAKEN, where).fetchone()
            return Excess(kind, 0) if (count or 0) >= limit.most else None
        # What lies ahead was counted before the clock was set back: nobody waits for that.
        times = (_stamp(now - limit.window), _stamp(now))
        count, first = connection.execute(_COUNTED, (*where, *times)).fetchone()
        if count < limit.most:
            return None
        if first is None:
            return Excess(kind, 0)
        return Excess(kind, (first - times[0]) // 1_000_000 + 1)

    def _bury(self, connection: sqlite3.Connection) -> bool:
        """Give back what processes had that have ended since; whether there were any."""
        owners = connection.execute("SELECT DISTINCT owner FROM places").fetchall()
        gone = [owner for (owner,) in owners if not self._bells.is_alive(owner)]
        connection.executemany("DELETE FROM places WHERE owner = ?", [(each,) for each in gone])
        return bool(gone)


def _stamp(at: datetime) -> int:
    """Microseconds, since SQLite has no times."""
    return (at - _EPOCH) // _MICROSECOND
