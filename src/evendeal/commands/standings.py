"""`evendeal standings`: the table over what everybody has played."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from evendeal.commands.about_event import say_if_off, warn_if_broken
from evendeal.commands.log_folder import LOG, LogFolder, open_desks
from evendeal.commands.report import AsJson, print_json, telling
from evendeal.errors import Refused

if TYPE_CHECKING:
    from evendeal.formats import Desks, FormatDesk
    from evendeal.ids import EventId, SessionNo


class NoEvents(Refused):
    """A log in which no event has begun."""

    def __init__(self, *, folder: str) -> None:
        super().__init__(f"the log in {folder} holds no event yet")
        self.folder = folder


def standings(
    event: Annotated[str | None, typer.Argument(help="The id of the event.")] = None,
    session: Annotated[
        int | None, typer.Option(help="The session of the seats; the current one.")
    ] = None,
    in_running: Annotated[
        bool,
        typer.Option(
            "--in-running", help="Totals of the hands so far, for the office, if the event has any."
        ),
    ] = False,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Show the standings of an event; of the newest if none is named.

    A broken log is read as far as it holds, with a warning.
    """
    with telling():
        from evendeal.ids import EventId, SessionNo

        with open_desks(log) as desks:
            which = EventId(event) if event else _newest(desks, log)
            session_no = SessionNo(session) if session is not None else None
            if in_running:
                _in_running(desks, which, session_no, as_json=as_json)
            else:
                _standings(desks, which, session_no, as_json=as_json)


def _standings(
    desks: "Desks", event: "EventId", session: "SessionNo | None", *, as_json: bool
) -> None:
    from evendeal.director.ledger import NotInTheLog

    desk = desks.of(event)
    with suppress(NotInTheLog):
        # Refused with its reason where nothing of it can be read.
        say_if_off(event, desk.ledger.progress(event).record)
    board = desk.scoreboard(event, session)
    warn_if_broken(desk, event)
    if as_json:
        print_json(board)
    else:
        show_board(desk, event, board)


def show_board(desk: "FormatDesk", event: "EventId", board: Any) -> None:
    """Print the standings of an event of any format."""
    from evendeal.commands.standings_table import show_standings
    from evendeal.commands.terminal import Printer

    terminal = Printer()
    show_standings(desk.sheet(event, board, terminal.width), terminal)


def _in_running(
    desks: "Desks", event: "EventId", session: "SessionNo | None", *, as_json: bool
) -> None:
    desk = desks.of(event)
    board = desk.in_running(event, session)
    warn_if_broken(desk, event)
    if as_json:
        print_json(board)
    else:
        show_board(desk, event, board)


def _newest(desks: "Desks", log: Path) -> "EventId":
    known = [head for desk in desks for head in desk.sealed_at()]
    if known:
        return max(known)[1]
    for event in desks.events():
        # Not even its first line can be read; this says why.
        desks.of(event).ledger.progress(event)
    raise NoEvents(folder=str(log))
