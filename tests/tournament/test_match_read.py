"""Event files of both kinds, told apart by their format."""

import contextlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.errors import Refused
from evendeal.ids import EntryId
from evendeal.tournament.checks import MissingKey, NotAnEvent, UnknownKey
from evendeal.tournament.entry import Entry
from evendeal.tournament.event_text import MOST_LETTERS, ROOM_MATCH, SEAT_TEAMS, format_of
from evendeal.tournament.room_match.event import MatchEvent
from evendeal.tournament.room_match.event_read import read_match_event
from evendeal.tournament.room_match.event_write import write_match_event
from evendeal.tournament.seat_teams.demonstration import demonstration
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.event_read import read_event, write_event
from support.events.any_event import read_any_event
from support.refusals import refused

YALTA = (Path(__file__).parents[2] / "docs" / "events" / "yalta.toml").read_bytes()
HANDS = write_event(demonstration())
TWO = (Entry(EntryId("A"), "A", ("A1", "A2")), Entry(EntryId("B"), "B", ("B1", "B2")))


def test_the_format_of_a_file_says_how_it_is_read() -> None:
    assert (format_of(YALTA), format_of(HANDS)) == (ROOM_MATCH, SEAT_TEAMS)
    assert format_of("") == SEAT_TEAMS
    assert read_any_event(YALTA) == read_match_event(YALTA)
    assert read_any_event(HANDS) == read_event(HANDS)
    assert isinstance(read_any_event(YALTA), MatchEvent)
    assert isinstance(read_any_event(HANDS), Event)


def test_what_is_written_of_either_kind_reads_back() -> None:
    for text in (YALTA, HANDS):
        event = read_any_event(text)
        written = write_match_event(event) if isinstance(event, MatchEvent) else write_event(event)

        assert read_any_event(written.encode()) == event


def test_entries_from_a_list_serve_both_kinds() -> None:
    text = '[event]\nid = "a"\nname = "a"\nformat = "room_match"\n[play]\ngames = 4\n[[boards]]\n'

    assert read_any_event(text, TWO).entries == TWO
    with refused(NotAnEvent, where="entries", value=3):
        read_any_event(YALTA, TWO)
    with refused(NotAnEvent, where="entries", value=6):
        read_any_event(HANDS, TWO)


@pytest.mark.parametrize(
    ("text", "kind", "facts"),
    [
        pytest.param(
            "event = 1",
            NotAnEvent,
            {"where": "event", "value": 1},
            id="event that is no section",
        ),
        pytest.param(
            "[event]\nformat = 1",
            NotAnEvent,
            {"where": "event.format", "value": 1},
            id="format that is no text",
        ),
        pytest.param(
            '[event]\nformat = "chess"',
            NotAnEvent,
            {"where": "event.format", "value": "chess"},
            id="event.format is chess",
        ),
        pytest.param(
            '[event]\nformat = "room_matches"\n[[boards]]',
            NotAnEvent,
            {"where": "event.format", "value": "room_matches"},
            id="event.format is room_matches: must",
        ),
        pytest.param(
            "[event]",
            MissingKey,
            {"where": "play.deals", "value": None},
            id="no deals",
        ),
        pytest.param(
            "[evnt]\n",
            UnknownKey,
            {"where": "event.toml", "value": "evnt", "key": "evnt", "nearest": "event"},
            id="there is no key evnt; the nearest is event",
        ),
        pytest.param(
            "[event", NotAnEvent, {"where": "event.toml", "value": "[event"}, id="event.toml"
        ),
        pytest.param(b"\xff", NotAnEvent, {"where": "byte 1", "value": b"\xff"}, id="is not UTF-8"),
        pytest.param(
            "a" * (MOST_LETTERS + 1),
            NotAnEvent,
            {"where": "event.toml", "value": 1000001},
            id="has more than 1000000 letters",
        ),
        pytest.param(
            "a.b.c.d.e.f.g = 1",
            NotAnEvent,
            {"where": "line 1", "value": "a.b.c.d.e.f.g = 1"},
            id="is no key of an event",
        ),
        pytest.param(
            '[event]\nformat = "room_match"\n[play]\nganes = 4',
            UnknownKey,
            {
                "where": "play",
                "value": "ganes",
                "key": "ganes",
                "known": ("games", "rolls"),
                "nearest": "games",
            },
            id="play: there is no key ganes",
        ),
        pytest.param(
            '[event]\nformat = "room_match"\n[[entries]]\nids = 1',
            UnknownKey,
            {
                "where": "entries[1]",
                "value": "ids",
                "key": "ids",
                "known": ("id", "name", "players"),
                "nearest": "id",
            },
            id="entries[1]: there is no key",
        ),
        pytest.param(
            "entries = 1", NotAnEvent, {"where": "entries", "value": 1}, id="entries is 1"
        ),
    ],
)
def test_a_file_of_neither_kind_is_refused_with_its_place(
    text: str | bytes, kind: type[Refused], facts: dict[str, object]
) -> None:
    with refused(kind, **facts):
        read_any_event(text)


def test_a_key_of_the_one_kind_is_none_of_the_other() -> None:
    with refused(UnknownKey, where="event.toml", value="boards", key="boards", nearest="rooms"):
        read_any_event('[event]\nid = "a"\nname = "a"\n[[boards]]\n')
    with refused(
        UnknownKey,
        where="play",
        value="stacks",
        key="stacks",
        known=("games", "rolls"),
        nearest="games",
    ):
        read_any_event('[event]\nid = "a"\nformat = "room_match"\n[play]\nstacks = "x"\n')
    with refused(MissingKey, where="boards", value=None):
        read_any_event('[event]\nformat = "room_match"\n')


@given(st.text(max_size=60) | st.binary(max_size=60))
def test_any_text_is_no_event_or_one(text: str | bytes) -> None:
    with contextlib.suppress(NotAnEvent):
        assert isinstance(format_of(text), str)
    with pytest.raises(NotAnEvent):
        # Whatever so few signs say, they do not name an event with its entries.
        read_any_event(text)
