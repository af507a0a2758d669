"""Instants in UTC as the published files write them: read, compared, and put in words."""

import re
from datetime import datetime, timedelta

MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)

INSTANT = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|\+00:00)"
SHAPE = "an instant in UTC like 2026-11-28T09:00:00Z"


def is_instant(text: str) -> bool:
    """Whether a text is an instant in UTC like `2026-11-28T09:00:00Z`."""
    return re.fullmatch(INSTANT, text) is not None and _instant(text) is not None


def is_before(one: str, other: str) -> bool:
    """Whether an instant lies before another; both are as `is_instant` has them."""
    first, second = _instant(one), _instant(other)
    return first is not None and second is not None and first < second


def instant_in_words(text: str) -> str:
    """An instant for a sentence, e.g. `28 November 2026 at 09:00 UTC`."""
    at = _instant(text)
    return f"{at.day} {MONTHS[at.month - 1]} {at.year} at {at:%H:%M} UTC" if at else text


def minute(text: str) -> str:
    """The minute of an instant, e.g. `2026-11-28T09:00Z`, as a sentence has it."""
    at = _instant(text)
    return f"{at:%Y-%m-%dT%H:%MZ}" if at else text


def _instant(text: str) -> datetime | None:
    """The instant, or None where there is no such day or hour, or it is not UTC."""
    try:
        at = datetime.fromisoformat(text)
    except ValueError:
        return None
    return at if at.utcoffset() == timedelta(0) else None
