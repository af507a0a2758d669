"""`evendeal verify`: what the published seals prove, in words."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.text import Text

from evendeal.commands.log_folder import LOG, LogFolder, open_desk
from evendeal.commands.report import DOES_NOT_HOLD, AsJson, print_json, read_bytes, telling

if TYPE_CHECKING:
    from collections.abc import Sequence

    from evendeal.draw import Finding

_MARKS = {"holds": ("✓", "green"), "fails": ("✗", "red"), "unproved": ("·", "yellow")}


def verify(
    event: Annotated[
        str, typer.Argument(help="The id of an event, or a folder with its published files.")
    ],
    decks: Annotated[
        Path | None, typer.Option(help="A deck file to be held against the seal too.")
    ] = None,
    session: Annotated[int, typer.Option(help="The session of the deck file.")] = 1,
    every: Annotated[bool, typer.Option("--all", help="Name each deal, not only faults.")] = False,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Check every opened deal, the seat draw, the log and the results of an event.

    Exit code 0: nothing speaks against it. 1: something does not hold. 2: it cannot be read.
    """
    with telling():
        folder = Path(event)
        if (folder / "seal.json").is_file():
            findings = _of_files(folder)
            name = event
        else:
            findings = _of_log(log, event, decks, session)
            name = event
    failed = [finding for finding in findings if not finding.ok]
    if as_json:
        print_json({"event": name, "holds": not failed, "findings": list(findings)})
    else:
        _show(findings, every)
    if failed:
        raise typer.Exit(DOES_NOT_HOLD)


def _of_log(log: Path, event: str, decks: Path | None, session: int) -> "Sequence[Finding]":
    from evendeal.director.decks import check_decks
    from evendeal.director.verifying import verify_event
    from evendeal.ids import EventId, SessionNo
    from evendeal.notation.decks_csv import read_decks

    with open_desk(log) as desk:
        findings = list(verify_event(desk, EventId(event)))
        if decks is not None:
            file = read_decks(read_bytes(decks), str(decks))
            findings += check_decks(desk, EventId(event), SessionNo(session), file, str(decks))
    return findings


def _of_files(folder: Path) -> "Sequence[Finding]":
    from evendeal.director.verifying import luck_findings
    from evendeal.draw import OpenedEvent, read_opened, read_roots, read_seal

    seal = read_seal(read_bytes(folder / "seal.json"))
    deals, roots = folder / "opened.json", folder / "root.json"
    # Before its first session begins an event has published its seal and nothing more.
    opened = read_opened(read_bytes(deals)) if deals.is_file() else OpenedEvent(seal.seal.event, ())
    return luck_findings(seal, opened, read_roots(read_bytes(roots)) if roots.is_file() else None)


def _show(findings: "Sequence[Finding]", every: bool) -> None:
    console = Console(soft_wrap=True)
    deals = 0
    for finding in findings:
        of_a_deal = finding.where.split(", ")[-1].startswith(("deal ", "reserve deal "))
        if finding.verdict == "holds" and of_a_deal and not every:
            deals += 1
            continue
        mark, colour = _MARKS[finding.verdict]
        console.print(Text.assemble((mark, colour), " ", finding.sentence))
    if deals:
        line = f"{deals} opened deals are the deals that were sealed; --all names each."
        console.print(Text.assemble(("✓", "green"), " ", line))
    failed = sum(not finding.ok for finding in findings)
    if failed:
        console.print(Text(f"{failed} of {len(findings)} checks do not hold.", style="bold red"))
    else:
        console.print(Text("Nothing speaks against this event.", style="bold"))
