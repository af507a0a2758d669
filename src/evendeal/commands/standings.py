"""`evendeal standings`: the table over the deals that every table has played."""

from typing import Annotated

import typer
from rich.console import Console

from evendeal.commands.house import LOG, AsJson, LogFolder, open_desk, print_json, telling, warn


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
        from evendeal.director.public import PublicDesk
        from evendeal.ids import EventId, SessionNo
        from evendeal.views import NoSuchEvent

        with open_desk(log) as desk:
            public = PublicDesk(desk)
            known = public.events()
            if not known:
                raise NoSuchEvent(event=EventId(event or ""))
            which = EventId(event) if event else known[0].id
            board = public.scoreboard(which, SessionNo(session) if session else None)
        if board.event.read_only:
            warn(board.event.read_only)
        if as_json:
            print_json(board)
        else:
            show_standings(board, Console())
