"""`evendeal event export` and `import`: a whole event as one file, and back."""

from pathlib import Path
from typing import Annotated

import typer

from evendeal.commands.event import event
from evendeal.commands.log_folder import LOG, LogFolder, open_desks
from evendeal.commands.output import say
from evendeal.commands.report import (
    AsJson,
    naming,
    new_files,
    print_json,
    read_bytes,
    telling,
    warn,
)
from evendeal.errors import Refused

KNOWS_EVERY_CARD = (
    "this file holds all luck and the signing key: whoever has it knows every card and every "
    "roll. Keep it like sealed decks, go on with the event in one place only, and destroy it then"
)


class TwoKinds(Refused):
    """An archive that should contain the least and the most at once."""

    def __init__(self) -> None:
        super().__init__("what is public has no secrets: choose --public or --with-secrets")


@event.command("export")
def export(
    event: Annotated[str, typer.Argument(help="The id of the event.")],
    file: Annotated[Path | None, typer.Argument(help="The file to write, .zip.")] = None,
    public: Annotated[
        bool, typer.Option("--public", help="Only what everybody may see; without the log.")
    ] = False,
    with_secrets: Annotated[
        bool, typer.Option("--with-secrets", help="Also the secrets, to move a running event.")
    ] = False,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Write an event as one archive: log, signatures, seal, conditions, results.

    Before the event has ended the archive tells of hands under embargo, so it is for the
    director; with --public it is for everybody.
    """
    with telling():
        from evendeal.director.archiving import Contents, file_name
        from evendeal.ids import EventId

        if public and with_secrets:
            raise TwoKinds
        contents = Contents.PUBLIC if public else Contents.DIRECTOR
        if with_secrets:
            contents = Contents.SECRETS
        which = EventId(event)
        with open_desks(log) as desks:
            data = desks.of(which).archive(which, contents)
        place = file or Path(file_name(which, contents))
        with new_files([place], mode=0o644 if public else 0o600), naming(place):
            place.write_bytes(data)
        if with_secrets:
            warn(KNOWS_EVERY_CARD)
        if as_json:
            written = {"event": event, "contents": contents.value, "bytes": len(data)}
            print_json({**written, "file": str(place)})
        else:
            say(f"{event} written to {place}, {len(data):,} bytes")


@event.command("import")
def import_event(
    file: Annotated[Path, typer.Argument(help="The archive, .zip.")],
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Put the event of an archive into a log.

    Everything in it is checked first: manifest, chain, signatures, seal. A log that has the
    event already gets the lines that it lacks; one that has another event of this id refuses.
    """
    with telling():
        from evendeal.commands.waiting import patience_with
        from evendeal.store.archive import read_archive
        from evendeal.store.archive_import import import_archive
        from evendeal.views.words import part_of

        done = import_archive(log, read_archive(read_bytes(file)), patience_with(log))
        if as_json:
            report = {"event": done.event, "lines": done.lines, "new": done.new}
            print_json({**report, "secrets": done.secrets})
            return
        say(f"{done.event}: {part_of(done.new, done.lines)} lines imported into {log}")
        if not done.secrets:
            say("It came without secrets: it can be read and verified, not gone on with.")
        say(f"Check it with: evendeal verify {done.event} --log {log}")
