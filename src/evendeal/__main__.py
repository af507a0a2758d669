"""The command line of evendeal; the one place where everything comes together."""

import sys

# Whatever a Python too old for us would trip over stands below.
if sys.version_info < (3, 11):  # noqa: UP036 (nobody but an old Python comes here)
    sys.exit(
        "evendeal needs Python 3.11 or newer; this is Python "
        + ".".join(map(str, sys.version_info[:3]))
        + " ("
        + sys.executable
        + ")"
    )

import atexit
import gc
from contextlib import suppress
from typing import Annotated

import typer

import evendeal.commands.about_event
import evendeal.commands.archive
import evendeal.commands.event_hands
import evendeal.commands.event_next
import evendeal.commands.event_show  # noqa: F401
from evendeal.commands.called_off import called_off
from evendeal.commands.chop import chop
from evendeal.commands.dcm import dcm
from evendeal.commands.decide import decide
from evendeal.commands.decks import decks
from evendeal.commands.event import event
from evendeal.commands.hands import hands
from evendeal.commands.icm import icm
from evendeal.commands.match import match
from evendeal.commands.output import Output, say
from evendeal.commands.payout import payout
from evendeal.commands.people import people
from evendeal.commands.print_sheet import print_sheet
from evendeal.commands.prize_input import Counting
from evendeal.commands.rehearse import rehearse
from evendeal.commands.serve import serve
from evendeal.commands.standings import standings
from evendeal.commands.tls import tls
from evendeal.commands.usage import OneSentence
from evendeal.commands.verify import verify

NOT_TOLD = 3
"""The exit code of a command that is done and whose output could not be written."""

app = typer.Typer(
    name="evendeal",
    cls=OneSentence,
    help="Duplicate tournaments: the same deals at every poker table, the same rolls in both rooms"
    " of a backgammon match.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.add_typer(event)
app.add_typer(decks)
app.add_typer(hands)
app.add_typer(match)
app.add_typer(people)
app.command()(rehearse)
app.command()(standings)
app.command("print")(print_sheet)
app.command()(verify)
app.command()(serve)
app.command()(tls)
app.command(cls=Counting)(icm)
app.command(cls=Counting)(dcm)
app.command(cls=Counting)(chop)
app.command("called-off", cls=Counting)(called_off)
app.command(cls=Counting)(decide)
app.command(cls=Counting)(payout)


def _version(wanted: bool) -> None:
    if wanted:
        from evendeal.installation import build

        say(f"evendeal {build()}")
        raise typer.Exit


@app.callback()
def _evendeal(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_version,
            is_eager=True,
            help="Show the version and which build it is.",
        ),
    ] = False,
) -> None:
    """Duplicate tournaments of poker and of backgammon."""
    del version


def main() -> None:
    """Run the command line."""
    # The process ends: looking for circles in all that it holds would free nothing sooner.
    atexit.register(gc.freeze)
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError, ValueError):
            stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    try:
        app()
    except SystemExit as end:
        # What was to be done is done, and its words stand on the error stream.
        if Output.lost and not end.code:
            raise SystemExit(NOT_TOLD) from None
        raise


if __name__ == "__main__":
    main()
