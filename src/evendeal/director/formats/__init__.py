"""Every format that events can have, and a house of all their desks on one log."""

from evendeal.director.formats.desks import FORMATS, Desks, read_new_event
from evendeal.director.formats.event_desk import (
    Announcement,
    AnyEvent,
    EventDesk,
    Left,
    Sealed,
)

__all__ = [
    "FORMATS",
    "Announcement",
    "AnyEvent",
    "Desks",
    "EventDesk",
    "Left",
    "Sealed",
    "read_new_event",
]
