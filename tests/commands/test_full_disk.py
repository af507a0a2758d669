"""A disk that is full: one sentence that says where, and nothing by half."""

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from unittest.mock import ANY

import pytest

from evendeal.notation.refusals import NotReadable
from evendeal.store.database import LogNotOpened
from support.events.matches import match_toml
from support.events.poker import toml
from support.full_disk import ROOM, hardly_any_room
from support.notation.hands_typed import ACPC_LOG
from support.notation.mat_text import MAT_FILES
from support.refusals import typed_refused
from support.typed import typed


@pytest.mark.long
@pytest.mark.parametrize(
    ("command", "source", "name"),
    [
        (["hands", "convert"], ACPC_LOG, "new.phhs"),
        (["match", "convert"], MAT_FILES / "gnubg_five_points.mat", "new.mat"),
    ],
)
def test_a_conversion_that_does_not_fit_names_its_file_and_leaves_the_old_one(
    command: list[str], source: Path, name: str, tmp_path: Path
) -> None:
    """P8: the sentence names the file, and what was there before is there still."""
    target = tmp_path / name
    target.write_text("before")

    with hardly_any_room():
        answer = typed(*command, source, target, "--force")

    assert answer.code == 2
    assert answer.sentence.startswith(f"{target}: ")
    assert [path.name for path in tmp_path.iterdir()] == [name]
    assert target.read_text() == "before"


@pytest.mark.parametrize(
    ("command", "name"),
    [
        (["event", "export", "cup"], "cup.zip"),
        (["event", "hands", "cup"], "cup.phhs"),
        (["event", "decks", "cup"], "cup.csv"),
    ],
)
def test_a_file_of_an_event_that_does_not_fit_leaves_nothing(
    command: list[str], name: str, rehearsed: Path, tmp_path: Path
) -> None:
    """P8: the same command can be given again when there is room."""
    log = Path(shutil.copytree(rehearsed, tmp_path / "var"))
    target = tmp_path / name

    with closing(sqlite3.connect(log / "log.sqlite")) as reading:
        # As beside a server: the files are there by way of which SQLite reads.
        assert reading.execute("SELECT count(*) FROM lines").fetchone()[0] > 0
        with hardly_any_room():
            answer = typed(*command, target, "--log", log)
    assert answer.code == 2
    assert answer.sentence.startswith(f"{target}: ")
    assert not target.exists()

    assert typed(*command, target, "--log", log).code == 0


@pytest.mark.parametrize("room", [ROOM, 8_192, 40_000])
@pytest.mark.parametrize("text", [toml(deals=2), match_toml()], ids=["poker", "matches"])
def test_an_event_that_does_not_fit_is_not_made_and_can_be_made_later(
    text: str, room: int, tmp_path: Path
) -> None:
    """D6: the sentence names the log, and no seal is published."""
    event, log = tmp_path / "event.toml", tmp_path / "var"
    event.write_text(text)

    with hardly_any_room(room):
        answer = typed("event", "new", event, "--log", log)

    typed_refused(answer, LogNotOpened, path=str(log / "log.sqlite"), why=ANY)
    assert list(log.rglob("seal.json")) == []
    assert typed("event", "new", event, "--log", log).code == 0


@pytest.mark.process
def test_a_server_whose_log_takes_nothing_is_refused_before_it_says_where_it_is(
    tmp_path: Path,
) -> None:
    event, log = tmp_path / "event.toml", tmp_path / "var"
    event.write_text(toml(deals=2))
    assert typed("event", "new", event, "--log", log).code == 0

    serve = (sys.executable, "-m", "evendeal", "serve", "--no-demonstration")
    with closing(sqlite3.connect(log / "log.sqlite")) as reading:
        assert reading.execute("SELECT count(*) FROM lines").fetchone()[0] == 1
        with hardly_any_room():
            server = subprocess.run(
                (*serve, "--port", "0", "--log", log),
                capture_output=True,
                text=True,
                timeout=60,
                check=False,
                # What measures the tests' coverage would have to write too, and would say so.
                env={key: at for key, at in os.environ.items() if not key.startswith("COVERAGE_")},
            )

    assert (server.returncode, server.stdout) == (2, "")
    (sentence,) = server.stderr.splitlines()
    assert sentence.startswith("the log could not be written: ")


@pytest.mark.parametrize("command", [["hands", "convert"], ["match", "convert"]])
def test_a_folder_in_the_place_of_a_file_is_called_one(command: list[str], tmp_path: Path) -> None:
    """P8: a folder is not a file that is missing."""
    answer = typed(*command, tmp_path, tmp_path / "new.phhs")

    typed_refused(answer, NotReadable, where=str(tmp_path), line=None)
