"""Who is in touch: when the device at each table was last heard."""

from dataclasses import dataclass, replace
from datetime import datetime
from threading import Lock

from evendeal.ids import EventId, TableNo


@dataclass(frozen=True, slots=True)
class Touch:
    """When a table's device was last heard of, and how many lines waited on it then.

    Attributes:
        waiting_at: when it last reported how many; None: it never did, and none are known of.
    """

    at: datetime
    waiting: int = 0
    waiting_at: datetime | None = None

    def heard(self, at: datetime, waiting: int | None) -> "Touch":
        """The same device heard again; it says how many lines wait on it, or nothing."""
        if waiting is None:
            return replace(self, at=at)
        return Touch(at, waiting, at)

    def beside(self, other: "Touch") -> "Touch":
        """What two processes know of one device, in whichever order they heard it."""
        reports = [each for each in (self, other) if each.waiting_at is not None]
        last = max(reports, key=lambda each: each.waiting_at or each.at, default=self)
        return Touch(max(self.at, other.at), last.waiting, last.waiting_at)


class PresenceHere:
    """The devices that this process has heard; several threads may ask at once."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._touched: dict[tuple[EventId, TableNo], Touch] = {}

    def touch(self, event: EventId, table: TableNo, at: datetime, waiting: int | None) -> None:
        """A device was heard; see the port."""
        with self._lock:
            before = self._touched.get((event, table), Touch(at))
            self._touched[event, table] = before.heard(at, waiting)

    def of(self, event: EventId) -> dict[TableNo, Touch]:
        """When each table's device was last heard; see the port."""
        with self._lock:
            return {table: touch for (of, table), touch in self._touched.items() if of == event}
