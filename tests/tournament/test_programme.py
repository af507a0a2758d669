"""Rooms, timetable and persons in the file of an event: what is written reads back equal."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.ids import PersonId, SessionNo, TableNo
from evendeal.names import likeness
from evendeal.tournament.checks import NotAnEvent, new_name
from evendeal.tournament.entry import Entry
from evendeal.tournament.event_text import EventText, toml_of, written
from evendeal.tournament.lists import read_entries, read_list
from evendeal.tournament.programme import (
    HallRoom,
    Programme,
    TimetableRow,
    tables_in_words,
)
from evendeal.tournament.programme_text import (
    EVENT_KEYS,
    PROGRAMME_KEYS,
    event_keys_written,
    programme_of,
    programme_written,
)
from evendeal.tournament.seat_teams.demonstration import demonstration
from evendeal.tournament.seat_teams.event_read import read_event, write_event

TEAMS = demonstration()


def is_new_name(text: str) -> bool:
    try:
        new_name("name", text)
    except NotAnEvent:
        return False
    return True


names = st.text(min_size=1, max_size=30).map(str.strip).filter(is_new_name)
moments = st.datetimes().map(lambda each: each.isoformat(timespec="minutes"))
persons = st.from_regex(r"[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?", fullmatch=True).map(PersonId)


@st.composite
def programmes(draw: st.DrawFn) -> Programme:
    """Rooms that share no table, and rows in the order of time."""
    called = draw(st.lists(names, unique_by=likeness, max_size=4))
    tables = draw(st.lists(st.integers(1, 6), unique=True))
    rooms = tuple(
        HallRoom(name, tuple(map(TableNo, tables[number :: len(called)])))
        for number, name in enumerate(called)
    )
    sessions = st.none() | st.just(SessionNo(1))
    row = st.builds(TimetableRow, moments, names, sessions, st.sampled_from(["", *called]))
    rows = sorted(draw(st.lists(row, max_size=6)), key=lambda each: each.at)
    zone = draw(st.sampled_from(["Europe/Berlin", "Asia/Tokyo", "UTC", "America/Port-au-Prince"]))
    language = draw(st.sampled_from(["", "de", "pt-BR", "gsw"]))
    return Programme(zone, rooms, tuple(rows), language)


@given(programmes())
def test_a_programme_that_is_written_reads_back_equal(programme: Programme) -> None:
    parts: list[tuple[str, Any]] = [("[event]", event_keys_written(programme))]
    text = written([*parts, *programme_written(programme)])

    assert programme_of(EventText(toml_of(text), {"event": EVENT_KEYS, **PROGRAMME_KEYS})) == (
        programme
    )


@given(programmes(), st.lists(st.none() | persons, min_size=36, max_size=36, unique_by=str))
def test_an_event_with_all_of_it_reads_back_equal(
    programme: Programme, known: Sequence[PersonId | None]
) -> None:
    known = [*dict.fromkeys(known), *[None] * 36][:36]
    entries = tuple(
        replace(entry, persons=tuple(known[6 * number : 6 * number + 6]))
        for number, entry in enumerate(TEAMS.entries)
    )
    event = replace(TEAMS, entries=entries, programme=programme)

    assert read_event(write_event(event)) == event
    assert write_event(read_event(write_event(event))) == write_event(event)


def test_an_entry_of_which_nobody_is_known_is_the_same_as_one_that_does_not_say() -> None:
    assert Entry(TEAMS.entries[0].id, "Argentina", ("Anna", "Ada"), (None, None)) == Entry(
        TEAMS.entries[0].id, "Argentina", ("Anna", "Ada")
    )


def test_each_of_the_players_has_a_person_or_none() -> None:
    with pytest.raises(NotAnEvent) as no:
        Entry(TEAMS.entries[0].id, "Argentina", ("Anna", "Ada"), (PersonId("anna"),))

    assert no.value.where == "players"


@pytest.mark.parametrize(
    ("tables", "words"),
    [
        ((), "no tables"),
        ((4,), "table 4"),
        ((1, 2), "tables 1, 2"),
        ((3, 1, 2, 7), "tables 1-3, 7"),
        ((1, 3, 5), "tables 1, 3, 5"),
    ],
)
def test_tables_are_named_as_a_director_would(tables: tuple[TableNo, ...], words: str) -> None:
    assert tables_in_words(tables) == words


@pytest.mark.parametrize(
    "text",
    [
        "Team;Player 1;Person 1;Player 2;Person 2\nA;Anna;anna-berg;Bo;\nB;Cy;;Di;di\n",
        "Team;Player 1;Player 2;Person 2;Person 1\nA;Anna;Bo;;anna-berg\nB;Cy;Di;di;\n",
        "Team;Player;Player;Person;Person\nA;Anna;Bo;anna-berg;\nB;Cy;Di;;di\n",
        'Team,Players,Persons\nA,"Anna; Bo",anna-berg\nB,"Cy; Di","; di"\n',
        "Team;Spieler 1;Spieler 2;Personenkennung 1;Personenkennung 2\n"
        "A;Anna;Bo;anna-berg;\nB;Cy;Di;;di\n",
        "Mannschaft;Kapitän;Spieler;Person\nA;;Anna, Bo;anna-berg\nB;Cy;Cy, Di;,di\n",
    ],
)
def test_a_list_of_teams_may_have_columns_of_persons(text: str) -> None:
    first, second = read_entries(text)

    assert (first.players, first.persons) == (("Anna", "Bo"), ("anna-berg", None))
    assert (second.players, second.persons) == (("Cy", "Di"), (None, "di"))


def test_only_the_second_player_may_have_a_person() -> None:
    (entry,) = read_entries("Team;Player 1;Player 2;Person 2\nA;Anna;Bo;bo\n")

    assert entry.persons == (None, "bo")


def test_in_a_list_without_players_a_column_of_persons_has_their_names_as_ever() -> None:
    (entry,) = read_entries("Team;Person 1;Person 2\nA;Anna;Bo\n")

    assert (entry.players, entry.persons) == (("Anna", "Bo"), ())


@pytest.mark.parametrize(
    ("rows", "line", "column"),
    [
        ("A;Anna;Anna-Berg\n", 2, 3),
        ("A;Anna;anna\nB;Bo;anna\n", 3, 3),
        ("A;;anna\n", 2, 3),
    ],
)
def test_a_cell_with_a_person_who_cannot_be_is_named(rows: str, line: int, column: int) -> None:
    (fault,) = read_list(f"Team;Player;Person\n{rows}").faults

    assert (fault.line, fault.column) == (line, column)
