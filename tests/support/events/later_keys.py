"""What every later key of an event file means: a row for each, beside what the house says."""

from collections.abc import Callable
from typing import Any, NamedTuple

from evendeal.tournament.event_text import ROOM_MATCH, SEAT_TEAMS


class Row(NamedTuple):
    """A key that came after commit 7577da8.

    Attributes:
        format: of the events that have it.
        where: its section and name, such as `play.raises`.
        meaning: what an event says of it, as its file would.
        absent: what it means where a file does not have it: as before there was the key.
        new: what an event says that is made today.
        other: a value besides `absent` that a file can have.
        beside: what else the section has to say for that.
    """

    format: str
    where: str
    meaning: Callable[[Any], object]
    absent: object
    new: object
    other: object
    beside: tuple[str, object] | None = None


_TWO = ["the lottery of 4 May", "the lottery of 5 May"]
_INSTANT = ["2027-05-04T20:00:00Z"]
_ONE = ("beacon", "the lottery of 4 May")

ROWS: tuple[Row, ...] = (
    Row(SEAT_TEAMS, "play.raises", lambda e: e.play.raises.value, "full", "full", "double"),
    Row(SEAT_TEAMS, "draw.beacons", lambda e: list(e.draw.randomness.beacons), [], [], _TWO[:1]),
    Row(
        SEAT_TEAMS,
        "draw.known_from",
        lambda e: list(e.draw.randomness.known_from),
        [],
        [],
        _INSTANT,
        _ONE,
    ),
    Row(ROOM_MATCH, "office.rolls_at_once", lambda e: e.office.rolls_at_once, 0, 6, 4),
    Row(ROOM_MATCH, "office.seconds_a_roll", lambda e: e.office.seconds_a_roll, 8, 8, 12),
    Row(
        SEAT_TEAMS,
        "office.in_running",
        lambda e: e.office.in_running.value,
        "off",
        "steps",
        "staff",
    ),
    Row(ROOM_MATCH, "draw.beacons", lambda e: list(e.randomness.beacons), [], [], _TWO),
    Row(
        ROOM_MATCH,
        "draw.known_from",
        lambda e: list(e.randomness.known_from),
        [],
        [],
        _INSTANT,
        _ONE,
    ),
    Row(SEAT_TEAMS, "hall.devices", lambda e: e.hall.devices.value, "allowed", "none", "none"),
    Row(ROOM_MATCH, "hall.devices", lambda e: e.hall.devices.value, "allowed", "none", "none"),
    Row(SEAT_TEAMS, "event.begins", lambda e: e.begins, "", "", "2026-12-03T18:30"),
    Row(ROOM_MATCH, "event.begins", lambda e: e.begins, "", "", "2026-12-03"),
    Row(SEAT_TEAMS, "event.zone", lambda e: e.programme.zone, "", "", "Europe/Berlin"),
    Row(ROOM_MATCH, "event.zone", lambda e: e.programme.zone, "", "", "Asia/Tokyo"),
    Row(SEAT_TEAMS, "event.language", lambda e: e.programme.language, "", "", "de"),
    Row(ROOM_MATCH, "event.language", lambda e: e.programme.language, "", "", "fr"),
    Row(SEAT_TEAMS, "hall.results", lambda e: e.hall.results.value, "none", "none", "open"),
    Row(ROOM_MATCH, "hall.results", lambda e: e.hall.results.value, "none", "none", "open"),
)
"""A new key is a row here, and in `tournament/later_keys.py`."""

FIRST_KEYS: dict[str, dict[str, str]] = {
    SEAT_TEAMS: {
        "event": "id name format sessions",
        "play": "deals reserve seats empty_seats small_blind big_blind ante big_blind_ante cap"
        " stacks starting_stack betting odd_chips chip burns",
        "draw": "seats order block beacon",
        "scoring": "method ties",
        "office": "correction_minutes wild_caps shortest_seconds",
        "entries": "id name players",
    },
    ROOM_MATCH: {
        "event": "id name format",
        "play": "games rolls",
        "boards": "name game rounds players opening block head_doubles second_player_extension"
        " last_roll_draw cube cube_limit beavers automatic_doubles jacoby single_resignation",
        "final": "games board qualify",
        "draw": "beacon",
        "office": "rounds shortest_seconds",
        "scoring": "ranked_by tie_breaks netted extrapolated koks tables",
        "entries": "id name players",
    },
}
"""The keys of commit 7577da8, by format and section."""
