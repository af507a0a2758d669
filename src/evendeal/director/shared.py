"""What the processes of one house share beside its log: word of changes, counters, presence.

The log alone says what has happened in an event, and nothing here does. What is lost of it may make
a limit stricter or somebody's presence vanish; it never lets anybody do more (decision 0021).
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Protocol, TypeAlias

from evendeal.director.listeners import Listeners
from evendeal.director.presence import PresenceHere, Touch
from evendeal.director.rate_limiter import Excess, Key, Limit, RateLimiter
from evendeal.ids import EventId, TableNo

Topic: TypeAlias = str
"""What has changed: the id of an event, or `PEOPLE`."""

PEOPLE: Topic = "people/"
"""Something was done to people. No event has such an id."""


class Notices(Protocol):
    """Word of changes, from one process to all others that have the same log open."""

    def publish(self, topic: Topic) -> None:
        """Let every other process know that something has changed, after it was written.

        It is quick, and never fails: who hears nothing finds the change at the next look.
        """

    def subscribe(self, heard: Callable[[Topic], None]) -> Callable[[], None]:
        """Have `heard` called, on a thread, at once after each change; the answer ends it.

        Several changes may be heard as one, and a change more than once.
        """

    def changes(self, topic: Topic) -> int:
        """How often something was published under a topic, by whatever process; it only grows.

        Whoever asks after an act was answered finds it counted. Quick.
        """


class Limiter(Protocol):
    """Counts by kind of key, up to the limits of the kinds, for all processes together."""

    def take(self, keys: Iterable[Key]) -> Excess | None:
        """Count one under each of the keys, all at once.

        Returns:
            None: it is counted. Else a key has had enough, and it is counted under none.

        Raises:
            NotWritten: it cannot be counted within a window, so nobody may go on.
        """

    def give_back(self, keys: Iterable[Key]) -> None:
        """What was counted last under each of the keys, here, counts no more."""


class Counters(Protocol):
    """Where counters stand."""

    def limiter(
        self, name: str, now: Callable[[], datetime], limits: Mapping[str, Limit]
    ) -> Limiter:
        """The counters of a name. Whoever asks under the same name counts with the others.

        What has no window counts until it is given back, or its process has ended.
        """


class Presence(Protocol):
    """When the tables' devices were last heard, by whatever process."""

    def touch(self, event: EventId, table: TableNo, at: datetime, waiting: int | None) -> None:
        """A device was heard, and says perhaps how many lines wait on it. Quick; never fails."""

    def of(self, event: EventId) -> Mapping[TableNo, Touch]:
        """When each table's device was last heard; tables never heard of are not there."""


class Duties(Protocol):
    """What one process does for all that have the log open, such as playing a rehearsal on."""

    def begin(self, name: str) -> bool:
        """Whether this process does it from now on; False: another one does.

        It is free again when it is ended, or when its process has, however that ends.

        Raises:
            OSError: nobody can know.
        """

    def end(self, name: str) -> None:
        """Leave it to others, if this process does it."""


class NoticesHere:
    """Word of changes within one process."""

    def __init__(self) -> None:
        self._subscribed: Listeners[Callable[[Topic], None]] = Listeners()
        self._counts: dict[Topic, int] = {}

    def publish(self, topic: Topic) -> None:
        """Call those who have subscribed; see the port."""
        self._counts[topic] = self._counts.get(topic, 0) + 1
        for heard in self._subscribed.those:
            heard(topic)

    def subscribe(self, heard: Callable[[Topic], None]) -> Callable[[], None]:
        """Have `heard` called after each change; see the port."""
        return self._subscribed.add(heard)

    def changes(self, topic: Topic) -> int:
        """How often something was published under a topic."""
        return self._counts.get(topic, 0)


class CountersHere:
    """Counters of one process."""

    def __init__(self) -> None:
        self._limiters: dict[str, RateLimiter] = {}

    def limiter(
        self, name: str, now: Callable[[], datetime], limits: Mapping[str, Limit]
    ) -> RateLimiter:
        """The counters of a name; see the port."""
        return self._limiters.setdefault(name, RateLimiter(now, limits))


class DutiesHere:
    """The duties of a process that is alone: all of them."""

    def begin(self, name: str) -> bool:
        """Yes."""
        return True

    def end(self, name: str) -> None:
        """Nobody else waits for it."""


@dataclass(frozen=True, slots=True)
class Shared:
    """What the processes of a house share; by default there is this one alone."""

    notices: Notices = field(default_factory=NoticesHere)
    counters: Counters = field(default_factory=CountersHere)
    presence: Presence = field(default_factory=PresenceHere)
    duties: Duties = field(default_factory=DutiesHere)
