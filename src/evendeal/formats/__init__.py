"""Every format that events can have, and a house of all their desks on one log."""

from evendeal.formats.desks import (
    FORMATS,
    Desks,
    FormatNotHere,
    format_of_seal,
    has_persons,
    kind_of,
    read_new_event,
)
from evendeal.formats.format_desk import Announcement, FormatDesk, Left
from evendeal.formats.life_side import Sealed

__all__ = [
    "FORMATS",
    "Announcement",
    "Desks",
    "FormatDesk",
    "FormatNotHere",
    "Left",
    "Sealed",
    "format_of_seal",
    "has_persons",
    "kind_of",
    "read_new_event",
]
