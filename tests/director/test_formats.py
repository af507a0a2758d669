"""Every format has a desk, and whoever has an event asks the desk of its format."""

from pathlib import Path

import pytest

from evendeal.commands.log_folder import open_desks
from evendeal.director.ledger import NotInTheLog
from evendeal.formats import FORMATS, FormatNotHere, read_new_event
from evendeal.ids import EventId
from evendeal.tournament.checks import NotAnEvent
from support.event_kinds import KINDS, Kind, of_each_kind
from support.event_kinds.matches import MATCHES
from support.events.poker import rows
from support.refusals import refused, typed_refused
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


def without(monkeypatch: pytest.MonkeyPatch, format: str) -> tuple[str, ...]:
    """The formats of a house that lacks this one."""
    monkeypatch.delitem(FORMATS, format)
    return tuple(FORMATS)


@pytest.mark.parametrize(
    "words",
    [
        ("event", "next", "duel"),
        ("event", "begin", "duel"),
        ("event", "end", "duel"),
        ("event", "order", "duel", "1"),
        ("standings", "duel"),
        ("verify", "duel"),
        ("event", "export", "duel", "duel.zip"),
        ("event", "withdraw", "duel", "--reason", "rain"),
    ],
    ids=" ".join,
)
def test_an_event_of_a_format_that_is_not_here_is_told_by_its_name(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is changed: the house that has the format goes on with it."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "duel.toml").write_text(MATCHES.text(), "utf-8")
    assert typed("event", "new", "duel.toml").code == 0
    before = rows(tmp_path / "var")
    known = without(monkeypatch, MATCHES.format)

    answer = typed(*words)

    typed_refused(answer, FormatNotHere, event="duel", format=MATCHES.format, known=known)
    assert rows(tmp_path / "var") == before
    assert not (tmp_path / "duel.zip").exists()


def test_an_archive_of_a_format_that_is_not_here_is_not_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "duel.toml").write_text(MATCHES.text(), "utf-8")
    assert typed("event", "new", "duel.toml").code == 0
    assert typed("event", "export", "duel", "duel.zip").code == 0
    known = without(monkeypatch, MATCHES.format)

    answer = typed("event", "import", "duel.zip", "--log", "other")

    typed_refused(answer, FormatNotHere, event=None, format=MATCHES.format, known=known)
    assert not (tmp_path / "other").exists()
