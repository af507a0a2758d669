"""Event files in and out: `event.toml`."""

from collections.abc import Mapping, Sequence
from typing import Any

from evendeal.ids import EventId, SeatNo
from evendeal.reason import Reason
from evendeal.scoring.ranking import Ties
from evendeal.tournament.begins import begins_at
from evendeal.tournament.checks import NotAnEvent, whole
from evendeal.tournament.duplicate.levels import MOST_DEALS, Level
from evendeal.tournament.duplicate.play_text import (
    LEVEL_KEYS,
    OFFICE_KEYS,
    ORDER_KEYS,
    TABLE_KEYS,
    levels_at,
    levels_written,
    office_rules,
    office_rules_written,
    order_rules,
    order_rules_written,
    require_no_blinds,
    table_rules,
    table_rules_written,
    with_first_level,
)
from evendeal.tournament.duplicate.rules import PlayRules
from evendeal.tournament.entry import Entry, with_players
from evendeal.tournament.event_text import (
    SEAT_TEAMS,
    EventText,
    choice_at,
    entries_written,
    hall_of,
    hall_written,
    needed,
    text_at,
    toml_of,
    written,
)
from evendeal.tournament.later_keys import as_sealed
from evendeal.tournament.new_names import (
    entries_entered,
    file_entered,
    require_new_names,
)
from evendeal.tournament.programme_text import (
    EVENT_KEYS,
    PROGRAMME_KEYS,
    event_keys_written,
    programme_of,
    programme_written,
)
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.play_defaults import play_defaults
from evendeal.tournament.seat_teams.team_rules import DrawRules, ScoringRules, SeatDrawKind

KEYS: dict[str, tuple[str, ...]] = {
    "event": ("id", "name", "format", "sessions", "begins", *EVENT_KEYS),
    "play": (
        "deals",
        "reserve",
        "seats",
        "empty_seats",
        *TABLE_KEYS,
    ),
    "levels": LEVEL_KEYS,
    "draw": ("seats", *ORDER_KEYS),
    "scoring": ("method", "ties"),
    "office": OFFICE_KEYS,
    "hall": ("devices", "results"),
    **PROGRAMME_KEYS,
    "entries": ("id", "name", "players"),
}
"""Every key of an event file, by section."""


def read_event(text: str | bytes, entries: Sequence[Entry] = (), *, new: bool = False) -> Event:
    """The event that an `event.toml` describes.

    Args:
        text: the file; bytes must be UTF-8.
        entries: the entries, where they come from a list of their own; the file then has none.
        new: the event is to be made: its texts are taken in one spelling, and its names have to
            be seen and distinguished. That of a log is read as it was sealed.

    Raises:
        NotAnEvent: with the place, the value there and why not; a missing or unknown key is
            a `MissingKey` or `UnknownKey`.

    Source:
        docs/configuration.md, where every key and default stands.
    """
    return _event(toml_of(text), entries, new=new)


def _event(data: Mapping[str, Any], entries: Sequence[Entry], *, new: bool) -> Event:
    if not new:
        return _as_it_stands(data, entries)
    event = _as_it_stands(file_entered(data), entries_entered(entries))
    require_new_names(event.name, event.entries)
    return event


def _as_it_stands(data: Mapping[str, Any], entries: Sequence[Entry]) -> Event:
    file = EventText(data, KEYS)
    event, play = file.section("event"), file.section("play")
    draw, scoring, office = (file.section(name) for name in ("draw", "scoring", "office"))
    teams = file.entries(entries)
    levels = levels_at(file)
    if levels:
        require_no_blinds(play)
    rules = _play(with_first_level(play, levels), len(teams), tuple(at for _, at in levels))
    return Event(
        id=EventId(needed(event, "event.id")),
        name=needed(event, "event.name"),
        format=event.get("format", SEAT_TEAMS),
        sessions=event.get("sessions", 1),
        begins=begins_at(event),
        play=rules,
        draw=DrawRules(
            seats=choice_at(draw, "draw.seats", SeatDrawKind, SeatDrawKind.BALANCED),
            **order_rules(draw),
        ),
        scoring=ScoringRules(
            method=text_at(scoring, "scoring.method", "seat_points"),
            ties=choice_at(scoring, "scoring.ties", Ties, Ties.SHARED),
        ),
        office=office_rules(office),
        hall=hall_of(file.section("hall")),
        programme=programme_of(file),
        entries=tuple(with_players(entry, len(rules.occupied)) for entry in teams),
    )


def write_event(event: Event) -> str:
    """The event as an `event.toml` that reads back equal.

    A later key that says what a file without it says is left out: older seals name this text.
    """
    play = event.play
    sections: dict[str, dict[str, object]] = {
        "event": {
            "id": event.id,
            "name": event.name,
            "format": event.format,
            "sessions": event.sessions,
            "begins": event.begins,
            **event_keys_written(event.programme),
        },
        "play": {
            "deals": play.deals,
            "reserve": play.reserve,
            "seats": play.seats,
            "empty_seats": sorted(play.empty_seats),
            **table_rules_written(play, leveled=bool(play.levels)),
        },
        "draw": {"seats": event.draw.seats.value, **order_rules_written(event.draw)},
        "scoring": {"method": event.scoring.method, "ties": event.scoring.ties.value},
        "office": office_rules_written(event.office),
    }
    sections["hall"] = hall_written(event.hall)
    parts: list[tuple[str, Mapping[str, object]]] = [
        (f"[{section}]", keys) for section, keys in as_sealed(SEAT_TEAMS, sections).items()
    ]
    parts += levels_written(play.levels)
    parts += programme_written(event.programme)
    return written([*parts, *entries_written(event.entries)])


def _play(play: Mapping[str, Any], teams: int, levels: tuple[Level, ...]) -> PlayRules:
    empty = play.get("empty_seats", [])
    if not isinstance(empty, list):
        why = Reason("seats", "a list of seats is needed")
        raise NotAnEvent(where="play.empty_seats", value=empty, why=why)
    empty_seats = frozenset(SeatNo(whole("play.empty_seats", seat, 1, 10)) for seat in empty)
    deals = whole("play.deals", needed(play, "play.deals"), 1, MOST_DEALS)
    usual = {key: of.value for key, of in play_defaults(play, teams, empty_seats).items()}
    return PlayRules(
        deals=deals,
        seats=play.get("seats", usual["seats"]),
        reserve=play.get("reserve", usual["reserve"]),
        empty_seats=empty_seats,
        levels=levels,
        **table_rules(play, usual),
    )
