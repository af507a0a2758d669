"""Lists of stacks and prizes, as they are typed and pasted (R31).

On a page a new line, a tab and a semicolon separate; a dot, a comma, an apostrophe or a space
before exactly three digits marks thousands; one or two digits behind a dot or a comma are
decimals of money. On the command line a comma separates, a point comes before decimals, and
thousands are not marked. Digits of every script are read.
"""

import re
from collections.abc import Iterator
from unicodedata import category

from evendeal.errors import Refused
from evendeal.prizes.reading_number import (
    MOST_DIGITS,
    Cell,
    NumberRefused,
    TwoReadings,
    plain,
    why_none,
    written,
)

_NEARLY = re.compile(r"[\d.,' ]+(?:[km]|e\d+)|nan|inf(?:inity)?", re.IGNORECASE)
"""Written for a number by somebody or some program: no name."""

__all__ = [
    "NumberRefused",
    "TwoReadings",
    "money_in_field",
    "money_on_line",
    "money_on_page",
    "number_in_field",
    "numbers_on_line",
    "numbers_on_page",
    "players_on_page",
]


def numbers_on_page(text: str) -> tuple[int, ...]:
    """The whole numbers of a pasted text, in its order; none of an empty one.

    Raises:
        NumberRefused: a piece is no whole number.
        TwoReadings: a piece can be read in two ways.
    """
    return _listed(text, 0, money=False)


def money_on_page(text: str, decimals: int = 2) -> tuple[int, ...]:
    """The amounts of a pasted text in the smallest unit: 1.234,50 is 123450 with two decimals.

    A sign of a currency may stand before or behind each; all that stand there are the same.

    Raises:
        NumberRefused: a piece is no amount, or in another currency.
        TwoReadings: a piece can be read in two ways.
    """
    return _listed(text, decimals, money=True)


def number_in_field(text: str) -> int:
    """The whole number of a field that holds one.

    Raises:
        NumberRefused, TwoReadings: as `numbers_on_page`.
    """
    return written(Cell(text.strip()), 0, money=False).value


def money_in_field(text: str, decimals: int = 2) -> int:
    """The amount of a field that holds one, in the smallest unit.

    Raises:
        NumberRefused, TwoReadings: as `money_on_page`.
    """
    return written(Cell(text.strip()), decimals, money=True).value


def numbers_on_line(text: str) -> tuple[int, ...]:
    """The whole numbers of an argument, with commas between them.

    Raises:
        NumberRefused: a piece is no whole number.
    """
    return money_on_line(text, 0)


def money_on_line(text: str, decimals: int = 2) -> tuple[int, ...]:
    """The amounts of an argument in the smallest unit, with commas between them.

    Raises:
        NumberRefused: a piece is no amount.
    """
    if not text.strip():
        return ()
    pieces = plain(text).split(",")
    amounts = []
    for column, piece in enumerate(map(str.strip, pieces), start=1):
        where = f"number {column}: " if len(pieces) > 1 else ""
        cell = Cell(piece, column=column, where=where)
        match = re.fullmatch(r"(\d+)(?:\.(\d+))?", piece, re.ASCII)
        if match is None:
            raise cell.refused(why_none(piece, "commas"))
        whole, part = match[1], match[2] or ""
        if column > 1 and len(whole) == 3 and whole[0] == "0":
            raise cell.refused("comma")
        if len(whole) > MOST_DIGITS:
            raise cell.refused("digits", most=MOST_DIGITS)
        if len(part) > decimals:
            raise cell.too_fine(len(part), decimals)
        amounts.append(int(whole) * 10**decimals + int(part.ljust(decimals, "0") or "0"))
    return tuple(amounts)


def players_on_page(text: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The names and stacks of a pasted text, shapes (players,); a name is empty if there is none.

    A name stands before its stack: with a tab, a semicolon, a colon, a comma or a space between.

    Raises:
        NumberRefused: there is no stack behind a name, or it is no whole number.
        TwoReadings: the stack, or where the name ends, can be read in two ways.
    """
    cells = list(_cells(text))
    if not any(_has_letter(cell.text) for cell in cells):
        stacks = numbers_on_page(text)
        return ("",) * len(stacks), stacks
    names: list[str] = []
    numbers: list[Cell] = []
    lines: dict[int, list[Cell]] = {}
    for cell in cells:
        lines.setdefault(cell.line, []).append(cell)
    for on_line in lines.values():
        first, last = on_line[0], on_line[-1]
        named = _has_letter(first.text) and not _NEARLY.fullmatch(first.text)
        if len(on_line) == 2 and named and not _has_letter(last.text):
            names.append(first.text)
            numbers.append(last)
            continue
        for cell in on_line:
            name, number = _named(cell)
            names.append(name)
            numbers.append(number)
    return tuple(names), _values(numbers, 0, money=False)


def _cells(text: str) -> Iterator[Cell]:
    """The pieces of a text; blank lines, and what is empty at a line's end, are left out."""
    lines = text.removeprefix("\ufeff").splitlines()
    several = sum(bool(line.strip()) for line in lines) > 1
    for number, line in enumerate(lines, start=1):
        pieces = [piece.strip() for piece in re.split("[\t;\uff1b]", line)]
        while pieces and not pieces[-1]:
            pieces.pop()
        for column, piece in enumerate(pieces, start=1):
            place = [f"line {number}"] * several + [f"number {column}"] * (len(pieces) > 1)
            yield Cell(piece, number, column, ", ".join(place) + ": " if place else "")


def _listed(text: str, decimals: int, *, money: bool) -> tuple[int, ...]:
    cells = list(_cells(text))
    if len(cells) == 1:  # 500,300,200 and nothing else: three numbers, or one of nine digits
        number = written(cells[0], decimals, money=money)
        marked = number.thousands in (",", " ") and not number.point
        *others, last = number.groups
        if marked and len(others[0]) == 3 and not any(g[0] == "0" for g in number.groups):
            raise cells[0].two("".join(number.groups), f"{', '.join(others)} and {last}")
    return _values(cells, decimals, money=money)


def _values(cells: list[Cell], decimals: int, *, money: bool) -> tuple[int, ...]:
    read = [written(cell, decimals, money=money) for cell in cells]
    points = {number.point for number in read} - {""}
    currency = next((number.currency for number in read if number.currency), "")
    for cell, number in zip(cells, read, strict=True):
        if number.currency not in ("", currency):
            raise cell.refused("currency", about=currency)
        # 7.500 beside 2.50: the dot that marks thousands here comes before decimals there.
        if number.thousands in points and not number.point and len(number.groups) == 2:
            raise cell.two("".join(number.groups), ".".join(number.groups))
    return tuple(number.value for number in read)


def _named(cell: Cell) -> tuple[str, Cell]:
    """A piece as a name and the piece that holds its number."""

    def ending(number: str) -> Cell:
        return Cell(number, cell.line, cell.column, cell.where)

    text = plain(cell.text)
    if not _has_letter(text):
        return "", ending(text)
    before, colon, number = text.rpartition(":")
    if colon:
        return _one_name(cell, cell.text[: len(before)].strip()), ending(number.strip())
    fits: list[tuple[str, Cell]] = []
    refused: Refused | None = None
    for match in re.finditer(r"(?<=[ ,])(?=(\d[\d .,']{,60})$)", text, re.ASCII):
        name, number = text[: match.start()].rstrip(" ,"), match[1]
        marked = text[match.start() - 1] == "," and name[-1:].isdigit()
        if marked or (number[0] == "0" and number != "0"):  # within a number
            continue
        try:
            written(ending(number), 0, money=False)
        except (NumberRefused, TwoReadings) as no:
            refused = no
        else:
            fits.append((cell.text[: len(name)].rstrip(" ,-\u2013="), ending(number)))
    if len(fits) > 1:
        one, other = (f"{number.text} of {name}" for name, number in (fits[0], fits[-1]))
        raise cell.two(one, other)
    if not fits:
        raise refused or cell.refused(why_none(text, "name"))
    return _one_name(cell, fits[0][0]), fits[0][1]


def _one_name(cell: Cell, name: str) -> str:
    """The name, if it holds no other player: Anna 5000, Bob 3000 on one line are two."""
    words = re.split(r"[ ,:]+", plain(name))
    stacks = (i for i, word in enumerate(words) if len(word) > 2 and word.isdigit())
    stack = next(stacks, 0)
    if any(map(_has_letter, words[:stack])) and any(map(_has_letter, words[stack:])):
        raise cell.refused("players")
    return name


def _has_letter(text: str) -> bool:
    """Whether it is a name or holds one; a picture is one too."""
    return any(char.isalpha() or category(char) == "So" for char in text)
