"""Every kind of line, of ruling and of setting of an event of poker stands in an archive.

The kinds are read from the manual of the log, which is what a later house has to read. Whoever
adds one is told here that a golden archive of it is due.
"""

import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from evendeal.tournament.duplicate.rulings import KINDS
from evendeal.tournament.event_text import SEAT_TEAMS
from evendeal.tournament.later_keys import LATER_KEYS
from evendeal.tournament.seat_teams.event_read import KEYS
from support.archives.place import stored

MANUAL = Path(__file__).parents[2] / "docs" / "log.md"
OF_POKER = ("What lines say", "What lines say of an event as a whole")
EFFECTS = {"stands", "void", "fouled", "not_played", "replace", "adjust", "penalty"}


def kinds_of_lines() -> set[str]:
    """What `do` says in the lines of an event of poker, by the tables of the manual."""
    text = MANUAL.read_text("utf-8")
    found: set[str] = set()
    for heading in OF_POKER:
        _, _, section = text.partition(f"\n### {heading}\n")
        table = section.partition("\n### ")[0]
        for row in re.findall(r"(?m)^\| (`[^|]*) \|", table):
            found |= set(re.findall(r"`(\w+)`", row))
    return found - {"do"}


@cache
def bodies() -> tuple[dict[str, Any], ...]:
    """What every line of the archives of poker says."""
    return tuple(_bodies())


def _bodies() -> Iterator[dict[str, Any]]:
    for archive in stored():
        lines = [
            json.loads(line)["body"]
            for moment in archive.moments[-1:]
            for line in ZipFile(archive.file(moment)).read("log.jsonl").splitlines()
        ]
        if _is_poker(lines[0]["event"]):
            yield from lines


def _is_poker(event: str) -> bool:
    return bool(tomllib.loads(event)["event"].get("format", SEAT_TEAMS) == SEAT_TEAMS)


def said(do: str, field: str) -> set[Any]:
    """What the lines of a kind say in a field."""
    return {_plain(body[field]) for body in bodies() if body["do"] == do}


def _plain(value: Any) -> Any:
    return json.dumps(value) if isinstance(value, list | dict) else value


def test_every_kind_of_line_stands_in_an_archive() -> None:
    kinds = kinds_of_lines()

    assert {"publish", "fold", "rule", "correct_name", "bring_out"} <= kinds
    assert kinds - {body["do"] for body in bodies()} == set()


def test_no_archive_has_a_kind_of_line_that_the_manual_does_not_name() -> None:
    assert {body["do"] for body in bodies()} - kinds_of_lines() == set()


def test_rulings_of_every_kind_and_effect_stand_in_an_archive() -> None:
    """R23: with and without a table, on a deal and on none, in time and late."""
    assert set(KINDS) - said("rule", "kind") == set()
    assert {body["effect"]["as"] for body in bodies() if body["do"] == "rule"} == EFFECTS
    assert said("rule", "late") == {False, True}
    assert {bool(body["tables"]) for body in bodies() if body["do"] == "rule"} == {False, True}
    assert {bool(body["deal"]) for body in bodies() if body["do"] == "rule"} == {False, True}


@pytest.mark.parametrize(
    ("do", "field", "values"),
    [
        ("note", "kind", {"out_of_turn", "clock", "exposed", "absent", "left", "back", "other"}),
        ("custody", "where", {"store", "table", "back"}),
        ("dealt", "street", {"flop", "turn", "river"}),
        ("correct_name", "what", {"event", "team", "player"}),
        ("publish", "rehearsal", {False, True}),
        ("switch_results", "results", {"none", "open"}),
    ],
)
def test_a_line_stands_in_an_archive_with_each_thing_that_it_can_say(
    do: str, field: str, values: set[Any]
) -> None:
    assert values - said(do, field) == set()


def test_sessions_have_begun_with_and_without_public_randomness() -> None:
    """S2: and have ended with reserve deals and without."""
    assert {each is None for each in said("begin", "beacon")} == {False, True}
    assert {each is None for each in said("end", "reserve")} == {False, True}


def versions() -> dict[str, set[int]]:
    """The versions of the seals of each kind, by whether the event was over."""
    found: dict[str, set[int]] = {}
    for archive in stored():
        with ZipFile(archive.file(archive.moments[-1])) as packed:
            seal = json.loads(packed.read("seal.json"))["seal"]
            if _is_poker(packed.read("event.toml").decode()):
                found.setdefault(archive.name, set()).add(int(seal.get("version", 1)))
    return found


def test_events_of_both_versions_of_the_seal_are_among_the_archives() -> None:
    """S2: and one of the first version is played by today's house."""
    found = versions()

    assert set().union(*found.values()) == {1, 2}
    assert found["first_seal"] == found["first_seal_waiting"] == {1}


def stated() -> list[dict[str, Any]]:
    """What the conditions of each event say, as they were sealed."""
    return [tomllib.loads(body["event"]) for body in bodies() if body["do"] == "publish"]


@pytest.mark.parametrize("where", [key.where for key in LATER_KEYS[SEAT_TEAMS]])
def test_a_later_key_stands_in_an_archive_and_another_is_without_it(where: str) -> None:
    """A file of before the key is read as before, and one with it as it says."""
    section, _, key = where.partition(".")
    found = {key in event.get(section, {}) for event in stated()}

    assert found == {False, True}


def values() -> dict[str, set[Any]]:
    """What the conditions of the events say of each key; None where a file does not have it."""
    return {
        f"{section}.{key}": {
            _plain(row.get(key)) for event in stated() for row in _rows(event.get(section, {}))
        }
        for section, keys in KEYS.items()
        if section != "entries"
        for key in keys
    }


def _rows(section: dict[str, Any] | list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A section of an event file; one that is a list has many of the kind."""
    return section if isinstance(section, list) else [section]


def test_every_key_of_event_files_has_two_values_in_the_archives() -> None:
    """What no archive says otherwise could be lost without a word."""
    one = {where for where, found in values().items() if len(found) < 2}

    # Every event of this format says the same of it.
    assert one == {"event.format"}


@pytest.mark.parametrize(
    ("where", "all_of_them"),
    [
        ("play.betting", {"no-limit", "pot-limit", "fixed-limit", "pot-limit-then-no-limit"}),
        ("play.stacks", {"reset", "running"}),
        ("play.odd_chips", {"whole", "fraction"}),
        ("draw.seats", {"balanced", "cyclic", "mirror"}),
        ("draw.order", {"whole", "blocks", "sequence"}),
        ("scoring.method", {"seat_points", "match_points", "chips"}),
        ("scoring.ties", {"shared", "none"}),
        ("office.in_running", {None, "staff", "steps"}),
    ],
)
def test_every_word_of_a_setting_stands_in_an_archive(where: str, all_of_them: set[Any]) -> None:
    assert values()[where] == all_of_them
