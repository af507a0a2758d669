"""An event of which only its lines matter, and lines of it as a store is given them."""

from datetime import UTC, datetime

from evendeal.director.ports import Log
from evendeal.ids import EventId
from evendeal.tournament.line import Draft, Line

CUP = EventId("cup")
NOON = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)


def draft(n: int, key: str = "", *, table: int = 1, deal: int = 1, do: str = "check") -> Draft:
    """A line at a table; by default, a key of its own."""
    body = {"do": do, "seat": n % 6 + 1}
    return Draft(1, table, deal, n, key or f"{table}-{deal}-{n}", body)


def write(log: Log, *drafts: Draft, event: EventId = CUP) -> tuple[Line, ...]:
    """Lines that a log has taken."""
    return log.append(event, drafts, NOON, "table 1")
