"""Rows of a csv file with a known heading, each with the line it stands on."""

import csv
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from itertools import chain

from evendeal.notation.refusals import LineWrong, quoted
from evendeal.notation.toml import text_of

MOST_DIGITS = 12

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet begins to compute at."""


def read_rows(
    data: bytes | str, columns: Sequence[str], file: str
) -> Iterator[tuple[int, dict[str, str]]]:
    """Each row as its line and its cells by column; columns may stand in any order.

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
            yield rows.line_num, dict(zip(heading, map(str.strip, cells), strict=True))
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
    """The text of a csv file, line by line."""
    for row in chain([columns], rows):
        out = StringIO(newline="")
        csv.writer(out, lineterminator="\n").writerow(row)
        yield out.getvalue()


def as_text(text: str) -> str:
    """Text that a spreadsheet takes for text, whatever it begins with."""
    return f"'{text}" if text[:1] in _FORMULA else text
