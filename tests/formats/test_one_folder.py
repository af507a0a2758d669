"""A kind of event that stands in one folder: everything done with events is done with it.

What is registered is the whole of what the house knows of it; see `conftest.py`.
"""

import json
from pathlib import Path
from zipfile import ZipFile

import pytest

from evendeal.commands.log_folder import open_desks
from evendeal.formats import FORMATS, kind_of, read_new_event
from evendeal.ids import EventId
from evendeal.tournament.checks import NotAnEvent
from support.formats.files import FILES
from support.typed import typed


@pytest.fixture(params=FILES)
def text(request: pytest.FixtureRequest) -> str:
    """The file of an event of each kind."""
    found: str = FILES[request.param]
    return found


@pytest.fixture
def file(tmp_path: Path, text: str) -> Path:
    """The same on a disk."""
    path = tmp_path / "event.toml"
    path.write_text(text, "utf-8")
    return path


@pytest.fixture
def played(tmp_path: Path, file: Path) -> Path:
    """A log in which it has been rehearsed to its end."""
    log = tmp_path / "rehearsal"
    assert typed("rehearse", file, "--log", log, "--seed", "1").code == 0
    return log


def event_of(text: str) -> EventId:
    return read_new_event(text).id


def test_its_file_is_read_by_the_word_that_it_names(text: str) -> None:
    event = read_new_event(text)

    assert kind_of(event) is FORMATS[event.format]
    assert f'format = "{event.format}"' in text


def test_a_format_that_is_not_here_is_refused_by_its_name(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = read_new_event(text).format
    monkeypatch.delitem(FORMATS, name)

    with pytest.raises(NotAnEvent) as refused:
        read_new_event(text)

    assert (refused.value.where, refused.value.value) == ("event.format", name)


def test_it_is_sealed_and_begun_at_the_command_line(text: str, file: Path, tmp_path: Path) -> None:
    event, log = event_of(text), tmp_path / "log"

    sealed = typed("event", "new", file, "--log", log)
    begun = typed("event", "begin", event, "--log", log)
    ended = typed("event", "end", event, "--log", log)

    assert (sealed.code, begun.code) == (0, 0)
    assert ended.refusal is not None
    assert typed("verify", event, "--log", log).code == 0


def test_a_rehearsal_plays_it_to_its_end_and_the_same_again(
    text: str, played: Path, file: Path
) -> None:
    again = typed("rehearse", file, "--log", played, "--seed", "1", "--json")
    other = typed("rehearse", file, "--seed", "1", "--json")

    assert again.json == other.json
    with open_desks(played) as desks:
        assert desks.of(event_of(text)).ledger.progress(event_of(text)).finished


def test_it_is_rehearsed_line_by_line_where_somebody_watches(
    text: str, file: Path, tmp_path: Path
) -> None:
    event, log = read_new_event(text), tmp_path / "log"
    with open_desks(log, create=True) as desks:
        desk = desks.for_new(event)
        side = desk.rehearsal(event, "mixed", 1)
        side.prepare(desk.ledger)
        for (table,) in side.stages(desk.ledger):
            while table.step() is not None:
                pass
        assert desk.ledger.progress(event.id).finished
        by_line = desk.scoreboard(event.id, None)

    at_once = typed("rehearse", file, "--seed", "1", "--json").json
    assert [list(row) for row in by_line] == [list(row) for row in at_once]


def test_its_standings_are_printed(text: str, played: Path) -> None:
    printed = typed("standings", event_of(text), "--log", played)

    assert printed.code == 0
    assert read_new_event(text).name in printed.out


def test_all_of_it_is_proved_and_a_changed_secret_is_not(text: str, played: Path) -> None:
    event = event_of(text)
    assert typed("verify", event, "--log", played).code == 0

    opened = next(played.rglob("opened.json"))
    file = json.loads(opened.read_text("utf-8"))
    file["sessions"][0]["secret"] = "0" * 64
    opened.write_text(json.dumps(file), "utf-8")

    assert typed("verify", event, "--log", played).code != 0


def test_its_archive_is_the_same_each_time_and_comes_back_whole(
    text: str, played: Path, tmp_path: Path
) -> None:
    event, back = event_of(text), tmp_path / "back"
    one, two = tmp_path / "one.zip", tmp_path / "two.zip"
    for file in (one, two):
        assert typed("event", "export", event, file, "--log", played).code == 0
    with ZipFile(one) as packed:
        standings = packed.read("results/standings.csv").decode()

    assert typed("event", "import", one, "--log", back).code == 0

    assert one.read_bytes() == two.read_bytes()
    with open_desks(played) as desks, open_desks(back) as others:
        before = desks.of(event).scoreboard(event, None)
        assert others.of(event).scoreboard(event, None) == before
    assert len(standings.splitlines()) == 1 + len(before)
