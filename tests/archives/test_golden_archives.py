"""Golden archives: what the house of their day made of an event, today's makes of it as well."""

import re
from functools import cache
from pathlib import Path
from shutil import copytree
from tempfile import mkdtemp
from zipfile import ZipFile

import pytest

from support.archives.compared import differences, words_that_differ
from support.archives.machine import held, read_time
from support.archives.meant import meant, pattern_of
from support.archives.outputs import typed
from support.archives.pages import Page, read_pages, read_words
from support.archives.place import FILES, OUTPUTS, PAGES, Moment, Stored, stored
from support.archives.read_again import Published, go_on, imported, pages_of, words_of
from support.archives.walk import NOT_OF_AN_EVENT
from support.clock import Moved

ARCHIVES = stored()
LOG = "log.jsonl"
MOMENTS = [(each, moment) for each in ARCHIVES for moment in each.moments]
AT_EACH_SAVE = {"other_settings", "match_withdrawn"}
"""Archives that are held in the fast tier too: one of each kind of event, and the least ones."""
GOING_ON = [
    (each, moment, after)
    for each in ARCHIVES
    for moment, after in zip(each.moments, each.moments[1:], strict=False)
    if moment.goes_on
]
of_moments = pytest.mark.parametrize(
    ("archive", "moment"),
    [
        pytest.param(
            *(each, moment),
            id=f"{each.name}-{moment.name}",
            marks=() if each.name in AT_EACH_SAVE else pytest.mark.long,
        )
        for each, moment in MOMENTS
    ],
)


@cache
def golden_pages(archive: Stored) -> dict[str, dict[str, Page]]:
    """The golden pages of every moment, as they should be served today."""
    at = read_pages(archive.folder / PAGES)
    return {moment: meant().pages(pages) for moment, pages in at.items()}


@cache
def golden_words(archive: Stored) -> dict[str, dict[str, str]]:
    """The golden words of every moment, as commands should say them today."""
    at = read_words(archive.folder / OUTPUTS)
    return {moment: meant().words(words) for moment, words in at.items()}


@pytest.fixture(scope="module")
def today(tmp_path_factory: pytest.TempPathFactory) -> "Today":
    return Today(tmp_path_factory.mktemp("golden"))


class Today:
    """What today's house makes of each archive, each in an empty house of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._imported: dict[tuple[str, str], Path] = {}
        self._served: dict[tuple[str, str], tuple[Published, Path]] = {}

    def folder(self) -> Path:
        """An empty one."""
        return Path(mkdtemp(dir=self._folder))

    def log(self, archive: Stored, moment: Moment) -> Path:
        """The folder of a log into which an archive has been imported; it is the caller's own."""
        key = (archive.name, moment.name)
        if key not in self._imported:
            self._imported[key] = self.folder() / "log"
            imported(archive.file(moment), self._imported[key])
        return copytree(self._imported[key], self.folder() / "log")

    def served(self, archive: Stored, moment: Moment) -> tuple[Published, Path]:
        """What the public sees, and the log: what the archive had not got was made good there."""
        key = (archive.name, moment.name)
        if key not in self._served:
            log, also = self.log(archive, moment), golden_pages(archive)[moment.name]
            self._served[key] = pages_of(archive.event, moment, log, also), log
        return self._served[key]


def of_known_routes(found: Published, golden: dict[str, Page]) -> dict[str, Page]:
    """Pages of today without those of routes that came after the archive: it cannot know them.

    Nor those that are asked with more: a route that asks for a session now was not asked so then.
    """
    patterns = [pattern_of(route) for route in found.routes]
    known = {
        (each.pattern, _asked(address))
        for each in patterns
        for address in golden
        if _at(each, address)
    }
    return {
        address: page
        for address, page in found.pages.items()
        if address in golden
        or any((each.pattern, _asked(address)) in known for each in patterns if _at(each, address))
    }


def _asked(address: str) -> tuple[str, ...]:
    """What stands in the query of an address, by name."""
    return tuple(part.partition("=")[0] for part in address.partition("?")[2].split("&"))


def _at(pattern: "re.Pattern[str]", address: str) -> bool:
    return pattern.fullmatch(address.partition("?")[0]) is not None


@pytest.mark.long
@of_moments
def test_every_public_page_of_an_event_is_to_the_byte_what_it_was(
    archive: Stored, moment: Moment, today: Today
) -> None:
    golden, (found, _) = golden_pages(archive)[moment.name], today.served(archive, moment)

    assert golden
    assert differences(golden, of_known_routes(found, golden)) == []


@pytest.mark.long
@of_moments
def test_standings_verdicts_and_files_of_an_event_are_what_they_were(
    archive: Stored, moment: Moment, today: Today
) -> None:
    golden, (_, log) = golden_words(archive)[moment.name], today.served(archive, moment)
    found = words_of(archive.event, moment, log, today.folder())
    known = {command: text for command, text in found.items() if command in golden}

    assert golden
    assert words_that_differ(golden, known) == []


@of_moments
def test_nothing_speaks_against_a_golden_event_by_evendeal_nor_by_the_script(
    archive: Stored, moment: Moment
) -> None:
    """Words that say only that nothing could be read, or that something fails, hold nothing.

    Before its first session begins, an event has no file of open deals for the script to read.
    """
    verdicts = {
        command: text
        for command, text in golden_words(archive)[moment.name].items()
        if command.startswith(("verify_event.py seal.json opened.json", "evendeal verify "))
    }

    assert f"evendeal verify {archive.event} --json" in verdicts
    assert [text for text in verdicts.values() if not text.endswith("exit code 0\n")] == []


@of_moments
def test_an_event_that_was_imported_goes_out_as_it_came_in(
    archive: Stored, moment: Moment, today: Today
) -> None:
    """Its log, its seal, its signatures and its secrets; results are words, and held as such."""
    log, out = today.log(archive, moment), today.folder() / "out.zip"
    with held(Moved(read_time(moment.now))):
        wish = " --with-secrets" if moment.secrets else ""
        code, answer = typed(f"event export {archive.event} {out}{wish} --log {log}")

    assert code == 0, answer
    assert as_sealed(out) == as_sealed(archive.file(moment))


def as_sealed(file: Path) -> dict[str, bytes]:
    """The files of an archive that nobody may ever write otherwise."""
    with ZipFile(file) as packed:
        return {
            name: packed.read(name)
            for name in packed.namelist()
            if not name.startswith("results/") and name not in ("README.txt", "manifest.json")
        }


@pytest.mark.long
@pytest.mark.parametrize("archive", ARCHIVES, ids=lambda each: each.name)
def test_an_event_that_came_piece_by_piece_is_shown_as_one_that_came_at_once(
    archive: Stored, today: Today
) -> None:
    log, last = today.folder() / "log", archive.moments[-1]
    for moment in archive.moments:
        imported(archive.file(moment), log)
    golden = golden_pages(archive)[last.name]
    found = pages_of(archive.event, last, log, golden)

    assert differences(golden, of_known_routes(found, golden)) == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("archive", "moment", "after"), GOING_ON, ids=[f"{a.name}-{m.name}" for a, m, _ in GOING_ON]
)
def test_an_interrupted_event_goes_on_to_the_log_to_which_it_went_on(
    archive: Stored, moment: Moment, after: Moment, today: Today
) -> None:
    log, out = today.log(archive, moment), today.folder() / "out.zip"
    with held(Moved(read_time(moment.now))):
        go_on(moment, log, archive.folder / FILES)
        code, answer = typed(f"event export {archive.event} {out} --log {log}")

    assert code == 0, answer
    assert lines(out) == lines(archive.file(after))


def lines(file: Path) -> list[bytes]:
    with ZipFile(file) as packed:
        return packed.read(LOG).splitlines()


@pytest.mark.long
def test_no_entry_of_the_map_of_what_is_meant_is_idle() -> None:
    """One that changes nothing in any archive is dead, or was never true."""
    applied = meant()
    for archive in ARCHIVES:
        for pages in read_pages(archive.folder / PAGES).values():
            applied.pages(pages)
        for words in read_words(archive.folder / OUTPUTS).values():
            applied.words(words)

    assert applied.idle() == []


def test_archives_take_little_room() -> None:
    """Every clone carries them: 5 MB for the first, half of one for each thing that came later."""
    later = {
        "individuals": {"individuals", "hands"},
        "pages of finalists": {"final"},
        "rules of hands": {"levels", "fouled"},
        "pages of matches": {"match_games"},
        "screens at the tables": {"results_switched", "match_results_switched"},
    }
    folder = ARCHIVES[0].folder.parent
    sizes = {
        each.name: sum(path.stat().st_size for path in each.rglob("*") if path.is_file())
        for each in folder.iterdir()
        if each.is_dir()
    }

    for names in later.values():
        assert sum(sizes.pop(name) for name in names) < 500_000
    assert sum(sizes.values()) < 5_000_000


@pytest.mark.long
def test_every_public_address_of_an_event_stands_in_an_archive_with_a_page(today: Today) -> None:
    """A page that was added has no golden one yet: a new archive is due."""
    archive, moment = next(each for each in MOMENTS if each[0].name in AT_EACH_SAVE)
    found, _ = today.served(archive, moment)
    answered = {
        address
        for each in ARCHIVES
        for pages in golden_pages(each).values()
        for address, page in pages.items()
        if page.status == 200
    }
    missing = {
        route
        for route in found.routes
        if not any(_at(pattern_of(route), address) for address in answered)
    }

    assert missing == set()
    assert not set(NOT_OF_AN_EVENT) & set(found.routes)
