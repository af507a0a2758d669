"""`evendeal verify`: what the published seals prove, in words."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from evendeal.commands.log_folder import LOG, LogFolder, open_desks
from evendeal.commands.report import DOES_NOT_HOLD, AsJson, print_json, read_bytes, telling

if TYPE_CHECKING:
    from collections.abc import Sequence

    from evendeal.draw.finding import Finding

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
    """Check every opened deal or roll set, the draws, the log and the results of an event.

    Exit code 0: nothing speaks against it. 1: something is wrong. 2: it cannot be read.
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
        print_json(
            {"event": name, "holds": not failed, "findings": [_of(each) for each in findings]}
        )
    else:
        _show(findings, every, str(decks) if decks is not None else None)
    if failed:
        raise typer.Exit(DOES_NOT_HOLD)


def _of_log(log: Path, event: str, decks: Path | None, session: int) -> "Sequence[Finding]":
    from evendeal.commands.one_game import cards_of
    from evendeal.ids import EventId, SessionNo
    from evendeal.notation.decks_csv import read_decks

    which = EventId(event)
    with open_desks(log) as desks:
        cards = cards_of(desks, which, "evendeal verify --decks") if decks is not None else None
        findings = list(desks.of(which).verify(which))
        if decks is not None and cards is not None:
            file = read_decks(read_bytes(decks), str(decks))
            findings += cards.check(which, SessionNo(session), file, str(decks))
    return findings


def _of_files(folder: Path) -> "Sequence[Finding]":
    from evendeal.draw.line_ups_file import LINE_UPS, read_published_line_ups
    from evendeal.draw.roots import read_roots
    from evendeal.formats import format_of_seal

    seal = read_bytes(folder / "seal.json")
    kind = format_of_seal(seal)
    signed = kind.files().read_seal(seal)
    opened, roots, closed = folder / "opened.json", folder / "root.json", folder / LINE_UPS
    # Before its first session begins an event has published its seal and nothing more.
    return kind.findings_of_files(
        signed,
        read_bytes(opened) if opened.is_file() else None,
        read_roots(read_bytes(roots)) if roots.is_file() else None,
        read_published_line_ups(read_bytes(closed)) if closed.is_file() else None,
    )


def _of(finding: "Finding") -> dict[str, str]:
    """A finding as a program reads it: in English, found by its id."""
    return {
        "verdict": finding.verdict,
        "where": finding.where,
        "sentence": finding.sentence,
        "id": finding.id,
    }


def _show(findings: "Sequence[Finding]", every: bool, decks: str | None) -> None:
    """Print the findings, those about single deals in one line unless each is wanted.

    Args:
        decks: the deck file, if one was held against the seal.
    """
    from evendeal.commands.terminal import Printer, line_of, words

    terminal = Printer()
    deals = sets = 0
    in_file = {"holds": 0, "unproved": 0}
    for finding in findings:
        of_file = decks is not None and finding.where.startswith(f"{decks}, deal ")
        if of_file and finding.verdict != "fails" and not every:
            in_file[finding.verdict] += 1
            continue
        last = finding.where.split(", ")[-1]
        of_a_deal = last.startswith(("deal ", "reserve deal "))
        of_a_set = last.startswith("roll set ")
        if finding.verdict == "holds" and (of_a_deal or of_a_set) and not every:
            deals += of_a_deal
            sets += of_a_set
            continue
        mark, colour = _MARKS[finding.verdict]
        terminal.show(line_of((mark, colour), f" {finding.sentence}"), whole=True)
    if deals:
        line = f"{deals} opened deals are the deals that were sealed; --all names each."
        terminal.show(line_of(("✓", "green"), f" {line}"), whole=True)
    if sets:
        line = f"{sets} opened roll sets are those that were sealed; --all names each."
        terminal.show(line_of(("✓", "green"), f" {line}"), whole=True)
    if in_file["holds"]:
        line = f"{decks}: {in_file['holds']} deals are the sealed ones; --all names each."
        terminal.show(line_of(("✓", "green"), f" {line}"), whole=True)
    if in_file["unproved"]:
        line = f"{decks}: {in_file['unproved']} deals could not be compared yet; --all says why."
        terminal.show(line_of(("·", "yellow"), f" {line}"), whole=True)
    failed = sum(not finding.ok for finding in findings)
    if failed:
        from evendeal.views.words import part_of

        them = part_of(failed, len(findings))
        terminal.show(words(f"{them} checks do not hold.".capitalize(), "bold red"))
    else:
        terminal.show(words("Nothing speaks against this event.", "bold"))
