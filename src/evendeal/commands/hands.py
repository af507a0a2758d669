"""`evendeal hands`: real hands against the rules, and from format to format."""

import json
import os
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from evendeal.commands.convert import Notation, converted, notation_of
from evendeal.commands.hand_files import HandFile, files_below, histories
from evendeal.commands.hands_report import HandsReport, expected_places
from evendeal.errors import Refused
from evendeal.notation import NotReadable, replay
from evendeal.poker import OddChips

CANNOT_BE_READ = 2
PATIENCE = 1.0
"""Seconds after which a progress bar appears."""

hands = typer.Typer(
    name="hands",
    help="Check and convert hand histories: PHH, .phhs, ACPC logs, csv.",
    no_args_is_help=True,
)


@hands.callback()
def _hands() -> None:
    """Check and convert hand histories: PHH, .phhs, ACPC logs, csv."""


@hands.command()
def check(
    paths: Annotated[list[Path], typer.Argument(help="Files, or folders with files in them.")],
    odd_chips: Annotated[
        OddChips, typer.Option(help="How chips are split that do not divide among winners.")
    ] = OddChips.WHOLE,
    expect: Annotated[
        Path | None,
        typer.Option(help="A list of places, one a line, that may differ or be refused."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Replay hands by the rules and compare the chips that their files state.

    Exit code 0: all agree, or state nothing, or were expected not to. 1: a hand differs
    or is refused. 2: something cannot be read.
    """
    try:
        report = HandsReport(odd_chips)
        if expect is not None:
            report.expected = expected_places(expect)
        _check(list(files_below(paths)), report)
    except NotReadable as refusal:
        _fail(refusal)
    if as_json:
        typer.echo(json.dumps(report.as_json(), indent=2, ensure_ascii=False))
    else:
        report.show(Console())
    if not report.files:
        typer.echo("no hand histories there; those are .phh, .phhs and .log", err=True)
    raise typer.Exit(report.exit_code)


def _check(files: list[HandFile], report: HandsReport) -> None:
    for file in files:
        if file.skipped is not None:
            report.skipped[file.name] = file.skipped
    readable = [file for file in files if file.skipped is None]
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=console, transient=True)
    task = progress.add_task("checking", total=sum(_size(file.path) for file in readable))
    began = monotonic()
    started = False
    try:
        for file in readable:
            report.open_file(file.name)
            for history in histories(file, lambda read: progress.advance(task, read)):
                if isinstance(history, NotReadable):
                    report.add_unreadable(file.name, history)
                else:
                    report.add(file.name, replay(history, report.odd_chips))
                if not started and monotonic() - began > PATIENCE and console.is_terminal:
                    progress.start()
                    started = True
    finally:
        if started:
            progress.stop()


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


@hands.command()
def convert(
    source: Annotated[Path, typer.Argument(help="A .phh, .phhs or ACPC .log file.")],
    target: Annotated[Path, typer.Argument(help="The file to write.")],
    notation: Annotated[
        Notation | None,
        typer.Option("--as", help="Its format, if its name does not say; csv: scores or decks."),
    ] = None,
    odd_chips: Annotated[
        OddChips | None, typer.Option(help="How odd chips are split, if the file does not say.")
    ] = None,
    force: Annotated[bool, typer.Option(help="Write over a file that is there.")] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print what was written as JSON.")
    ] = False,
) -> None:
    """Write the hands of one file in another format.

    If a hand cannot be read, or the format cannot hold it, nothing is written and the exit
    code is 2.
    """
    try:
        asked = notation or notation_of(target)
        texts = converted(source, target, asked, odd_chips)
    except Refused as refusal:
        _fail(refusal)
    there = [path for path in texts if path.exists() and not force]
    if there:
        _fail(NotReadable(where=str(there[0]), why="it is there already; --force writes over it"))
    try:
        for path, text in texts.items():
            unfinished = path.with_name(path.name + ".part")
            unfinished.write_text(text, "utf-8")
            os.replace(unfinished, path)
    except OSError as problem:
        _fail(NotReadable(where=str(target), why=problem.strerror or str(problem)))
    if as_json:
        written = {"source": str(source), "as": asked.value, "written": [str(p) for p in texts]}
        typer.echo(json.dumps(written, indent=2, ensure_ascii=False))
    else:
        typer.echo(f"{source} written as {' and '.join(map(str, texts))}")


def _fail(refusal: Refused) -> None:
    typer.echo(str(refusal), err=True)
    raise typer.Exit(CANNOT_BE_READ)
