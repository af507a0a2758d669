"""Event files of both kinds, told apart by their format."""

import contextlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.ids import EntryId
from evendeal.tournament import Entry, Event, demonstration, write_event
from evendeal.tournament.checks import MissingKey, NotAnEvent, UnknownKey
from evendeal.tournament.event_text import MOST_LETTERS, ROOM_MATCH, SEAT_TEAMS
from evendeal.tournament.matches.event import MatchEvent
from evendeal.tournament.matches.event_read import read_match_event
from evendeal.tournament.matches.event_write import write_match_event
from evendeal.tournament.read import format_of, read_any_event, read_event

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
    with pytest.raises(NotAnEvent, match="entries come from the file or the list"):
        read_any_event(YALTA, TWO)
    with pytest.raises(NotAnEvent, match="entries come from the file or the list"):
        read_any_event(HANDS, TWO)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("event = 1", r"event is 1: is a section: \[event\]"),
        ("[event]\nformat = 1", "event.format is 1: a text is needed"),
        ('[event]\nformat = "chess"', 'event.format is "chess": must be seat_teams, room_match'),
        ('[event]\nformat = "room_matches"\n[[boards]]', 'event.format is "room_matches": must'),
        ("[event]", "play.deals is missing"),
        ("[evnt]\n", 'event.toml: there is no key "evnt"; the nearest is event'),
        ("[event", "event.toml is"),
        (b"\xff", "is not UTF-8"),
        ("a" * (MOST_LETTERS + 1), "has more than 1000000 letters"),
        ("a.b.c.d.e.f.g = 1", "is no key of an event"),
        ('[event]\nformat = "room_match"\n[play]\nganes = 4', 'play: there is no key "ganes"'),
        ('[event]\nformat = "room_match"\n[[entries]]\nids = 1', r"entries\[1\]: there is no key"),
        ("entries = 1", r"entries is 1: write a section \[\[entries\]\] for each entry"),
    ],
)
def test_a_file_of_neither_kind_is_refused_with_its_place(text: str | bytes, why: str) -> None:
    with pytest.raises(NotAnEvent, match=why):
        read_any_event(text)


def test_a_key_of_the_one_kind_is_none_of_the_other() -> None:
    with pytest.raises(UnknownKey, match="boards"):
        read_any_event('[event]\nid = "a"\nname = "a"\n[[boards]]\n')
    with pytest.raises(UnknownKey, match="stacks"):
        read_any_event('[event]\nid = "a"\nformat = "room_match"\n[play]\nstacks = "x"\n')
    with pytest.raises(MissingKey):
        read_any_event('[event]\nformat = "room_match"\n')


@given(st.text(max_size=60) | st.binary(max_size=60))
def test_any_text_is_no_event_or_one(text: str | bytes) -> None:
    with contextlib.suppress(NotAnEvent):
        assert isinstance(format_of(text), str)
    with pytest.raises(NotAnEvent):
        # Whatever so few signs say, they do not name an event with its entries.
        read_any_event(text)
