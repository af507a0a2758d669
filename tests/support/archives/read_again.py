"""A golden archive in today's house: imported, served, and asked about."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from evendeal import __version__
from support.archives.machine import held, read_time
from support.archives.outputs import command_outputs, typed
from support.archives.pages import Page, page_of
from support.archives.place import Moment
from support.archives.served import served
from support.archives.walk import of_events, walked
from support.clock import Moved


class NotImported(AssertionError):
    """An archive that the house takes no more."""


class NotGoingOn(AssertionError):
    """A command with which an event went on and which is refused now."""


@dataclass(frozen=True)
class Published:
    """What the house shows of an event at one moment.

    Attributes:
        routes: the public addresses of the house, with their parts in braces.
    """

    routes: tuple[str, ...]
    pages: dict[str, Page]


def imported(archive: Path, log: Path) -> None:
    """The event of an archive put into the folder of a log, as a director would."""
    code, answer = typed(f"event import {archive} --log {log}")
    if code != 0:
        raise NotImported(f"{archive}: {answer}")


def go_on(moment: Moment, log: Path, files: Path) -> None:
    """The event brought from this moment to the next by commands.

    Args:
        files: what they read.
    """
    for command in moment.goes_on:
        code, answer = typed(f"{command.format(files=files)} --log {log}")
        if code != 0:
            raise NotGoingOn(f"evendeal {command}: {answer}")


def pages_of(event: str, moment: Moment, log: Path, also: Iterable[str] = ()) -> Published:
    """What the house over this folder shows.

    Args:
        moment: tells what time of day it is.
        also: addresses to be asked for besides those that pages name.
    """
    with held(Moved(read_time(moment.now))), served(log) as house:
        answers = walked(house, event)
        answers |= {each: house.get(each) for each in also if each not in answers}
        pages = {address: page_of(each, __version__) for address, each in answers.items()}
        return Published(tuple(route.path for route in of_events(house)), pages)


def words_of(event: str, moment: Moment, log: Path, out: Path) -> dict[str, str]:
    """What commands and the script say of an event, by what was typed.

    Args:
        moment: tells what time of day it is.
        out: an empty folder for what commands write.
    """
    with held(Moved(read_time(moment.now))):
        return command_outputs(log, event, out)
