"""The page about event files says what the readers do."""

import re
from pathlib import Path

import pytest

from evendeal.poker import Betting, OddChips, Raises
from evendeal.scoring.methods import METHODS
from evendeal.scoring.ranking import Ties
from evendeal.tournament.checks import NotAnEvent
from evendeal.tournament.duplicate.rules import InRunningKind, OrderKind, Stacks
from evendeal.tournament.lists import read_entries
from evendeal.tournament.seat_teams.demonstration import demonstration
from evendeal.tournament.seat_teams.event_read import KEYS, read_event, write_event
from evendeal.tournament.seat_teams.team_rules import SeatDrawKind

PAGE = (Path(__file__).parents[2] / "docs" / "configuration.md").read_text("utf-8")
CUP = write_event(demonstration())


def example(language: str) -> str:
    """The page's example of an event in a language; that of the house is another file."""
    found = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    (text,) = (each for each in found if "[house]" not in each)
    return str(text)


@pytest.mark.parametrize("section", KEYS)
def test_every_key_is_on_the_page_in_its_section_and_no_other(section: str) -> None:
    many = section in {"entries", "levels", "rooms", "timetable"}
    heading = f"[[{section}]]" if many else f"[{section}]"
    (text,) = re.findall(rf"### `{re.escape(heading)}`\n(.*?)(?=\n##|\Z)", PAGE, re.DOTALL)

    assert tuple(re.findall(r"^\| `(\w+)`", text, re.MULTILINE)) == KEYS[section]


def test_every_choice_is_on_the_page() -> None:
    kinds = (Ties, Stacks, SeatDrawKind, OrderKind, Betting, Raises, OddChips, InRunningKind)
    choices = [*METHODS, *(choice.value for kind in kinds for choice in kind)]

    assert [choice for choice in choices if f'`"{choice}"`' not in PAGE] == []


def test_the_shortest_event_is_what_the_page_says_it_is() -> None:
    event = read_event(example("toml"))

    assert (event.tables, event.play.seats, event.play.deals, event.play.reserve) == (3, 3, 24, 3)
    assert (event.play.small_blind, event.play.big_blind, event.play.cap) == (25, 50, 5_000)
    assert event.entries[2].players == ("C1", "C2", "C3")


def test_the_list_on_the_page_is_read() -> None:
    entries = read_entries(example("csv"))

    assert [entry.id for entry in entries] == ["ants", "bees", "cats"]
    assert entries[2].players == ("Cleo", "Carl", "Cy")


def test_the_sentences_on_the_page_are_the_ones_that_are_said() -> None:
    names = [entry.name for entry in demonstration().entries]
    said = [
        (read_event, CUP.replace("Denmark", "brazil")),
        (read_entries, "name\n" + "\n".join(names).replace("Denmark", "brazil")),
        (read_event, CUP.rpartition("[[entries]]")[0]),
        (read_event, CUP.replace("deals = 60", "deals = 0")),
        (read_event, CUP.replace(', "E6"', "")),
        (read_event, CUP.replace("big_blind =", "bigblind =")),
        (read_event, CUP.replace('id = "team-cup"', "")),
    ]
    sentences = re.findall(r"^\| [^|`]* \| `(.*)` \|$", PAGE, re.MULTILINE)

    assert len(sentences) == len(said)
    for (read, text), sentence in zip(said, sentences, strict=True):
        with pytest.raises(NotAnEvent) as no:
            read(text)
        assert str(no.value) == sentence
