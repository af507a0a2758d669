"""A new default never changes an event that exists; events made today say the new value."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from evendeal.formats.room_match.example import EXAMPLE
from evendeal.tournament.event_text import ROOM_MATCH, SEAT_TEAMS, format_of, toml_of
from evendeal.tournament.later_keys import LATER_KEYS
from evendeal.tournament.programme_text import PROGRAMME_KEYS
from evendeal.tournament.room_match.event import MatchEvent
from evendeal.tournament.room_match.event_read import MATCH_KEYS
from evendeal.tournament.room_match.event_write import write_match_event
from evendeal.tournament.seat_teams.event import Event
from evendeal.tournament.seat_teams.event_read import KEYS, write_event
from support.checkout import ROOT
from support.events.any_event import read_any_event
from support.events.later_keys import FIRST_KEYS, ROWS

EVENTS = ROOT / "tests" / "golden" / "events"
TYPED = sorted(path for path in EVENTS.glob("*.toml") if not path.stem.endswith(".sealed"))
TEMPLATES = ("docs/howto/director.md", "docs/howto/backgammon.md", "docs/events/yalta.toml")
"""Files from which an event of today is made by hand."""


def written(event: Event | MatchEvent) -> str:
    return write_match_event(event) if isinstance(event, MatchEvent) else write_event(event)


def sealed(path: Path) -> str:
    return path.with_suffix(".sealed.toml").read_text("utf-8")


def saying(text: str, where: str, value: object) -> str:
    """The file with a key that it does not have, first in its section."""
    section, _, key = where.partition(".")
    line = f"{key} = {json.dumps(value)}\n"
    head = f"[{section}]\n"
    if head in text:
        return text.replace(head, head + line, 1)
    return f"{head}{line}\n{text}"


def templates() -> dict[str, str]:
    """The texts of events to begin with, by where they stand."""
    found = {}
    for name in TEMPLATES:
        text = (ROOT / name).read_text("utf-8")
        blocks = [text] if name.endswith(".toml") else re.findall(r"(?s)```toml\n(.*?)```", text)
        found |= {f"{name} {n}": block for n, block in enumerate(blocks, 1) if "[event]" in block}
    found["example.py"] = EXAMPLE
    return found


@pytest.mark.parametrize("path", TYPED, ids=lambda path: path.stem)
def test_an_event_is_read_and_written_as_when_it_was_sealed(path: Path) -> None:
    event = read_any_event(path.read_bytes())

    assert written(event) == sealed(path)
    assert read_any_event(sealed(path)) == event


def test_every_later_key_has_a_row_that_says_what_the_house_says() -> None:
    """Levels, rooms and timetable are sections of their own, which a file has or has not."""
    keys = {
        (format, f"{section}.{key}")
        for format, sections in ((SEAT_TEAMS, KEYS), (ROOM_MATCH, MATCH_KEYS))
        for section, names in sections.items()
        if section not in {"levels", *PROGRAMME_KEYS}
        for key in names
    }
    first = {
        (format, f"{section}.{key}")
        for format, sections in FIRST_KEYS.items()
        for section, names in sections.items()
        for key in names.split()
    }

    assert first <= keys
    assert {(row.format, row.where) for row in ROWS} == keys - first
    said = [(row.format, row.where, row.absent, row.new) for row in ROWS]
    assert sorted(map(repr, said)) == sorted(
        repr((format, *later)) for format, of in LATER_KEYS.items() for later in of
    )


@pytest.mark.parametrize("path", TYPED, ids=lambda path: path.stem)
def test_a_later_key_that_a_file_does_not_have_means_what_it_always_meant(path: Path) -> None:
    text = path.read_text("utf-8")
    rows = [row for row in ROWS if row.format == format_of(text)]
    event = read_any_event(text)

    assert {row.where: row.meaning(event) for row in rows} == {
        row.where: row.absent for row in rows
    }


@pytest.mark.parametrize("path", TYPED, ids=lambda path: path.stem)
def test_a_file_that_says_the_old_meaning_by_name_is_the_same_event(path: Path) -> None:
    text = path.read_text("utf-8")
    for row in ROWS:
        if row.format == format_of(text):
            named = read_any_event(saying(text, row.where, row.absent))

            assert named == read_any_event(text), row.where
            assert written(named) == sealed(path), row.where


@pytest.mark.parametrize("name", ["shortest", "backgammon"])
def test_a_later_key_that_says_something_else_is_sealed_and_read_back(name: str) -> None:
    text = (EVENTS / f"{name}.toml").read_text("utf-8")
    for row in ROWS:
        if row.format == format_of(text):
            section = row.where.partition(".")[0]
            said = saying(text, f"{section}.{row.beside[0]}", row.beside[1]) if row.beside else text
            event = read_any_event(saying(said, row.where, row.other))
            section, _, key = row.where.partition(".")

            assert row.meaning(event) == row.other, row.where
            assert tomllib.loads(written(event))[section][key] == row.other, row.where
            assert read_any_event(written(event)) == event, row.where


def test_events_to_begin_with_say_the_new_value_of_every_later_key() -> None:
    found = templates()

    assert len(found) >= 4
    for name, text in found.items():
        stated = toml_of(text)
        for row in ROWS:
            if row.format == format_of(text) and row.new != row.absent:
                section, _, key = row.where.partition(".")

                assert stated.get(section, {}).get(key) == row.new, f"{name}: {row.where}"
