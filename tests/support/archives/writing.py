"""New golden archives: an event is played, taken at its moments, and read back as a test reads it.

What lies there already is never written over: a golden archive is what the house of its day made
of an event, and no later house can make that again.
"""

import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from support.archives.machine import held
from support.archives.outputs import typed
from support.archives.pages import write_pages, write_words
from support.archives.place import FILES, GOLDEN, OUTPUTS, PAGES, SAYS, Moment
from support.archives.read_again import go_on, imported, pages_of, words_of
from support.clock import Moved


class AlreadyThere(Exception):
    """A golden archive of this name, which is never written over."""

    def __init__(self, *, name: str) -> None:
        super().__init__(f"{name} is there already, and a golden archive is never written anew")
        self.name = name


class NoSuchPlay(Exception):
    """A name under which no event is played."""

    def __init__(self, *, name: str) -> None:
        super().__init__(f"tests/support/archives/events has no {name}.py")
        self.name = name


@dataclass(frozen=True)
class Hall:
    """Where an event is played.

    Attributes:
        folder: for the log; it is not there yet.
        clock: which every program in it reads.
        files: for files with which the event goes on from a moment; they are kept beside it.
    """

    folder: Path
    clock: Moved
    files: Path


Play = Callable[[Hall], Iterator[Moment]]
"""Plays one event in a hall, and stops at each moment at which it is to be taken."""


def play_of(name: str) -> tuple[str, str, Play]:
    """Id of the event, what the archive is for, and the play."""
    try:
        module = import_module(f"support.archives.events.{name}")
    except ModuleNotFoundError as missing:
        if missing.name != f"support.archives.events.{name}":
            raise
        raise NoSuchPlay(name=name) from None
    about = " ".join((module.__doc__ or "").split("\n\n")[0].split())
    return module.EVENT, about, module.play


def write(name: str, folder: Path = GOLDEN) -> Path:
    """A new golden archive; the folder in which it lies.

    Raises:
        AlreadyThere: there is one of this name.
        NoSuchPlay: no event is played under it.
    """
    place = folder / name
    if place.exists():
        raise AlreadyThere(name=name)
    event, about, play = play_of(name)
    with TemporaryDirectory() as made:
        new = Path(made) / name
        new.mkdir()
        hall = Hall(Path(made) / "log", Moved(), new / FILES)
        hall.files.mkdir()
        with held(hall.clock, seed=name):
            moments = [*_taken(event, play(hall), hall, new)]
        if not any(hall.files.iterdir()):
            hall.files.rmdir()
        says = [f"event = {json.dumps(event)}", f"about = {json.dumps(about, ensure_ascii=False)}"]
        pages, words = {}, {}
        for number, moment in enumerate(moments, 1):
            log, out = Path(made) / f"log-{number}", Path(made) / f"out-{number}"
            out.mkdir()
            imported(new / f"{number}-{moment.name}.zip", log)
            pages[moment.name] = pages_of(event, moment, log).pages
            words[moment.name] = words_of(event, moment, log, out)
            says += ["", "[[moments]]", f"name = {json.dumps(moment.name)}"]
            says += [f"now = {json.dumps(moment.now)}", f"secrets = {str(moment.secrets).lower()}"]
            if moment.goes_on:
                says.append(f"goes_on = {json.dumps(list(moment.goes_on), ensure_ascii=False)}")
        write_pages(new / PAGES, pages)
        write_words(new / OUTPUTS, words)
        (new / SAYS).write_text("\n".join(says) + "\n", "utf-8")
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copytree(new, place)
    return place


def _taken(event: str, play: Iterator[Moment], hall: Hall, new: Path) -> Iterator[Moment]:
    """The moments of a play, of each of which the archive has been written."""
    for number, moment in enumerate(play, 1):
        file = new / f"{number}-{moment.name}.zip"
        wish = " --with-secrets" if moment.secrets else ""
        code, output = typed(f"event export {event} {file}{wish} --log {hall.folder}")
        assert code == 0, output
        file.chmod(0o644)
        now = hall.clock.at.isoformat()
        go_on(moment, hall.folder, hall.files)
        yield replace(moment, now=now)
