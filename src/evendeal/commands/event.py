"""`evendeal event`: an event sealed and published, its deck files written."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from evendeal.commands.entry_list import (
    CodePage,
    ListFile,
    SheetName,
    at_its_line,
    read_list_file,
)
from evendeal.commands.log_folder import BY, LOG, LogFolder, open_desks
from evendeal.commands.one_game import cards_of
from evendeal.commands.output import say
from evendeal.commands.report import (
    AsJson,
    fill,
    new_files,
    print_json,
    read_bytes,
    telling,
    warn,
)
from evendeal.commands.secrets_key import SecretsKey, with_secrets_key

if TYPE_CHECKING:
    from evendeal.tournament.any_event import AnyEvent

event = typer.Typer(name="event", help="Seal events and write deck files.", no_args_is_help=True)


@event.callback()
def _event() -> None:
    """Seal events and write deck files."""


@event.command()
def new(
    file: Annotated[Path, typer.Argument(help="The event's configuration, event.toml.")],
    entries: ListFile = None,
    code_page: CodePage = None,
    sheet: SheetName = None,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Draw and seal the luck of an event, and publish the seal.

    Exit code 2 if the configuration is not legal or the log has the event already; then
    nothing was changed.
    """
    with telling():
        what = read_event_file(file, entries, code_page, sheet)
        with open_desks(log, create=True) as desks:
            sealed = desks.for_new(what).create(what)
        sessions = [
            {"session": number, "commitment": luck.commitment.hex()}
            for number, luck in enumerate(sealed.luck, 1)
        ]
        published = log / "published" / what.id / "seal.json"
        if as_json:
            print_json(
                {
                    "event": what.id,
                    "name": what.name,
                    "sealed_at": sealed.seal.sealed_at,
                    "public_key": sealed.seal.public_key.hex(),
                    "sessions": sessions,
                    "seal": str(published),
                }
            )
            return
        say(f"{what.name} is sealed.")
        for session in sessions:
            say(f"session {session['session']}: commitment {session['commitment']}")
        say(f"Give {published} to the captains before play begins.")


@event.command()
def begin(
    event: Annotated[str, typer.Argument(help="The id of the event.")],
    session: Annotated[int, typer.Option(help="The session.")] = 1,
    beacon: Annotated[
        str, typer.Option(help="The value of the public randomness that the seal describes.")
    ] = "",
    secrets_key: SecretsKey = None,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Begin a session: the seats are drawn and become public.

    Where the seal promises public randomness its value is mixed in now, and the roots over
    the deals are published with it. Of team matches all boards begin at once, and the last
    session is the final between the best two.
    """
    with telling():
        from evendeal.ids import EventId, SessionNo

        which, number = EventId(event), SessionNo(session)
        with open_desks(log) as desks:
            desk = desks.of(which)
            with_secrets_key(
                secrets_key, lambda key: desk.begin(which, number, beacon, secrets_key=key)
            )
            begun = desk.announcement(which, number)
        if as_json:
            print_json({"event": event, "session": session, begun.what: begun.rows})
            return
        say(begun.title)
        for sentence in begun.sentences:
            say(sentence)


@event.command("encrypt-secrets")
def encrypt_secrets(
    event: Annotated[str, typer.Argument(help="The id of the event.")],
    recipient: Annotated[
        str | None,
        typer.Option(
            "--for", help="A public key of age, age1...; without it a passphrase is asked for."
        ),
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask whether to do it.")] = False,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Encrypt the secrets of the sessions that have not begun, until each begins.

    Whoever reads the disk, or a backup that is made from now on, finds no luck of them. If the
    passphrase or key is lost, nobody can open these sessions.
    """
    with telling():
        from evendeal.director.age_files import read_public_key
        from evendeal.director.encrypted_secrets import LOST_KEY
        from evendeal.ids import EventId

        which = EventId(event)
        key = None if recipient is None else read_public_key(recipient)
        with open_desks(log) as desks:
            desk = desks.of(which)
            warn(LOST_KEY)
            passphrase = ""
            if key is None:
                passphrase = typer.prompt(
                    "Passphrase", hide_input=True, confirmation_prompt=True, err=True
                )
            elif not yes:
                typer.confirm("Encrypt them?", abort=True, err=True)
            sessions = desk.encrypt_secrets(which, recipient=key, passphrase=passphrase)
        if as_json:
            print_json({"event": event, "sessions": list(sessions)})
            return
        for session in sessions:
            say(f"The secrets of session {session} are encrypted.")
        say("Copies of the folder that were made before still have them open: delete those.")


@event.command("close-line-ups")
def close_line_ups(
    event: Annotated[str, typer.Argument(help="The id of the event.")],
    session: Annotated[int, typer.Argument(help="The session.")] = 1,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Close the line-ups of a session, before its public randomness can be known.

    From then on players change by substitution only. The line-ups are signed and published at
    once. Where one value is for several sessions, the line-ups of all of them are closed.
    """
    with telling():
        from evendeal.draw.line_ups_file import LINE_UPS
        from evendeal.ids import EventId, SessionNo

        which = EventId(event)
        with open_desks(log) as desks:
            cards = cards_of(desks, which, "evendeal event close-line-ups")
            players = cards.close_line_ups(which, SessionNo(session), by=BY)
        published = log / "published" / event / LINE_UPS
        if as_json:
            print_json({"event": event, "sessions": players, "line_ups": str(published)})
            return
        for number, line_up in players.items():
            say(f"The line-ups of session {number} are closed.")
            for entry, names in line_up.items():
                say(f"{entry}: {', '.join(names)}")
        say(f"Give {published} to the captains before the public randomness is known.")


@event.command("round")
def begin_round(
    event: Annotated[str, typer.Argument(help="The id of the event.")],
    number: Annotated[int, typer.Argument(help="The round.")],
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Begin a round of team matches, where the event's file says that rounds begin together."""
    with telling():
        from evendeal.ids import EventId

        which = EventId(event)
        with open_desks(log) as desks:
            desks.of(which).begin_round(which, number)
        if as_json:
            print_json({"event": event, "round": number})
        else:
            say(f"Round {number} of {event} has begun.")


@event.command()
def decks(
    event: Annotated[str, typer.Argument(help="The id of the event.")],
    file: Annotated[Path, typer.Argument(help="The deck file to write, csv.")],
    session: Annotated[int, typer.Option(help="The session.")] = 1,
    sealed: Annotated[
        bool,
        typer.Option("--sealed", help="Also deals that are still to be played, and reserve deals."),
    ] = False,
    secrets_key: SecretsKey = None,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Write the deck-orders of a session: those that are open, or with --sealed all of them.

    Reserve deals stand after the others, numbered on.
    A file with unplayed deals belongs into the hands of the deck custodian alone; that it was
    written stands in the log.
    """
    with telling():
        from evendeal.ids import EventId, SessionNo
        from evendeal.notation.decks_csv import write_decks

        with open_desks(log) as desks:
            which, number = EventId(event), SessionNo(session)
            cards = cards_of(desks, which, "evendeal event decks")
            orders, deals = with_secrets_key(
                secrets_key,
                lambda key: cards.decks(which, number, sealed=sealed, secrets_key=key),
            )
            # The line says that the file was written: so first the file, then it, then the cards.
            with new_files([file], mode=0o600):
                cards.write_given(which, number, tuple(orders), file=file.name, by=BY)
        fill(file, write_decks(orders, deals=deals))
        if as_json:
            written = {"event": event, "session": session, "deals": list(orders)}
            print_json({**written, "file": str(file)})
        else:
            say(f"{len(orders)} deals written to {file}")


@event.command()
def end(
    event: Annotated[str, typer.Argument(help="The id of the event.")],
    session: Annotated[int, typer.Option(help="The session.")] = 1,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """End a session when all of it is played: its secrets become public."""
    with telling():
        from evendeal.ids import EventId, SessionNo

        which = EventId(event)
        with open_desks(log) as desks:
            secret = desks.of(which).end(which, SessionNo(session))
        if as_json:
            print_json({"event": event, "session": session, "secret": secret})
        else:
            say(f"Session {session} of {event} has ended; its secret is published.")


@event.command()
def order(
    event: Annotated[str, typer.Argument(help="The id of the event.")],
    table: Annotated[int, typer.Argument(help="The table.")],
    session: Annotated[int, typer.Option(help="The session.")] = 1,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Show in which order a table plays the deals; for the director and that table alone.

    Of team matches: the roll sets of the games that it has still to play.
    """
    with telling():
        from evendeal.ids import EventId, SessionNo, TableNo

        at = EventId(event), SessionNo(session), TableNo(table)
        with open_desks(log) as desks:
            left = desks.of(at[0]).left(*at)
        if as_json:
            report = {"event": event, "session": session, "table": table}
            print_json({**report, left.what: left.numbers})
        else:
            say(" ".join(map(str, left.numbers)) or f"all {left.what} are played")


def read_event_file(
    file: Path, entries: Path | None = None, page: str | None = None, sheet: str | None = None
) -> "AnyEvent":
    """The event that a configuration describes, its entries from a list if one is given.

    Raises:
        NotAnEvent, FileUnreadable, FileChanging.
        SeveralFaults: more than one thing is wrong with the file of a backgammon event.
    """
    from evendeal.formats import has_persons, read_new_event
    from evendeal.tournament.checks import NotAnEvent

    text = read_bytes(file)
    from_file = read_list_file(entries, page, sheet, persons=has_persons(text)) if entries else None
    listed = from_file.entries if from_file else ()
    try:
        return read_new_event(text, listed)
    except NotAnEvent as no:
        raise (at_its_line(no, from_file) if from_file else no) from None
