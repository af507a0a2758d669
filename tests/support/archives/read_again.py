"""A golden archive in today's house: imported, served, and asked about."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from evendeal import __version__
from support.archives.machine import held, read_time
from support.archives.outputs import said, typed
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
class Seen:
    """What the house shows and says of an event at one moment.

    Attributes:
        routes: the public addresses of the house, with their parts in braces.
    """

    routes: tuple[str, ...]
    pages: dict[str, Page]
    words: dict[str, str]


def imported(archive: Path, log: Path) -> None:
    """The event of an archive put into the folder of a log, as a director would."""
    code, told = typed(f"event import {archive} --log {log}")
    if code != 0:
        raise NotImported(f"{archive}: {told}")


def go_on(moment: Moment, log: Path, files: Path) -> None:
    """The event brought from this moment to the next by commands.

    Args:
        files: what they read.
    """
    for command in moment.goes_on:
        code, told = typed(f"{command.format(files=files)} --log {log}")
        if code != 0:
            raise NotGoingOn(f"evendeal {command}: {told}")


def seen(event: str, moment: Moment, log: Path, out: Path, also: Iterable[str] = ()) -> Seen:
    """What the house over this folder shows and says.

    Args:
        moment: tells what time of day it is.
        out: an empty folder for what commands write.
        also: addresses to be asked for besides those that pages name.
    """
    with held(Moved(read_time(moment.now))):
        with served(log) as house:
            answers = walked(house, event)
            answers |= {each: house.get(each) for each in also if each not in answers}
            pages = {address: page_of(each, __version__) for address, each in answers.items()}
            described = tuple(route.path for route in of_events(house))
        return Seen(described, pages, said(log, event, out))
