"""Rows of a csv file with a known heading, each with the line it stands on."""

import csv
import re
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from itertools import chain

from evendeal.notation.refusals import LineWrong, quoted
from evendeal.notation.toml import text_of

MOST_DIGITS = 12

_FORMULA = re.compile("'*(?:\\s*[=+\\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])")
"""What a spreadsheet begins to compute at, in either width; or the sign that we set before it."""
_NUMBER = re.compile(r"[-+]?[0-9]+(?:[./][0-9]+)?")
"""Such text computes to itself."""


def read_rows(
    data: bytes | str, columns: Sequence[str], file: str
) -> Iterator[tuple[int, dict[str, str]]]:
    """Each row as its line and its cells by column; columns may stand in any order.

    A sign that stopped a cell from being a formula is taken off.

    Raises:
        NotReadable: the heading lacks a column, or a row has too many or too few cells.
    """
    text = text_of(data, file)
    rows = csv.reader(StringIO(text, newline=""), strict=True)
    heading: list[str] | None = None
    try:
        for cells in rows:
            if not any(cell.strip() for cell in cells):
                continue
            if heading is None:
                heading = [cell.strip().lower() for cell in cells]
                missing = [column for column in columns if column not in heading]
                if missing or len(set(heading)) < len(heading):
                    raise LineWrong(
                        where=file,
                        line=rows.line_num,
                        reason=f"the heading names {', '.join(columns)}, each once",
                    )
                continue
            if len(cells) != len(heading):
                raise LineWrong(
                    where=file,
                    line=rows.line_num,
                    reason=f"{len(cells)} cells under {len(heading)} columns",
                )
            yield rows.line_num, dict(zip(heading, map(_read, cells), strict=True))
    except csv.Error as problem:
        raise LineWrong(where=file, line=rows.line_num, reason=str(problem)) from None
    if heading is None:
        raise LineWrong(
            where=file, line=1, reason=f"the heading names {', '.join(columns)}, each once"
        )


def counted(row: dict[str, str], column: str, line: int, file: str) -> int:
    """A number counted from 1."""
    text = row[column]
    if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS and int(text) > 0:
        return int(text)
    raise LineWrong(where=file, line=line, reason=f"{column} {quoted(text)} is no number from 1")


def write_rows(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> Iterator[str]:
    """The text of a csv file, line by line; no cell of it is a formula to a spreadsheet."""
    for row in chain([columns], rows):
        out = StringIO(newline="")
        csv.writer(out, lineterminator="\n").writerow(map(_written, row))
        yield out.getvalue()


def _written(cell: object) -> object:
    """The cell, with an apostrophe before text that a spreadsheet would compute."""
    if not isinstance(cell, str) or _NUMBER.fullmatch(cell) or not _FORMULA.match(cell):
        return cell
    return f"'{cell}"


def _read(cell: str) -> str:
    text = cell.strip()
    return text[1:] if text[:1] == "'" and _FORMULA.match(text) else text
