"""`evendeal event show`: an event at a glance, with its rooms, its timetable and its people."""

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Annotated

import typer

from evendeal.commands.about_event import say_if_off, warn_if_broken
from evendeal.commands.event import event
from evendeal.commands.log_folder import LOG, LogFolder, open_desks
from evendeal.commands.output import say
from evendeal.commands.report import AsJson, print_json, telling

if TYPE_CHECKING:
    from evendeal.views.programme import EventProgramme, PlannedRow


@event.command("show")
def show(
    event: Annotated[str, typer.Argument(help="The id of the event.")],
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Show an event: how far it is, and its rooms, timetable and persons where they are set."""
    with telling():
        from evendeal.ids import EventId
        from evendeal.views.home import status_of

        which = EventId(event)
        with open_desks(log) as desks:
            desk = desks.of(which)
            say_if_off(which, desk.ledger.progress(which).record)
            warn_if_broken(desk, which)
            head, programme = desk.public.event(which), desk.public.programme(which)
        status = status_of(head)
        if as_json:
            about = {
                "format": head.format,
                "status": status,
                "begins": head.begins,
                "language": head.language,
            }
            print_json({"name": head.name, **about, "programme": programme})
            return
        say(f"{head.name} ({desk.name}, {status})")
        if head.begins:
            say(f"begins: {head.begins.replace('T', ', ')}{_of(programme.zone)}")
        if head.language:
            say(f"language: {head.language}")
        for sentence in _sentences(programme):
            say(sentence)


def _of(zone: str | None) -> str:
    return "" if zone is None else f" ({zone})"


def _sentences(programme: "EventProgramme") -> Iterator[str]:
    from evendeal.tournament.programme import tables_in_words

    for room in programme.rooms:
        yield f"{room.name}: {tables_in_words(room.tables)}"
    for day, rows in groupby(programme.timetable, lambda row: row.at.partition("T")[0]):
        yield day
        for row in rows:
            yield _planned(row)
    for each in programme.people:
        yield f"{each.person}: {each.name} ({each.entry_name})"


def _planned(row: "PlannedRow") -> str:
    where = "" if row.room is None else f", {row.room}"
    return f"  {row.at.partition('T')[2]}  {row.what}{where}"
