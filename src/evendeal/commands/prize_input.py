"""Stacks, prizes and parts as they are typed: a comma separates, a point marks the cents (R31)."""

import re
import sys
from collections.abc import Callable, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from evendeal.commands.report import CANNOT_BE_READ, read_bytes, warn
from evendeal.errors import Refused

CENTS = 100
"""The smallest units of money in one of what is typed."""

STDIN = Path("-")

Stacks = Annotated[
    list[str] | None,
    typer.Argument(metavar="STACKS", help="Chips by player: 5000 3000, or 5000,3000."),
]
StacksFile = Annotated[
    Path | None, typer.Option("--stacks", help="A file with the stacks, one a line; - is stdin.")
]
Prizes = Annotated[
    str | None, typer.Option("--prizes", help="Prizes from the first place down: 500,300,200.50.")
]
PrizesFile = Annotated[
    Path | None, typer.Option("--prizes-file", help="A file with the prizes; - is stdin.")
]
Error = Annotated[
    float | None, typer.Option("--error", help="How far off a value may be, in parts of the pool.")
]
Seed = Annotated[int, typer.Option("--seed", help="Begins a simulation's random numbers.")]

_NEGATIVE = re.compile(r"[-\u2212][\d.,]+%?")
_PART = re.compile(r"(\d{1,9}(?:\.\d{0,30})?|\.\d{1,30}) ?(%?)")


class TypedTwice(Refused):
    """Figures on the command line, and a file with them as well."""

    def __init__(self, *, what: str) -> None:
        super().__init__(f"the {what} are typed and come from a file as well; name them once")
        self.what = what


class NotTyped(Refused):
    """Figures that are nowhere."""

    def __init__(self, *, what: str, example: str) -> None:
        super().__init__(f"the {what} are missing: {example}")
        self.what = what
        self.example = example


class CommaAmongStacks(Refused):
    """A comma in one of several stacks: a list, or the mark of thousands."""

    def __init__(self, *, word: str) -> None:
        together, apart = word.replace(",", ""), word.replace(",", " and ")
        super().__init__(
            f"{word} can be {together} or {apart}: a comma separates here, so set either spaces "
            "or commas between stacks and nothing inside them"
        )
        self.word = word


class FigureRefused(Refused):
    """What was to be a number, in a list or a file of them."""

    def __init__(self, *, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why


class PartRefused(Refused):
    """An equity that is no part of a pot."""

    def __init__(self, *, text: str) -> None:
        super().__init__(f"the equity {text} is no part of the pot: write 0.4, or 40%")
        self.text = text


class NoSuchError(Refused):
    """An error that cannot be guaranteed."""

    def __init__(self, *, error: float) -> None:
        super().__init__(f"--error {error:g} is no part of the pool: name one between 0 and 1")
        self.error = error


class Counting(TyperCommand):
    """A command whose words are numbers, so that -5 is a number below 0 and not an option."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """The words, of which none is below 0."""
        for word in args:
            if _NEGATIVE.fullmatch(word):
                warn(f"{word} is below 0: chips, places and money are not")
                raise typer.Exit(CANNOT_BE_READ)
        return super().parse_args(ctx, args)


def stacks_typed(words: Sequence[str] | None, file: Path | None) -> tuple[int, ...]:
    """The chips of each player, checked.

    Raises:
        TypedTwice, NotTyped, CommaAmongStacks, FileUnreadable.
        FigureRefused: a word is no whole number.
        StackRefused, NobodyToPay, TooManyChips: as for any table.
    """
    from evendeal.prizes.reading import numbers_on_line
    from evendeal.prizes.table import checked_stacks

    if words and file is not None:
        raise TypedTwice(what="stacks")
    if words and len(words) > 1:
        for word in words:
            if "," in word.strip(", "):
                raise CommaAmongStacks(word=word.strip(", "))
    if file is None and not words:
        raise NotTyped(what="stacks", example="type them, 5000 3000 1500, or name --stacks FILE")
    return checked_stacks(
        _read("stacks", ",".join(word.strip(", ") for word in words or ()), file, numbers_on_line)
    )


def prizes_typed(
    text: str | None, file: Path | None, *, players: int, gaps: bool = False
) -> tuple[int, ...]:
    """The prizes in cents, first place first, checked.

    Raises:
        TypedTwice, NotTyped, FileUnreadable.
        FigureRefused: one is no amount of money.
        PrizesRise, MorePrizesThanPlayers, NothingToShare, PrizeRefused: as for any table.
    """
    from evendeal.prizes.reading import money_on_line
    from evendeal.prizes.table import checked_prizes

    if text is not None and file is not None:
        raise TypedTwice(what="prizes")
    if text is None and file is None:
        raise NotTyped(what="prizes", example="name them, --prizes 500,300,200")
    prizes = _read("prizes", text or "", file, money_on_line)
    return checked_prizes(prizes, players=players, decimals=2, gaps=gaps)


def figures(what: str, text: str) -> tuple[int, ...]:
    """Whole numbers of a list such as 100,200,0."""
    from evendeal.prizes.reading import numbers_on_line

    return _read(what, text, None, numbers_on_line)


def amounts(what: str, text: str) -> tuple[int, ...]:
    """Amounts of a list such as 12.50,10 in cents."""
    from evendeal.prizes.reading import money_on_line

    return _read(what, text, None, money_on_line)


def amount(what: str, text: str) -> int:
    """One amount in cents.

    Raises:
        FigureRefused: it is none, or several.
    """
    typed = amounts(what, text)
    if len(typed) != 1:
        raise FigureRefused(where=what, why=f"one amount is wanted, not {text.strip()}")
    return typed[0]


def as_typed(cents: int) -> int | float:
    """An amount in the unit in which it was typed: a whole number where it is one."""
    return cents // CENTS if cents % CENTS == 0 else cents / CENTS


def part_typed(text: str) -> Fraction:
    """A part of the pot, typed as 0.4 or 40%.

    Raises:
        PartRefused: it is none, or more than all of it.
    """
    match = _PART.fullmatch(text.strip())
    part = Fraction(match[1]) / (100 if match[2] else 1) if match else None
    if part is None or part > 1:
        raise PartRefused(text=text)
    return part


def error_typed(error: float | None, otherwise: float) -> float:
    """The error to stay below: the one that was named, or the default.

    Raises:
        NoSuchError: it is no part of the pool.
    """
    if error is None:
        return otherwise
    if not 0 < error < 1:
        raise NoSuchError(error=error)
    return error


def _read(
    what: str, text: str, file: Path | None, read: Callable[[str], tuple[int, ...]]
) -> tuple[int, ...]:
    from evendeal.prizes.reading import NumberRefused

    if file is not None:
        what = "standard input" if file == STDIN else str(file)
        raw = sys.stdin.buffer.read() if file == STDIN else read_bytes(file)
        lines = [
            (at, line)
            for at, each in enumerate(raw.decode("utf-8", "replace").splitlines(), start=1)
            if (line := each.strip(" \t,;\ufeff"))
        ]
        if lines and not any(letter.isdigit() for letter in lines[0][1]):
            del lines[0]  # the heading of a csv
        pieces = [(f"{what}, line {at}", re.sub("[\t;]", ",", line)) for at, line in lines]
    else:
        pieces = [(what, text)]
    numbers: tuple[int, ...] = ()
    for where, piece in pieces:
        try:
            numbers += read(piece)
        except NumberRefused as refusal:
            raise FigureRefused(where=where, why=str(refusal)) from None
    if not numbers:
        raise FigureRefused(where=what, why="there is no number")
    return numbers
