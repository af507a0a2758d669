"""The rules of the hall: what may be brought into the playing rooms."""

from dataclasses import dataclass
from enum import Enum

NO_DEVICES = "No electronic devices are allowed in the playing rooms."
"""The rule as the slides have it; cards, sheets and consoles say it in these words."""


class Devices(Enum):
    """Whether players may have phones and the like with them (R57)."""

    NONE = "none"
    """None in the playing rooms: the pages of an event's players are closed while they play."""
    ALLOWED = "allowed"
    """As they like."""


class TableResults(Enum):
    """What the screens at the tables show of other tables."""

    NONE = "none"
    """Nothing."""
    OPEN = "open"
    """What everybody may see: the deal that opened last, or how the matches of the round stand."""


@dataclass(frozen=True, slots=True)
class HallRules:
    """What holds in the playing rooms, and what their screens show.

    Source:
        Slides, "Seating and beginning of play": no electronic devices; docs/rulings.md, R57.
    """

    devices: Devices = Devices.ALLOWED
    results: TableResults = TableResults.NONE
