"""`evendeal hands` as somebody types it, and files of hands that others have written."""

from click.testing import Result
from typer.testing import CliRunner

from evendeal.commands.hands import hands
from support.checkout import GOLDEN

PHH_FILES = GOLDEN / "phh"
ACPC_LOG = PHH_FILES / "acpc" / "2p.nolimit.h1000.r0.log"


def run(*arguments: object) -> Result:
    """What the command does with these arguments."""
    return CliRunner().invoke(hands, [str(argument) for argument in arguments])
