"""Every format that events can have, and a house of all their desks on one log."""

from evendeal.formats.desks import FORMATS, Desks, kind_of, read_new_event
from evendeal.formats.format_desk import (
    Announcement,
    FormatDesk,
    Left,
    Sealed,
)

__all__ = [
    "FORMATS",
    "Announcement",
    "Desks",
    "FormatDesk",
    "Left",
    "Sealed",
    "kind_of",
    "read_new_event",
]
