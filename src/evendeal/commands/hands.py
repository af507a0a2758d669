"""`evendeal hands`: real hands against the rules, and from format to format."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from evendeal.commands.output import say
from evendeal.commands.report import AsJson, print_json, telling, warn, write_over
from evendeal.errors import Refused

# The rules and formats are loaded where they are used: other commands start without them.
Odd = Literal["whole", "fraction"]
Format = Literal["phh", "phhs", "acpc", "scores", "decks"]

Lenient = Annotated[
    bool, typer.Option("--lenient", help="Leave out and name hands that cannot be converted.")
]

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
        Odd, typer.Option(help="How chips are split that do not divide among winners.")
    ] = "whole",
    expect: Annotated[
        Path | None,
        typer.Option(help="A list of places, one a line, that may differ or be refused."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Replay hands by the rules and compare the chips that their files state.

    Exit code 0: all agree, or state nothing, or were expected not to. 1: a hand differs
    or is refused. 2: something cannot be read.
    """
    from evendeal.commands.checked_files import files_below
    from evendeal.commands.hand_files import why_no_hands
    from evendeal.commands.hands_checked import check_files
    from evendeal.commands.hands_report import HandsReport, expected_places
    from evendeal.poker import OddChips

    report = HandsReport(OddChips(odd_chips))
    with telling():
        if expect is not None:
            report.expected = expected_places(expect)
        files = list(files_below(paths, why_no_hands))
    check_files(files, report)
    if as_json:
        print_json(report.as_json())
    else:
        report.show()
    if not report.counts.files:
        warn("no hand histories there; those are .phh, .phhs and .log")
    raise typer.Exit(report.exit_code)


@hands.command()
def convert(
    source: Annotated[Path, typer.Argument(help="A .phh, .phhs or ACPC .log file.")],
    target: Annotated[Path, typer.Argument(help="The file to write.")],
    notation: Annotated[
        Format | None,
        typer.Option("--as", help="Its format, if its name does not say; csv: scores or decks."),
    ] = None,
    odd_chips: Annotated[
        Odd | None, typer.Option(help="How odd chips are split, if the file does not say.")
    ] = None,
    lenient: Lenient = False,
    force: Annotated[bool, typer.Option(help="Write over a file that is there.")] = False,
    as_json: AsJson = False,
) -> None:
    """Write the hands of one file in another format.

    If a hand cannot be read, or the format cannot hold it, nothing is written and the exit
    code is 2. With --lenient the other hands are written, and such hands are named.
    """
    from evendeal.commands.convert import Notation, converted, notation_of
    from evendeal.notation.refusals import NotReadable
    from evendeal.poker import OddChips

    with telling():
        target_notation = Notation(notation) if notation else notation_of(target)
        odd = OddChips(odd_chips) if odd_chips else None
        left_out: list[Refused] = []
        texts = converted(source, target, target_notation, odd, left_out if lenient else None)
        for path in texts:
            if path.exists() and not force:
                raise NotReadable(
                    where=str(path), why="it is there already; --force writes over it"
                )
        for path, text in texts.items():
            write_over(path, text)
    for each in left_out:
        warn(f"left out: {each}")
    if as_json:
        report = {
            "source": str(source),
            "as": target_notation.value,
            "written": [str(path) for path in texts],
            "left_out": [str(each) for each in left_out],
        }
        print_json(report)
    else:
        say(f"{source} written as {' and '.join(map(str, texts))}")
