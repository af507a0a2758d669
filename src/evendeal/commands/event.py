"""`evendeal event`: an event sealed and published, its deck files written."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from evendeal.commands.log_folder import LOG, LogFolder, open_desk
from evendeal.commands.report import AsJson, print_json, read_bytes, telling, write_new

if TYPE_CHECKING:
    from evendeal.tournament import Event

event = typer.Typer(name="event", help="Seal events and write deck files.", no_args_is_help=True)


@event.callback()
def _event() -> None:
    """Seal events and write deck files."""


@event.command()
def new(
    file: Annotated[Path, typer.Argument(help="The event's configuration, event.toml.")],
    entries: Annotated[
        Path | None, typer.Option(help="The entry list as csv: id, name, players.")
    ] = None,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Draw and seal the luck of an event, and publish the seal.

    Exit code 2 if the configuration is not legal or the log has the event already; then
    nothing was changed.
    """
    with telling():
        from evendeal.director.events import create_event

        what = read_event_file(file, entries)
        with open_desk(log, create=True) as desk:
            create_event(desk, what)
            signed = desk.seal(what.id)
        assert signed is not None
        sessions = [
            {"session": sealed.session, "commitment": sealed.original.commitment.hex()}
            for sealed in signed.seal.sessions
        ]
        published = log / "published" / what.id / "seal.json"
        if as_json:
            print_json(
                {
                    "event": what.id,
                    "name": what.name,
                    "sealed_at": signed.seal.sealed_at,
                    "public_key": signed.seal.public_key.hex(),
                    "sessions": sessions,
                    "seal": str(published),
                }
            )
            return
        console = Console()
        console.print(f"[bold]{what.name}[/bold] is sealed.", highlight=False)
        for sealed in sessions:
            console.print(
                f"session {sealed['session']}: commitment {sealed['commitment']}",
                highlight=False,
                soft_wrap=True,
            )
        console.print(
            f"Give {published} to the captains before the first card is dealt.",
            highlight=False,
            soft_wrap=True,
        )


@event.command()
def begin(
    event: Annotated[str, typer.Argument(help="The id of the event.")],
    session: Annotated[int, typer.Option(help="The session.")] = 1,
    beacon: Annotated[
        str, typer.Option(help="The value of the public randomness that the seal describes.")
    ] = "",
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Begin a session: the seats are drawn and become public.

    Where the seal promises public randomness its value is mixed in now, and the roots over
    the deals are published with it.
    """
    with telling():
        from evendeal.director.events import begin_session
        from evendeal.director.public import PublicDesk
        from evendeal.ids import EventId, SessionNo

        which, number = EventId(event), SessionNo(session)
        with open_desk(log) as desk:
            begin_session(desk, which, number, beacon)
            tables = PublicDesk(desk).tables(which, number)
        if as_json:
            print_json({"event": event, "session": session, "tables": tables})
            return
        console = Console()
        console.print(f"Session {session} of {event} has begun.", highlight=False)
        for table in tables:
            seats = ", ".join(f"{seat.seat} {seat.player} ({seat.entry})" for seat in table.seats)
            console.print(f"table {table.table}: {seats}", highlight=False, soft_wrap=True)


@event.command()
def decks(
    event: Annotated[str, typer.Argument(help="The id of the event.")],
    file: Annotated[Path, typer.Argument(help="The deck file to write, csv.")],
    session: Annotated[int, typer.Option(help="The session.")] = 1,
    sealed: Annotated[
        bool, typer.Option("--sealed", help="Also deals that are still to be played.")
    ] = False,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Write the deck-orders of a session: those that are open, or with --sealed all of them.

    A file with unplayed deals belongs into the hands of the deck custodian alone.
    """
    with telling():
        from evendeal.director.decks import session_decks
        from evendeal.ids import EventId, SessionNo
        from evendeal.notation.decks_csv import write_decks

        with open_desk(log) as desk:
            orders = session_decks(desk, EventId(event), SessionNo(session), sealed=sealed)
        write_new(file, write_decks(orders), mode=0o600)
        if as_json:
            written = {"event": event, "session": session, "deals": list(orders)}
            print_json({**written, "file": str(file)})
        else:
            typer.echo(f"{len(orders)} deals written to {file}")


@event.command()
def end(
    event: Annotated[str, typer.Argument(help="The id of the event.")],
    session: Annotated[int, typer.Option(help="The session.")] = 1,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """End a session when all its hands are played: its secrets become public."""
    with telling():
        from evendeal.director.events import end_session
        from evendeal.ids import EventId, SessionNo

        with open_desk(log) as desk:
            end_session(desk, EventId(event), SessionNo(session))
            ended = desk.progress(EventId(event)).sessions[SessionNo(session)].ended
        assert ended is not None
        if as_json:
            print_json({"event": event, "session": session, "secret": ended.secret})
        else:
            typer.echo(f"Session {session} of {event} has ended; its secret is published.")


@event.command()
def order(
    event: Annotated[str, typer.Argument(help="The id of the event.")],
    table: Annotated[int, typer.Argument(help="The table.")],
    session: Annotated[int, typer.Option(help="The session.")] = 1,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Show in which order a table plays the deals; for the director and that table alone."""
    with telling():
        from evendeal.director.recording import deals_left
        from evendeal.ids import EventId, SessionNo, TableNo

        with open_desk(log) as desk:
            left = deals_left(desk, EventId(event), SessionNo(session), TableNo(table))
        if as_json:
            print_json({"event": event, "session": session, "table": table, "deals": left})
        else:
            typer.echo(" ".join(map(str, left)) or "all deals are played")


def read_event_file(file: Path, entries: Path | None = None) -> "Event":
    """The event that a configuration describes, its entries from the csv file if one is given.

    Raises:
        NotAnEvent, FileUnreadable.
    """
    from evendeal.tournament import read_entries, read_event

    listed = read_entries(read_bytes(entries)) if entries else ()
    return read_event(read_bytes(file), listed)
