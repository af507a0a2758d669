"""`evendeal print`: what people hold in their hands, as PDF."""

from enum import Enum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from evendeal.commands.log_folder import BY, LOG, LogFolder, open_desks
from evendeal.commands.output import say
from evendeal.commands.report import AsJson, naming, new_files, print_json, telling, warn
from evendeal.commands.secrets_key import SecretsKey, with_secrets_key

if TYPE_CHECKING:
    from evendeal.printing.document import Document
    from evendeal.printing.typefaces import MissingSign


STEPS = 3
"""Of printing: the event is read, its signs are looked for, and the sheet is set in type."""


class PaperName(Enum):
    """The paper in the printer."""

    A4 = "a4"
    LETTER = "letter"


def print_sheet(
    event: Annotated[str, typer.Argument(help="The id of the event.")],
    sheet: Annotated[str, typer.Argument(help="What is printed, such as `handouts`.")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The file to write, .pdf.")],
    session: Annotated[
        int | None, typer.Option(help="The session; the one in play, or the last.", min=1)
    ] = None,
    table: Annotated[
        int | None, typer.Option(help="Of which table alone, where it is of tables.", min=1)
    ] = None,
    match: Annotated[
        int | None, typer.Option(help="Of which match alone, where it is of matches.", min=1)
    ] = None,
    paper: Annotated[PaperName, typer.Option(help="What is in the printer.")] = PaperName.A4,
    language: Annotated[
        str | None, typer.Option(help="Its code, such as `de`; that of the event's hall.")
    ] = None,
    secrets_key: SecretsKey = None,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Set a sheet of an event in type, as PDF: handouts, labels of decks, sheets to sort by hand.

    What shows deck-orders that are still sealed belongs into the hands of the deck custodian alone;
    that it was printed stands in the log.
    A sign that no typeface has is named with the text in which it stands, and is an empty box.
    """
    with telling():
        from evendeal.commands.addresses import remembered_address
        from evendeal.commands.terminal import at_step
        from evendeal.formats.print_side import PrintOrder, read_paper, typeset
        from evendeal.ids import EventId, SessionNo, TableNo

        which = EventId(event)
        with (
            new_files([output], mode=0o600),
            open_desks(log) as desks,
        ):
            desk = desks.of(which)
            address = remembered_address(log)
            order = PrintOrder(
                session=None if session is None else SessionNo(session),
                paper=read_paper(paper.value),
                language=language,
                table=None if table is None else TableNo(table),
                match=match,
                address=f"{address}/{desk.path}/{event}" if address else "",
            )

            def read(key: str) -> "Document":
                # A key is asked for between two readings, where no bar is in its way.
                with at_step(f"reading {which}", 1, of=STEPS):
                    return desk.printed.document(
                        which, sheet, order._replace(secrets_key=key), by=BY
                    )

            document = with_secrets_key(secrets_key, read)
            with at_step("looking for signs that no typeface has", 2, of=STEPS):
                missing = document.missing_signs()
            for each in missing:
                warn(missing_words(each))
            with at_step(f"setting {document.title}", STEPS, of=STEPS) as count:
                pdf = typeset(document, order.paper, drawn=partial(count, "drawing codes"))
            with naming(output):
                output.write_bytes(pdf)
        if as_json:
            print_json(
                {
                    "event": event,
                    "sheet": sheet,
                    "title": document.title,
                    "language": document.language,
                    "file": str(output),
                    "bytes": len(pdf),
                    "missing": [{"sign": each.sign, "text": each.text} for each in missing],
                }
            )
        else:
            say(f"{document.title}: written to {output}")


def missing_words(missing: "MissingSign") -> str:
    """Which sign is not printed, where it stands, and what may help."""
    from evendeal.extras import how_to_install
    from evendeal.printing.typefaces import is_east_asian

    more = f"; {how_to_install('cjk')}" if is_east_asian(missing.sign) else ""
    return f"{missing} in {missing.text!r} is in no typeface here and is printed as a box{more}"
