"""The event of these tests."""

from datetime import UTC, datetime

from evendeal.ids import EventId

CUP = EventId("cup")
NOON = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
