"""`evendeal standings`: the table over the deals that every table has played."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from evendeal.commands.log_folder import LOG, LogFolder, open_desk
from evendeal.commands.report import AsJson, print_json, telling, warn
from evendeal.errors import Refused

if TYPE_CHECKING:
    from evendeal.director.desk import Desk
    from evendeal.director.public import PublicDesk
    from evendeal.ids import EventId


class NoEvents(Refused):
    """A log in which no event has begun."""

    def __init__(self, *, folder: str) -> None:
        super().__init__(f"the log in {folder} holds no event yet")
        self.folder = folder


def standings(
    event: Annotated[str | None, typer.Argument(help="The id of the event.")] = None,
    session: Annotated[
        int | None, typer.Option(help="The session whose seats are shown; the current one.")
    ] = None,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Show the standings of an event; of the newest if none is named.

    A broken log is read as far as it holds, with a warning.
    """
    with telling():
        from evendeal.commands.standings_table import show_standings
        from evendeal.director.desk import NotInTheLog
        from evendeal.director.public import PublicDesk
        from evendeal.ids import EventId, SessionNo

        with open_desk(log) as desk:
            public = PublicDesk(desk)
            which = EventId(event) if event else _newest(public, desk, log)
            with suppress(NotInTheLog):
                desk.progress(which)  # refused with its reason where nothing of it can be read
            board = public.scoreboard(which, SessionNo(session) if session is not None else None)
            why = desk.read_only(which)
        if why is not None:
            warn(f"the log of {which} is broken and read-only: {why}")
        if as_json:
            print_json(board)
        else:
            show_standings(board, Console())


def _newest(public: "PublicDesk", desk: "Desk", log: Path) -> "EventId":
    known = public.events()
    if known:
        return known[0].id
    for event in desk.events():
        # Not even its first line can be read; this says why.
        desk.progress(event)
    raise NoEvents(folder=str(log))
