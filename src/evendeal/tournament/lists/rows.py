"""The rows of a list that is text: which sign separates its columns, and the cells of each."""

import csv
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Literal

from evendeal.names import entered
from evendeal.reason import Reason
from evendeal.tournament.lists.refusals import LineNotCsv, ListTooLarge

SEPARATORS = ("\t", ";", ",")
MOST_ROWS = 2_000
"""Lines of a list; an event of so many teams has never been played."""
MOST_COLUMNS = 60

_SAID = re.compile(r"sep=([;,\t|])[;,\t]*", re.IGNORECASE)
"""The first line by which a spreadsheet knows the separator."""
_QUOTED = re.compile(r'"[^"]*(?:""[^"]*)*"')


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a list: the line of the file that it begins on, and its cells."""

    line: int
    cells: tuple[str, ...]

    def cell(self, column: int) -> str:
        """What stands in a column, counted from 1; empty where the row has ended."""
        return self.cells[column - 1] if column <= len(self.cells) else ""


def row_of(line: int, cells: Iterable[str], file: str) -> Row | None:
    """The row, without the empty cells at its end; None if nothing stands in it.

    Its texts are taken in one spelling, as everywhere that somebody types.

    Raises:
        ListTooLarge: it has more columns than a list has.
    """
    there = [entered(cell).strip() for cell in cells]
    while there and not there[-1]:
        there.pop()
    if len(there) > MOST_COLUMNS:
        what = Reason("most-columns", "has more than {most} columns", most=MOST_COLUMNS)
        raise ListTooLarge(file=file, line=line, what=what)
    return Row(line, tuple(there)) if there else None


def require_rows(count: int, file: str) -> None:
    """Passes as many rows as a list may have.

    Raises:
        ListTooLarge.
    """
    if count > MOST_ROWS:
        what = Reason("most-lines", "has more than {most} lines", most=MOST_ROWS)
        raise ListTooLarge(file=file, what=what)


def rows_of(text: str, file: str = "") -> tuple[str, tuple[Row, ...]]:
    """The separator of a text, and the rows in which anything stands.

    Raises:
        LineNotCsv: quotation marks do not fit.
        ListTooLarge: there are too many lines or columns.
    """
    named = _SAID.fullmatch(text.splitlines()[0].strip()) if text.strip() else None
    separator = named[1] if named else _separator(text)
    try:
        rows = _rows(text, separator, file, csv.QUOTE_MINIMAL)
    except LineNotCsv:
        # Some programs copy a table with its quotation marks as they stand in the cells.
        if separator != "\t":
            raise
        rows = _rows(text, separator, file, csv.QUOTE_NONE)
    if named and rows and _SAID.fullmatch(separator.join(rows[0].cells) + separator):
        rows = rows[1:]
    return separator, tuple(rows)


def written(rows: Iterable[Sequence[str]], separator: str, *, every: bool = False) -> str:
    """The text of rows; with `every` each cell stands between quotation marks."""
    out = StringIO(newline="")
    quoting: Literal[0, 1] = csv.QUOTE_ALL if every else csv.QUOTE_MINIMAL
    csv.writer(out, delimiter=separator, lineterminator="\n", quoting=quoting).writerows(rows)
    return out.getvalue()


def _separator(text: str) -> str:
    """A tab, which nobody types into a cell; else the sign that comes first in most lines."""
    bare = _QUOTED.sub("", text)
    if "\t" in bare:
        return "\t"
    firsts = Counter(
        first[0] for line in bare.splitlines() if (first := re.search("[;,]", line)) is not None
    )
    return max(SEPARATORS, key=lambda sign: firsts[sign]) if firsts else ","


def _rows(text: str, separator: str, file: str, quoting: Literal[0, 3]) -> list[Row]:
    reader = csv.reader(
        StringIO(text, newline=""), delimiter=separator, strict=True, quoting=quoting
    )
    rows: list[Row] = []
    line = 1
    try:
        for cells in reader:
            row = row_of(line, cells, file)
            if row is not None:
                require_rows(len(rows) + 1, file)
                rows.append(row)
            line = reader.line_num + 1
    except csv.Error as no:
        raise LineNotCsv(file=file, line=line, what=_plainly(str(no))) from None
    return rows


def _plainly(why: str) -> Reason:
    """What the reader of csv means, without its signs."""
    if "unexpected end" in why:
        return Reason("quotation-open", "a quotation mark is opened here and never closed")
    if "expected after" in why:
        return Reason("quotation-closed", "letters follow the closing quotation mark of a cell")
    return Reason("not-csv", "is not csv: {reader}", reader=why)
