"""Keys of event files that came after the first events: what a file without one says."""

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from evendeal.tournament.event_text import ROOM_MATCH, SEAT_TEAMS

Value: TypeAlias = str | int | list[str]


class LaterKey(NamedTuple):
    """A key that events sealed before it do not have.

    Attributes:
        where: its section and name, such as `play.raises`.
        absent: what a file without it says. It never changes, nor is it written, so that an event
            that was sealed without the key keeps both its meaning and the text that its seal names.
        new: what the wizard and the templates write for an event that is made today.
    """

    where: str
    absent: Value
    new: Value


LATER_KEYS: Mapping[str, tuple[LaterKey, ...]] = {
    SEAT_TEAMS: (
        LaterKey("play.raises", "full", "full"),
        LaterKey("office.in_running", absent="off", new="steps"),
        LaterKey("draw.beacons", [], []),
        LaterKey("draw.known_from", [], []),
        LaterKey("hall.devices", absent="allowed", new="none"),
        LaterKey("event.begins", "", ""),
        LaterKey("event.zone", "", ""),
        LaterKey("event.language", "", ""),
        LaterKey("hall.results", absent="none", new="none"),
    ),
    ROOM_MATCH: (
        LaterKey("office.rolls_at_once", absent=0, new=6),
        LaterKey("office.seconds_a_roll", absent=8, new=8),
        LaterKey("draw.beacons", [], []),
        LaterKey("draw.known_from", [], []),
        LaterKey("hall.devices", absent="allowed", new="none"),
        LaterKey("event.begins", "", ""),
        LaterKey("event.zone", "", ""),
        LaterKey("event.language", "", ""),
        LaterKey("hall.results", absent="none", new="none"),
    ),
}
"""By format, in the order in which they came."""


def as_sealed(
    format: str, sections: Mapping[str, Mapping[str, object]]
) -> dict[str, dict[str, object]]:
    """The sections without the later keys that say what a file without them says.

    A section of which nothing is left is left out, if it has later keys.
    """
    left = {section: dict(keys) for section, keys in sections.items()}
    for later in LATER_KEYS.get(format, ()):
        section, _, key = later.where.partition(".")
        keys = left.get(section, {})
        if key in keys and keys[key] == later.absent:
            del keys[key]
            if not keys:
                del left[section]
    return left


def as_new(format: str, sections: dict[str, dict[str, object]]) -> None:
    """Let the sections say what a new event says wherever they say nothing."""
    for later in LATER_KEYS.get(format, ()):
        section, _, key = later.where.partition(".")
        if later.new != later.absent:
            sections.setdefault(section, {}).setdefault(key, later.new)
