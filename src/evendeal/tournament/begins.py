"""When something is planned: a date, or a date and a time, by the clock of the hall.

It is a value and starts nothing: the director begins each session.
"""

import re
from collections.abc import Mapping
from datetime import date, datetime
from typing import Any

from evendeal.reason import Reason
from evendeal.tournament.checks import NotAnEvent

WHERE = "event.begins"
_DAY_AND_TIME = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2})(?:[Tt ]([0-9]{2}:[0-9]{2})(?::00)?)?")
_OFFSET = re.compile(r"[0-9].*[Tt ].*[0-9]\s*(?:[Zz]|[+-][0-9]{2}:?[0-9]{2})")
_NEEDED = Reason(
    "day",
    "a date is needed, such as 2026-12-03, or a date and a time, such as 2026-12-03T18:30",
)
A_TIME = Reason("day-and-time", "a date and a time are needed, such as 2026-12-03T18:30")
_OF_THE_WALL = Reason(
    "time-of-the-wall",
    "it is the time of the clock on the wall: leave out what stands after the time,"
    " such as Z or +01:00",
)


def begins_at(event: Mapping[str, Any]) -> str:
    """What `[event]` says of it in its one spelling, `2026-12-03` or `2026-12-03T18:30`.

    TOML's own dates and times are read, and a text that says the same; empty: not given.

    Raises:
        NotAnEvent: it is neither, or the time has an offset from another clock.
    """
    written = event.get("begins", "")
    return "" if written == "" else _planned(WHERE, written, _NEEDED)


def day_and_time(where: str, value: object) -> str:
    """A date and a time at a place of a file, in the one spelling `2026-12-03T18:30`.

    Raises:
        NotAnEvent: it is none, or has an offset from another clock.
    """
    text = _planned(where, value, A_TIME)
    if "T" not in text:
        raise NotAnEvent(where=where, value=text, why=A_TIME)
    return text


def require_begins(begins: object) -> None:
    """Nothing, if a value says when an event begins, in its one spelling, or does not say it.

    Raises:
        NotAnEvent: it does not.
    """
    if begins_at({"begins": begins}) != begins:
        raise NotAnEvent(where=WHERE, value=begins, why=_NEEDED)


def _planned(where: str, value: object, needed: Reason) -> str:
    text = value.isoformat() if isinstance(value, date) else value
    if isinstance(text, str):
        read = _DAY_AND_TIME.fullmatch(text)
        if read is not None and _exists(*read.groups("00:00")):
            return "T".join(part for part in read.groups() if part is not None)
        if _OFFSET.fullmatch(text):
            raise NotAnEvent(where=where, value=text, why=_OF_THE_WALL)
    raise NotAnEvent(where=where, value=text, why=needed)


def _exists(day: str, time: str) -> bool:
    try:
        datetime.fromisoformat(f"{day}T{time}")
    except ValueError:
        return False
    return True
