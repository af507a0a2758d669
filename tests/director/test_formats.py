"""Every format has a desk, and whoever has an event asks the desk of its format."""

from pathlib import Path

import pytest

from evendeal.commands.log_folder import open_desks
from evendeal.director.ledger import NotInTheLog
from evendeal.formats import FORMATS, read_new_event
from evendeal.ids import EventId
from evendeal.tournament.checks import NotAnEvent
from support.event_kinds import KINDS, Kind, of_each_kind
from support.refusals import refused
from support.typed import typed


def test_there_is_a_desk_for_every_format() -> None:
    assert set(FORMATS) == {kind.format for kind in KINDS}
    assert all(name == desk.format for name, desk in FORMATS.items())


def test_the_pages_of_no_two_formats_have_one_address() -> None:
    assert len({desk.path for desk in FORMATS.values()}) == len(FORMATS)


@of_each_kind
def test_a_file_is_read_by_the_format_that_it_names(kind: Kind) -> None:
    event = read_new_event(kind.text())

    assert isinstance(event, FORMATS[kind.format].event)
    assert not any(
        isinstance(event, desk.event) for name, desk in FORMATS.items() if name != kind.format
    )


@of_each_kind
def test_a_format_that_is_not_here_is_named_and_nothing_is_written(
    kind: Kind, tmp_path: Path
) -> None:
    text = kind.text().replace("[event]", '[event]\nformat = "knockout"', 1)
    text = text.replace(f'\nformat = "{kind.format}"', "")

    why = f"must be {', '.join(FORMATS)}"
    with refused(NotAnEvent, where="event.format", value="knockout", why=why):
        read_new_event(text)

    file = tmp_path / "event.toml"
    file.write_text(text, "utf-8")
    answer = typed("event", "new", file, "--log", tmp_path / "var")
    assert isinstance(answer.refusal, NotAnEvent)
    assert not (tmp_path / "var").exists()


def test_an_event_is_at_the_desk_of_its_format_and_at_no_other(tmp_path: Path) -> None:
    for kind in KINDS:
        file = tmp_path / f"{kind.name}.toml"
        file.write_text(kind.text(), "utf-8")
        assert typed("event", "new", file, "--log", tmp_path / "var").code == 0

    with open_desks(tmp_path / "var") as desks:
        assert {desks.of(EventId(kind.id)).format: kind.id for kind in KINDS} == {
            desk.format: event for desk in desks for event in desk.ledger.events()
        }
        assert sorted(desks.events()) == sorted(kind.id for kind in KINDS)


def test_of_an_event_that_is_not_there_some_desk_says_so(tmp_path: Path) -> None:
    with open_desks(tmp_path / "var", create=True) as desks:
        desk = desks.of(EventId("none"))
        with refused(NotInTheLog, event="none"):
            desk.ledger.progress(EventId("none"))
        with pytest.raises(NotInTheLog):
            desk.verify(EventId("none"))
