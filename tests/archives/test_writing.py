"""New golden archives are written by one command, and old ones never anew."""

import runpy
from collections.abc import Callable
from pathlib import Path

import pytest

from support.archives.machine import held
from support.archives.pages import Page, read_pages, read_words, write_pages, write_words
from support.archives.place import OUTPUTS, PAGES, SAYS, Stored, stored
from support.archives.read_again import go_on
from support.archives.writing import Hall, play_of
from support.clock import Moved

SCRIPT = Path(__file__).parents[2] / "scripts" / "golden_archives.py"
PLAY = "rehearsal"


@pytest.fixture(scope="module")
def command() -> Callable[..., int]:
    main = runpy.run_path(str(SCRIPT))["main"]
    assert callable(main)
    return main


def everything(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.mark.long
def test_the_command_writes_an_archive_with_its_pages_and_words_and_never_writes_over_it(
    command: Callable[..., int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written = command(["write", PLAY], tmp_path)
    before = everything(tmp_path)
    again = command(["write", PLAY], tmp_path)

    assert (written, again) == (0, 1)
    assert "rehearsal is there already" in capsys.readouterr().err
    assert everything(tmp_path) == before
    (archive,) = stored(tmp_path)
    assert {SAYS, PAGES, OUTPUTS} < {path.name for path in archive.folder.iterdir()}
    for moment in archive.moments:
        assert archive.file(moment).exists()
        assert read_pages(archive.folder / PAGES)[moment.name]
        assert read_words(archive.folder / OUTPUTS)[moment.name]


def test_an_archive_that_nobody_plays_is_refused(
    command: Callable[..., int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(["write", "nobody"], tmp_path) == 1
    assert "has no nobody.py" in capsys.readouterr().err
    assert everything(tmp_path) == {}


def test_a_command_that_is_none_is_answered_with_what_there_is(
    command: Callable[..., int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(["overwrite", PLAY]) == 2
    assert "write NAME" in capsys.readouterr().err


def test_pages_come_out_of_their_file_byte_for_byte(tmp_path: Path) -> None:
    typed = (("content-type", "application/json"),)
    bodies = [b'{"a":1}', b'{ "a": 1}', b'{"a":1.50}', b"", b"\xff\x00", "é\n\r\n".encode()]
    first = {f"/{number}": Page(200, typed, body) for number, body in enumerate(bodies)}
    second = {**first, "/0": Page(404, (), b"{}"), "/more": first["/1"]}
    write_pages(tmp_path / PAGES, {"begun": first, "end": second})

    assert read_pages(tmp_path / PAGES) == {"begun": first, "end": second}
    assert len((tmp_path / PAGES).read_bytes().splitlines()) == len(bodies) + 1


def test_words_come_out_of_their_file_letter_for_letter(tmp_path: Path) -> None:
    first = {"evendeal verify cup": "✓ holds\n\nexit code 0\n", "file a.csv": "a␍\n"}
    second = {**first, "file b.csv": ">> no mark\n\n"}
    write_words(tmp_path / OUTPUTS, {"begun": first, "end": second})

    assert read_words(tmp_path / OUTPUTS) == {"begun": first, "end": second}


@pytest.mark.long
@pytest.mark.parametrize("archive", stored(), ids=lambda each: each.name)
def test_the_play_of_an_archive_can_be_played_by_the_house_of_today(
    archive: Stored, tmp_path: Path
) -> None:
    """Not to the same bytes: what it wrote once is never written anew."""
    event, about, play = play_of(archive.name)
    hall = Hall(tmp_path / "log", Moved(), tmp_path / "files")
    hall.files.mkdir()
    names = []
    with held(hall.clock, seed=archive.name):
        for moment in play(hall):
            names.append(moment.name)
            go_on(moment, hall.folder, hall.files)

    assert names == [moment.name for moment in archive.moments]
    assert (event, about) == (archive.event, archive.about)
